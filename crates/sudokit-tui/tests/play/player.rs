//! A player at a simulated terminal, who sees no colours.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use sudokit::logic::Order;
use sudokit::{Control, Digit};
use sudokit_game::{Game, Preferences};
use sudokit_tui::play::{PlayApp, PlayRequest};
use sudokit_tui::{Depth, Palette, Theme};

pub const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A player at a simulated terminal.
pub struct Player {
    pub app: PlayApp,
    pub terminal: Terminal<TestBackend>,
}

impl Player {
    pub fn new(puzzle: &str) -> Self {
        let game = Game::new(&sudokit::format::parse(puzzle).unwrap(), &Control::new()).unwrap();
        Self::of(game, Preferences::default())
    }

    /// A player whose hints come in HoDoKu's order: it takes chains early.
    pub fn with_chains(puzzle: &str) -> Self {
        let mut player = Self::new(puzzle);
        player.app.game.settings.order = Order::Hodoku;
        player
    }

    /// A player of this game.
    pub fn of(game: Game, preferences: Preferences) -> Self {
        let app = PlayApp::new(game, preferences);
        let mut player = Self { app, terminal: Terminal::new(TestBackend::new(80, 24)).unwrap() };
        player.look();
        player
    }

    /// The same player at a terminal of another size.
    pub fn at_size(mut self, width: u16, height: u16) -> Self {
        self.terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        self
    }

    /// The same terminal in another size.
    pub fn resized(&mut self, width: u16, height: u16) -> &mut Self {
        self.terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        self
    }

    pub fn press_with(&mut self, code: KeyCode, modifiers: KeyModifiers) -> Vec<PlayRequest> {
        self.event(Event::Key(KeyEvent::new(code, modifiers)))
    }

    pub fn press(&mut self, code: KeyCode) -> Vec<PlayRequest> {
        self.press_with(code, KeyModifiers::NONE)
    }

    pub fn type_keys(&mut self, keys: &str) -> Vec<PlayRequest> {
        keys.chars().flat_map(|key| self.press(KeyCode::Char(key))).collect()
    }

    /// Hints come immediately.
    pub fn event(&mut self, event: Event) -> Vec<PlayRequest> {
        self.app.handle(event);
        let requests = self.app.take_requests();
        if requests.contains(&PlayRequest::Advise) {
            self.app.advised(self.app.game.advise(&Control::new()));
        }
        self.look();
        requests
    }

    pub fn look(&mut self) -> String {
        let theme = Theme::new(Palette::None, Depth::Ansi16);
        self.terminal.draw(|frame| self.app.draw(frame, theme)).unwrap();
        let screen = self.terminal.backend().to_string();
        // A test terminal shows its lines in quotes.
        let lines = screen.lines().map(|line| line.trim_matches('"').trim_end());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Where a text is on the screen.
    pub fn find(&mut self, text: &str) -> (u16, u16) {
        let screen = self.look();
        let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(text)).expect(text);
        let byte = line.find(text).unwrap();
        (line[..byte].chars().count() as u16, row as u16)
    }

    /// Where a cell is drawn, by the numbers of rows and columns.
    pub fn place(&mut self, row: usize, column: usize) -> (u16, u16) {
        let screen = self.look();
        let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
        let is_number = |number: usize, text: &[char]| text == number.to_string().chars().collect::<Vec<_>>();
        let starts_with = |line: &Vec<char>| {
            let label: Vec<char> =
                line.iter().copied().skip_while(|c| *c == ' ').take_while(|c| *c != ' ').collect();
            is_number(row, &label) && line.contains(&'┃')
        };
        let y = lines.iter().position(starts_with).expect("rows are numbered");
        let labels = &lines[lines.iter().position(|line| line.contains(&'┏')).expect("a frame") - 1];
        let x = labels.iter().position(|c| is_number(column, &[*c])).expect("columns are numbered");
        (x as u16, y as u16)
    }

    pub fn mouse(&mut self, kind: MouseEventKind, (column, row): (u16, u16), modifiers: KeyModifiers) {
        self.event(Event::Mouse(MouseEvent { kind, column, row, modifiers }));
    }

    pub fn click(&mut self, at: (u16, u16)) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), at, KeyModifiers::NONE);
    }

    pub fn click_cell(&mut self, row: usize, column: usize) {
        let at = self.place(row, column);
        self.click(at);
    }

    pub fn at(&self, row: usize, column: usize) -> sudokit::Cell {
        self.app.game.board().cell(row - 1, column - 1)
    }

    pub fn digit(&self, row: usize, column: usize) -> Option<u8> {
        self.app.game.digit(self.at(row, column)).map(Digit::get)
    }

    pub fn cursor(&self) -> String {
        let game = &self.app.game;
        game.board().position(game.selection.cursor()).to_string()
    }
}
