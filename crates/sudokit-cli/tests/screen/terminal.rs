//! A terminal with the program on it.
//!
//! ```text
//!  keys, mouse, paste ──▶ pseudo-terminal ◀──▶ sudoku
//!                               │
//!                               └─ bytes ─▶ emulator ─▶ what a person would see
//! ```
//!
//! Nothing sleeps: a test that waits for the screen is woken by each piece of
//! output, and gives up after [`TIMEOUT`].

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};

use crate::data_folder;

/// The longest time to wait, for a busy machine.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A terminal of 80x24 at first.
pub struct Terminal {
    line: Option<Line>,
    child: Box<dyn Child + Send + Sync>,
    output: Arc<Output>,
    /// How many of the written bytes [`Terminal::expect`] has passed.
    read: usize,
}

/// Our end of the pseudo-terminal. Dropping it disconnects the program.
struct Line {
    master: Box<dyn MasterPty + Send>,
    keyboard: Arc<Mutex<Box<dyn Write + Send>>>,
    reader: JoinHandle<()>,
}

/// What a terminal answers to questions of the program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Answers {
    /// Nothing.
    Nothing,
    /// What it is, but not which background it has.
    Kind,
    /// What it is, and this background.
    Background(&'static str),
}

impl Answers {
    /// The last query, which every terminal answers.
    const QUESTION: &'static [u8] = b"\x1b[c";

    fn bytes(self) -> Vec<u8> {
        match self {
            Self::Nothing => Vec::new(),
            Self::Kind => b"\x1b[?62;22c".to_vec(),
            Self::Background(color) => format!("\x1b]11;{color}\x1b\\\x1b[?62;22c").into_bytes(),
        }
    }
}

/// What the program has written so far.
struct Output {
    shown: Mutex<Shown>,
    has_more: Condvar,
}

struct Shown {
    emulator: vt100::Parser,
    bytes: Vec<u8>,
    flow: Flow,
}

/// Whether output is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    On,
    /// Only the next piece of output is read.
    Last,
    Ended,
}

impl Terminal {
    /// Starts `sudoku play` with its data in a folder of its own.
    pub fn play(home: &Path, arguments: &[&str]) -> Self {
        Self::play_with(home, arguments, &[])
    }

    /// The same with variables that say what the terminal can do.
    pub fn play_with(home: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::play_on(home, arguments, variables, Answers::Kind)
    }

    /// The same at a terminal that answers questions in this way.
    pub fn play_on(home: &Path, arguments: &[&str], variables: &[(&str, &str)], answers: Answers) -> Self {
        let data = data_folder::variables(home);
        let kind = ("TERM", "xterm-256color");
        let variables = [&data[..], &[kind], variables].concat();
        let words = [&[env!("CARGO_BIN_EXE_sudoku"), "play"], arguments].concat();
        Self::run_on(home, &words, &variables, answers)
    }

    /// Starts `sudoku` in a folder.
    pub fn start(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::run(folder, &[&[env!("CARGO_BIN_EXE_sudoku")], arguments].concat(), variables)
    }

    /// Starts a program in a folder.
    pub fn run(folder: &Path, words: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::run_on(folder, words, variables, Answers::Kind)
    }

    fn run_on(folder: &Path, words: &[&str], variables: &[(&str, &str)], answers: Answers) -> Self {
        let mut command = CommandBuilder::from_argv(words.iter().map(Into::into).collect());
        command.cwd(folder);
        for name in ["NO_COLOR", "COLORTERM", "COLORFGBG", "CLICOLOR", "CLICOLOR_FORCE"] {
            command.env_remove(name);
        }
        for (name, value) in variables {
            command.env(name, value);
        }

        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        let child = pair.slave.spawn_command(command).unwrap();
        let shown = Shown {
            emulator: vt100::Parser::new(positive(24), positive(80), 0),
            bytes: Vec::new(),
            flow: Flow::On,
        };
        let output = Arc::new(Output { shown: Mutex::new(shown), has_more: Condvar::new() });
        let source = pair.master.try_clone_reader().unwrap();
        let sink = Arc::clone(&output);
        let keyboard = Arc::new(Mutex::new(pair.master.take_writer().unwrap()));
        let answering = Arc::clone(&keyboard);
        let reader = thread::spawn(move || {
            sink.fill(source, || {
                let _ = answering.lock().unwrap().write_all(&answers.bytes());
            });
        });
        Self { line: Some(Line { master: pair.master, keyboard, reader }), child, output, read: 0 }
    }

    /// Looks at the emulator as it is now.
    pub fn see<T>(&self, look: impl FnOnce(&vt100::Screen) -> T) -> T {
        look(self.output.lock().emulator.screen())
    }

    /// What is on the screen.
    pub fn screen(&self) -> String {
        self.see(vt100::Screen::contents)
    }

    /// The board of a 9x9 game at 80x24, without the panel, which shows the time.
    pub fn board(&self) -> String {
        self.see(board_of)
    }

    /// Waits until this board is shown. A frame can arrive in several pieces.
    pub fn wait_for_board(&self, board: &str) {
        self.wait_until(board, |screen| board_of(screen) == board);
    }

    /// Everything that was written, escape sequences and all.
    pub fn written(&self) -> String {
        String::from_utf8_lossy(&self.output.lock().bytes).into_owned()
    }

    /// Waits until the program writes a text after the last expected text.
    pub fn expect(&mut self, text: &str) {
        let (start, mut end) = (self.read, 0);
        let find = |bytes: &[u8]| bytes.windows(text.len()).position(|piece| piece == text.as_bytes());
        self.output.wait(text, |shown| find(&shown.bytes[start..]).is_some());
        if let Some(place) = find(&self.output.lock().bytes[start..]) {
            end = start + place + text.len();
        }
        self.read = end;
    }

    /// Waits for the end, and returns what was written after the last expected text.
    pub fn rest(&mut self) -> String {
        self.end();
        String::from_utf8_lossy(&self.output.lock().bytes[self.read..]).into_owned()
    }

    /// Where a text is: its column and row.
    pub fn find(&self, text: &str) -> (u16, u16) {
        let screen = self.screen();
        let found = screen.lines().enumerate().find_map(|(row, line)| Some((row, line, line.find(text)?)));
        let (row, line, byte) = found.unwrap_or_else(|| panic!("there is no {text}:\n{screen}"));
        (line[..byte].chars().count() as u16, row as u16)
    }

    /// Waits until the screen is as it should be.
    pub fn wait_until(&self, what: &str, is_so: impl Fn(&vt100::Screen) -> bool) {
        self.output.wait(what, |shown| is_so(shown.emulator.screen()));
    }

    pub fn wait_for(&self, text: &str) {
        self.wait_until(text, |screen| screen.contents().contains(text));
    }

    /// Simulates output of another program.
    pub fn write_from_another_program(&self, text: &str) {
        self.output.lock().emulator.process(text.as_bytes());
    }

    /// Sends what keys send.
    pub fn type_keys(&mut self, keys: &str) {
        let mut keyboard = self.line.as_ref().expect("the terminal is open").keyboard.lock().unwrap();
        keyboard.write_all(keys.as_bytes()).unwrap();
        keyboard.flush().unwrap();
    }

    pub fn paste(&mut self, text: &str) {
        // Terminals send the key Enter where lines end.
        self.type_keys(&format!("\u{1b}[200~{}\u{1b}[201~", text.replace('\n', "\r")));
    }

    pub fn click(&mut self, at: (u16, u16)) {
        self.press_mouse(at);
        self.release_mouse(at);
    }

    pub fn drag(&mut self, from: (u16, u16), path: &[(u16, u16)]) {
        self.press_mouse(from);
        for &at in path {
            self.mouse(32, at, 'M');
        }
        self.release_mouse(*path.last().unwrap_or(&from));
    }

    fn press_mouse(&mut self, at: (u16, u16)) {
        self.mouse(0, at, 'M');
    }

    fn release_mouse(&mut self, at: (u16, u16)) {
        self.mouse(0, at, 'm');
    }

    /// A terminal counts columns and rows from one.
    fn mouse(&mut self, button: u16, (column, row): (u16, u16), end: char) {
        self.type_keys(&format!("\u{1b}[<{button};{};{}{end}", column + 1, row + 1));
    }

    /// Gives the window another size; the program gets a signal.
    pub fn resize(&self, columns: u16, rows: u16) {
        self.output.lock().emulator.set_size(positive(rows), positive(columns));
        self.line.as_ref().expect("the terminal is open").master.resize(size(columns, rows)).unwrap();
    }

    pub fn signal(&self, signal: Signal) {
        let id = self.child.process_id().expect("the program runs");
        kill_process(Pid::from_raw(id.cast_signed()).expect("no process has the number 0"), signal).unwrap();
    }

    /// Kills the program.
    pub fn kill(mut self) {
        self.signal(Signal::KILL);
        self.end();
    }

    /// Waits until the program ends without being stopped.
    pub fn end(&mut self) -> ExitStatus {
        self.output.wait("the end", |shown| shown.flow == Flow::Ended);
        self.child.wait().unwrap()
    }

    /// Closes the window, and waits for the program to notice.
    pub fn close(mut self) -> ExitStatus {
        self.output.lock().flow = Flow::Last;
        // The reader also holds the terminal; one more key makes it stop reading.
        self.type_keys("\u{1b}[C");
        let line = self.line.take().expect("the terminal is open");
        line.reader.join().unwrap();
        drop((line.keyboard, line.master));
        let end = Instant::now() + TIMEOUT;
        loop {
            match self.child.try_wait().unwrap() {
                Some(status) => return status,
                None if Instant::now() > end => panic!("the program continues without a terminal"),
                None => thread::sleep(Duration::from_millis(5)),
            }
        }
    }
}

impl Output {
    fn lock(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap()
    }

    /// Reads what the program writes until it ends or reading is stopped. Answers its queries.
    fn fill(&self, mut source: impl Read, answer: impl Fn()) {
        let mut buffer = [0; 4096];
        loop {
            let count = source.read(&mut buffer).unwrap_or(0);
            let question = Answers::QUESTION;
            if buffer[..count].windows(question.len()).any(|bytes| bytes == question) {
                answer();
            }
            let mut shown = self.lock();
            shown.emulator.process(&buffer[..count]);
            shown.bytes.extend_from_slice(&buffer[..count]);
            let is_over = count == 0 || shown.flow == Flow::Last;
            if is_over {
                shown.flow = Flow::Ended;
            }
            self.has_more.notify_all();
            if is_over {
                return;
            }
        }
    }

    fn wait(&self, what: &str, is_so: impl Fn(&Shown) -> bool) {
        let wait = self.has_more.wait_timeout_while(self.lock(), TIMEOUT, |shown| !is_so(shown));
        let (shown, waited) = wait.unwrap();
        let screen = shown.emulator.screen().contents();
        drop(shown);
        assert!(!waited.timed_out(), "timed out while waiting for {what}:\n{screen}");
    }
}

/// A failed test leaves no program behind.
impl Drop for Terminal {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            self.signal(Signal::KILL);
            let _ = self.child.wait();
        }
    }
}

fn board_of(screen: &vt100::Screen) -> String {
    screen.rows(0, 57).take(23).collect::<Vec<_>>().join("\n")
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

fn positive(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("terminals have columns and rows")
}
