//! The links of a chain, drawn as wires between its captions.
//!
//! ```text
//!  #7₁━━━━▶*7²      strong: if the first is not true, the second is
//!  *7²╌╌╌╌▷#7₃      weak: if the first is true, the second is not
//!  #7₃····▹#5₄      a step rules the second out
//! ```
//!
//! Short wires are routed first, because they have the fewest choices. Then
//! each wire that crosses others is routed again, because now the others are
//! known. Where two wires cross, the horizontal one is drawn over the other.

mod costs;
mod legend;
mod links;
mod router;

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use sudokit::logic::explain::Inference;
use sudokit_draw::{ChainLink, Scene};

use costs::{Ground, Heading};
pub use legend::chain_legend;
pub(crate) use legend::{role_signs, sign_legend, wire_signs};
pub(crate) use links::links;
use router::{Route, Router, Stop};

use crate::board::{Board, Caption, Form, Layout, captions};
use crate::theme::{Meaning, Theme};

/// With more links than this, only wires that cross no other are drawn. Wires that
/// lead from one number to the next come before others. The links of the last claim
/// are always drawn, so each link is visible once if the proof is read step by step.
const MOST_WIRES: usize = 22;

/// Draws the chain of a scene as wires on its board. Their routes depend only on the
/// chain and the notes, and not on the cursor. Returns the number of links that are
/// drawn.
pub(crate) fn draw(scene: &Scene, layout: &Layout, theme: Theme, buffer: &mut Buffer) -> usize {
    let bare = scene.bare();
    let mut contents = Buffer::empty(buffer.area);
    Board::new(&bare, theme).draw_contents(layout, &mut contents);
    let wires = routes(&bare, layout, &contents);
    // Vertical parts first, so that horizontal ones are drawn over them.
    for is_horizontal in [false, true] {
        for (inference, route) in &wires {
            let (wire, style) = (Wire::of(*inference), theme.style(Meaning::Link(*inference)));
            for (number, stop) in route.iter().enumerate() {
                if stop.leaves.is_horizontal() == is_horizontal
                    && let Some(place) = buffer.cell_mut(stop.at)
                {
                    let is_last = number + 1 == route.len();
                    let character =
                        if is_last { wire.heads[stop.leaves as usize] } else { wire.piece(*stop) };
                    place.set_char(character).set_style(style);
                }
            }
        }
    }
    wires.iter().filter(|(_, route)| !route.is_empty()).count()
}

/// The routes of all wires on a board that is drawn already.
fn routes(scene: &Scene, layout: &Layout, buffer: &Buffer) -> Vec<(Inference, Route)> {
    let captions = scene.geometry().cells().flat_map(|cell| captions(scene, layout, cell));
    let captions: Vec<Caption> = captions.filter(|caption| !caption.is_note()).collect();
    let area_of = |number: usize| {
        let candidate = scene.chain.claims[number].first();
        captions.iter().find(|caption| caption.candidates == [candidate]).map(|caption| caption.area)
    };
    let (links, last) = (links(&scene.chain), scene.chain.claims.len().saturating_sub(1));
    let is_crowded = links.len() > MOST_WIRES;
    let rank = |link: &ChainLink| match link {
        _ if !is_crowded || link.from.max(link.to) == last => WireRank::Needed,
        link if link.from + 1 == link.to => WireRank::Thread,
        _ => WireRank::Other,
    };
    let ends = links
        .iter()
        .filter_map(|link| Some((rank(link), link.inference, area_of(link.from)?, area_of(link.to)?)));
    let mut ends: Vec<(WireRank, Inference, Rect, Rect)> = ends.collect();
    ends.sort_by_key(|(rank, _, from, to)| (*rank, from.x.abs_diff(to.x) + 2 * from.y.abs_diff(to.y)));

    let mut router = router(scene, layout, &captions, buffer);
    let mut routes: Vec<Route> = vec![Route::new(); ends.len()];
    let again = if is_crowded { 0..0 } else { 0..ends.len() };
    for number in (0..ends.len()).chain(again) {
        if is_clear(&routes, number) {
            continue;
        }
        router.clear();
        for (_, other) in routes.iter().enumerate().filter(|(other, _)| *other != number) {
            router.occupy(other);
        }
        let (_, _, from, to) = ends[number];
        routes[number] = router.route(from, to).unwrap_or_default();
    }
    if is_crowded {
        for number in (0..routes.len()).rev() {
            if ends[number].0 != WireRank::Needed && !is_clear(&routes, number) {
                routes[number].clear();
            }
        }
    }
    ends.into_iter().map(|(_, inference, ..)| inference).zip(routes).collect()
}

/// The order in which wires are drawn if there are too many.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum WireRank {
    Needed,
    /// From one number to the next.
    Thread,
    Other,
}

/// Whether a wire has a route and crosses no other.
fn is_clear(routes: &[Route], number: usize) -> bool {
    let others =
        || routes.iter().enumerate().filter(|(other, _)| *other != number).flat_map(|(_, route)| route);
    let route = &routes[number];
    !route.is_empty() && !route.iter().any(|stop| others().any(|other| other.at == stop.at))
}

/// A router for the board as it is drawn.
fn router(scene: &Scene, layout: &Layout, captions: &[Caption], buffer: &Buffer) -> Router {
    let is_caption = |at: Position| captions.iter().any(|caption| caption.area.contains(at));
    let is_filled = |at| layout.cell_at(at).is_some_and(|cell| scene.content(cell).digit().is_some());
    let symbol = |x, y| buffer.cell((x, y)).map_or(" ", |place| place.symbol());
    let is_digit = |x: u16, y: u16| is_filled(Position { x, y }) && symbol(x, y) != " ";
    let is_next_to_text = |at: Position| {
        let Position { x, y } = at;
        let is_near = |caption: &Caption| {
            let grown = [Margin::new(1, 0), Margin::new(0, 1)].map(|margin| caption.area.outer(margin));
            grown.iter().any(|area| area.contains(at))
        };
        is_digit(x.saturating_sub(1), y) || is_digit(x + 1, y) || captions.iter().any(is_near)
    };
    Router::new(layout.frame(), |at| match symbol(at.x, at.y) {
        _ if is_caption(at) => Ground::Wall,
        " " | "·" if is_next_to_text(at) => Ground::NextToText,
        " " | "·" => Ground::Free,
        "═" => Ground::Horizontal,
        "║" => Ground::Vertical,
        _ if is_filled(at) => Ground::Wall,
        // In dense boards, a wire would hide several notes.
        _ if layout.form() == Form::Dense => Ground::Wall,
        _ => Ground::Note,
    })
}

/// The characters of a wire.
struct Wire {
    /// Horizontal, vertical, and the corners: `┏ ┓ ┗ ┛`.
    pieces: [char; 6],
    /// Its end by heading: up, right, down, left.
    heads: [char; 4],
}

impl Wire {
    const fn of(inference: Inference) -> Self {
        let (pieces, heads) = match inference {
            Inference::Strong => (['━', '┃', '┏', '┓', '┗', '┛'], ['▲', '▶', '▼', '◀']),
            Inference::Weak => (['╌', '╎', '╭', '╮', '╰', '╯'], ['△', '▷', '▽', '◁']),
            Inference::Step => (['·', '┊', '·', '·', '·', '·'], ['▵', '▹', '▿', '◃']),
        };
        Self { pieces, heads }
    }

    /// The character between two others of the wire.
    const fn piece(&self, stop: Stop) -> char {
        use Heading::{Down, Left, Right, Up};
        self.pieces[match (stop.enters, stop.leaves) {
            (Right | Left, Right | Left) => 0,
            (Up | Down, Up | Down) => 1,
            (Up, Right) | (Left, Down) => 2,
            (Right, Down) | (Up, Left) => 3,
            (Down, Right) | (Left, Up) => 4,
            (Right, Up) | (Down, Left) => 5,
        }]
    }
}
