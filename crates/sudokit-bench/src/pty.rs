//! The program in a pseudo-terminal, with a timestamp on everything it writes.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

/// A screen is complete if nothing new appears for this long.
const SILENCE: Duration = Duration::from_millis(5);

/// The time after which an expected change is considered missing.
const TIMEOUT: Duration = Duration::from_secs(5);

/// A query that the program sends, and the reply of a terminal.
const QUERY: &[u8] = b"\x1b[c";
const REPLY: &[u8] = b"\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[?62;22c";

/// The input of the program, from a person or from the terminal itself.
#[derive(Clone)]
struct Keyboard(Arc<Mutex<Box<dyn Write + Send>>>);

impl Keyboard {
    fn write_all(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.0.lock().map_err(|_| std::io::Error::other("the terminal is gone"))?.write_all(bytes)
    }
}

/// A program on a screen.
pub struct Screen {
    started: Instant,
    emulator: vt100::Parser,
    written: Receiver<(Instant, Vec<u8>)>,
    keyboard: Keyboard,
    child: Box<dyn Child + Send + Sync>,
    /// Keeps the program connected to its terminal.
    _master: Box<dyn MasterPty + Send>,
    /// The folder in which its games are saved.
    _home: TempDir,
}

impl Screen {
    /// Starts a program in a terminal with these columns and rows.
    pub fn start(
        program: &Path,
        arguments: &[&str],
        (cols, rows): (u16, u16),
    ) -> Result<Self, Box<dyn std::error::Error>> {
        let home = tempfile::tempdir()?;
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.cwd(home.path());
        command.env("TERM", "xterm-256color");
        command.env("XDG_DATA_HOME", home.path());
        let pair = native_pty_system().openpty(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 })?;
        let mut source = pair.master.try_clone_reader()?;
        let keyboard = Keyboard(Arc::new(Mutex::new(pair.master.take_writer()?)));
        let mut answers = keyboard.clone();
        let started = Instant::now();
        let child = pair.slave.spawn_command(command)?;
        let (sender, written) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = [0; 1 << 14];
            while let Ok(count @ 1..) = source.read(&mut buffer) {
                // Like every terminal, it reports what it is.
                if buffer[..count].windows(QUERY.len()).any(|bytes| bytes == QUERY) {
                    let _ = answers.write_all(REPLY);
                }
                if sender.send((Instant::now(), buffer[..count].to_vec())).is_err() {
                    return;
                }
            }
        });
        let size = |number| NonZeroU16::new(number).ok_or("a terminal needs columns and rows");
        let emulator = vt100::Parser::new(size(rows)?, size(cols)?, 0);
        Ok(Self { started, emulator, written, keyboard, child, _master: pair.master, _home: home })
    }

    /// Returns the contents of the screen.
    pub fn see(&self) -> &vt100::Screen {
        self.emulator.screen()
    }

    /// Returns the time from the start to the last byte of the expected screen.
    pub fn first(&mut self, is_shown: impl Fn(&vt100::Screen) -> bool) -> Result<Duration, String> {
        let end = self.watch(is_shown)?;
        Ok(end - self.started)
    }

    /// Returns the time from a key to the last byte of the change it causes.
    pub fn press(
        &mut self,
        keys: &str,
        is_shown: impl Fn(&vt100::Screen) -> bool,
    ) -> Result<Duration, String> {
        // The clock of the game may have ticked.
        while let Ok((_, bytes)) = self.written.try_recv() {
            self.emulator.process(&bytes);
        }
        if is_shown(self.see()) {
            return Err(format!("{keys:?} has nothing to change:\n{}", self.see().contents()));
        }
        let pressed = Instant::now();
        self.keyboard.write_all(keys.as_bytes()).map_err(|error| error.to_string())?;
        let end = self
            .watch(is_shown)
            .map_err(|screen| format!("{keys:?} did not have the expected effect:\n{screen}"))?;
        Ok(end - pressed)
    }

    /// Returns the time of the last byte of the expected screen, or the screen's contents if it
    /// never appears.
    fn watch(&mut self, is_shown: impl Fn(&vt100::Screen) -> bool) -> Result<Instant, String> {
        let mut shown = None;
        loop {
            let wait = if shown.is_some() { SILENCE } else { TIMEOUT };
            match (self.written.recv_timeout(wait), shown) {
                (Ok((time, bytes)), _) => {
                    self.emulator.process(&bytes);
                    if shown.is_some() || is_shown(self.see()) {
                        shown = Some(time);
                    }
                }
                (Err(_), Some(time)) => return Ok(time),
                (Err(_), None) => return Err(self.see().contents()),
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.keyboard.write_all(b"q");
        let _ = self.child.wait();
    }
}
