//! Steps as JSON. Front ends in any language can explain and draw steps from it; there is no other
//! serialised form.

use serde_json::{Value, json};

use crate::base::{Candidate, Cell, Digit, House};
use crate::board::{Alphabet, Candidates, Geometry};
use crate::logic::explain::{Arrow, Explanation, Highlight, Reveal, Spot};
use crate::logic::{
    Because, Cases, Claim, Color, DeadlyPattern, Escape, Fish, HousePair, Link, LockedSet, Reason, SetKind,
    Step, Truth, Web,
};

impl Step {
    /// Returns the step, its reason and its explanation as JSON. `position` is the position before
    /// the step. Digits are numbers; sentences use these symbols.
    ///
    /// ```
    /// use sudokit::logic::Technique;
    /// use sudokit::{Alphabet, Puzzle};
    ///
    /// let position = "1.3.\n..2.\n.1..\n...4".parse::<Puzzle>()?.candidates();
    /// let step = Technique::HiddenSingle.find_first(&position).unwrap();
    /// let json = step.to_json(&position, &Alphabet::usual(4));
    /// assert_eq!(json["reason"]["shape"], "only-place");
    /// assert_eq!(json["placements"][0]["cell"], "r1c2");
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    ///
    /// # Panics
    ///
    /// Panics under the same conditions as [`explain`](Self::explain).
    pub fn to_json(&self, position: &Candidates, alphabet: &Alphabet) -> Value {
        let names = Names { geometry: position.geometry() };
        let explanation = self.explain(position, alphabet);
        let mut value = names.step(self);
        value["explanation"] = sentences(&explanation);
        value["highlights"] =
            explanation.highlights.iter().map(|highlight| names.highlight(*highlight)).collect();
        value["arrows"] = explanation.arrows.iter().map(|arrow| names.arrow(*arrow)).collect();
        value
    }
}

fn sentences(explanation: &Explanation) -> Value {
    json!({
        "nudge": explanation.nudge,
        "technique": explanation.technique,
        "pattern": explanation.pattern,
        "proof": explanation.level(Reveal::Proof),
        "moves": explanation.moves,
    })
}

/// A digit as a number, whatever its symbol.
fn number(digit: Digit) -> Value {
    digit.get().into()
}

fn numbers(digits: impl IntoIterator<Item = Digit>) -> Value {
    digits.into_iter().map(number).collect()
}

/// The names of cells.
struct Names<'a> {
    geometry: &'a Geometry,
}

impl Names<'_> {
    fn step(&self, step: &Step) -> Value {
        json!({
            "technique": step.technique.id(),
            "name": step.name(),
            "rating": step.rating.map(|rating| f64::from(rating.in_tenths()) / 10.0),
            "level": step.score.map(|score| score.level.name()),
            "score": step.score.map(|score| score.points),
            "placements": self.candidates(&step.placements),
            "eliminations": self.candidates(&step.eliminations),
            "reason": self.reason(&step.reason),
        })
    }

    fn cell(&self, cell: Cell) -> String {
        self.geometry.position(cell).to_string()
    }

    fn cells(&self, cells: &[Cell]) -> Value {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }

    fn candidate(&self, candidate: Candidate) -> Value {
        json!({"cell": self.cell(candidate.cell), "digit": number(candidate.digit)})
    }

    fn candidates(&self, candidates: &[Candidate]) -> Value {
        candidates.iter().map(|&candidate| self.candidate(candidate)).collect()
    }

    fn highlight(&self, Highlight { role, spot }: Highlight) -> Value {
        let role = role.name();
        match spot {
            Spot::House(house) => json!({"role": role, "house": house.to_string()}),
            Spot::Cell(cell) => json!({"role": role, "cell": self.cell(cell)}),
            Spot::Candidate(Candidate { cell, digit }) => {
                json!({"role": role, "cell": self.cell(cell), "digit": number(digit)})
            }
        }
    }

    fn arrow(&self, Arrow { from, to, inference }: Arrow) -> Value {
        json!({"from": self.candidate(from), "to": self.candidate(to), "inference": inference.name()})
    }

    fn reason(&self, reason: &Reason) -> Value {
        match reason {
            Reason::OnlyPlace { house } => json!({"shape": "only-place", "house": house.to_string()}),
            Reason::OnlyDigit => json!({"shape": "only-digit"}),
            Reason::Intersection { digit, base, cover } => json!({
                "shape": "intersection",
                "digit": number(*digit),
                "base": base.to_string(),
                "cover": cover.to_string(),
            }),
            Reason::LockedSet(set) => self.locked_set(set),
            Reason::Then { first, gone, house } => json!({
                "shape": "then",
                "first": self.reason(first),
                "gone": self.candidates(gone),
                "house": house.to_string(),
            }),
            Reason::Fish(fish) => self.fish("shape", fish),
            Reason::Wing { pivot, pincers, digit } => json!({
                "shape": "wing",
                "pivot": self.cell(*pivot),
                "pincers": self.cells(pincers),
                "digit": number(*digit),
            }),
            Reason::Coloring { digit, clusters, found } => json!({
                "shape": "coloring",
                "digit": number(*digit),
                "clusters": clusters.iter().map(|pairs| self.pairs(pairs)).collect::<Value>(),
                "found": self.color(found),
            }),
            Reason::Deadly { pattern, guardians, escape } => json!({
                "shape": "deadly",
                "pattern": self.deadly_pattern(pattern),
                "guardians": self.candidates(guardians),
                "escape": self.escape(escape),
            }),
            Reason::Exclusion { cells, excluders } => json!({
                "shape": "exclusion",
                "cells": self.cells(cells),
                "excluders": self.cells(excluders),
            }),
            Reason::Tried => json!({"shape": "tried"}),
            Reason::Chain(web) => json!({"shape": "chain", "links": self.web(web)}),
            Reason::Loop(links) => json!({"shape": "loop", "links": self.links(links)}),
            Reason::Contradiction { web, clash } => {
                json!({"shape": "contradiction", "links": self.web(web), "clash": clash})
            }
            Reason::Cases { cases, webs } => json!({
                "shape": "cases",
                "cases": self.cases(cases),
                "branches": webs.iter().map(|web| self.web(web)).collect::<Value>(),
            }),
            Reason::Templates { digit } => json!({"shape": "templates", "digit": number(*digit)}),
            // These have no published form. Their sentences and highlights describe them.
            Reason::Alternating { .. } | Reason::Spread { .. } | Reason::AlmostLocked { .. } => {
                json!({"shape": "other"})
            }
        }
    }

    fn pairs(&self, pairs: &[HousePair]) -> Value {
        let pair =
            |(house, cells): &HousePair| json!({"house": house.to_string(), "cells": self.cells(cells)});
        pairs.iter().map(pair).collect()
    }

    fn each(&self, pairs: &[[Cell; 2]]) -> Value {
        pairs.iter().map(|cells| self.cells(cells)).collect()
    }

    fn color(&self, found: &Color) -> Value {
        match found {
            Color::BothSeen => json!({"kind": "both-seen"}),
            Color::Clash(cells) => json!({"kind": "clash", "cells": self.cells(cells)}),
            Color::Touch(pairs) => json!({"kind": "touch", "cells": self.each(pairs)}),
            Color::Squeezed(pairs) => json!({"kind": "squeezed", "cells": self.each(pairs)}),
        }
    }

    fn locked_set(&self, set: &LockedSet) -> Value {
        let shape = match set.kind {
            SetKind::Naked => "naked-set",
            SetKind::Hidden => "hidden-set",
        };
        json!({
            "shape": shape,
            "house": set.house.to_string(),
            "cells": self.cells(&set.cells),
            "digits": numbers(set.digits),
        })
    }

    fn deadly_pattern(&self, pattern: &DeadlyPattern) -> Value {
        match pattern {
            DeadlyPattern::Loop { digits, cells } => {
                json!({"kind": "loop", "digits": numbers(*digits), "cells": self.cells(cells)})
            }
            DeadlyPattern::Graveyard => json!({"kind": "graveyard"}),
        }
    }

    fn escape(&self, escape: &Escape) -> Value {
        match escape {
            Escape::OneCell => json!({"kind": "one-cell"}),
            Escape::OneDigit => json!({"kind": "one-digit"}),
            Escape::Set(set) => json!({"kind": "set", "set": self.locked_set(set)}),
            Escape::Locked { house, digit } => {
                json!({"kind": "locked", "house": house.to_string(), "digit": number(*digit)})
            }
            Escape::Forced { digit, houses: forced } => {
                json!({"kind": "forced", "digit": number(*digit), "houses": houses(forced)})
            }
        }
    }

    fn cases(&self, cases: &Cases) -> Value {
        match cases {
            Cases::Digits(cell) => json!({"kind": "digits", "cell": self.cell(*cell)}),
            Cases::Places(house, digit) => {
                json!({"kind": "places", "house": house.to_string(), "digit": number(*digit)})
            }
            Cases::Either(candidate) => json!({"kind": "either", "candidate": self.candidate(*candidate)}),
            Cases::Fish { fish, through } => {
                let mut value = self.fish("kind", fish);
                value["through"] = json!(through.to_string());
                value
            }
        }
    }

    /// A fish. `name` is the key whose value says that it is one.
    fn fish(&self, name: &str, Fish { digit, base, cover, fins }: &Fish) -> Value {
        json!({
            name: "fish",
            "digit": number(*digit),
            "base": houses(base),
            "cover": houses(cover),
            "fins": self.cells(fins),
        })
    }

    fn web(&self, web: &Web) -> Value {
        self.links(&web.links)
    }

    fn links(&self, links: &[Link]) -> Value {
        let link = |link: &Link| {
            let Claim { digit, cells, truth } = &link.claim;
            let because = match &link.because {
                Because::Assumed => json!("assumed"),
                Because::Cell => json!("cell"),
                Because::House(house) => json!(house.to_string()),
                Because::Step(step) => self.step(step),
            };
            let (place, cells) = match cells[..] {
                [cell] => ("cell", json!(self.cell(cell))),
                _ => ("cells", cells.iter().map(|&cell| self.cell(cell)).collect()),
            };
            json!({
                place: cells,
                "digit": number(*digit),
                "is": *truth == Truth::Is,
                "because": because,
                "from": link.from,
            })
        };
        links.iter().map(link).collect()
    }
}

fn houses(houses: &[House]) -> Value {
    houses.iter().map(House::to_string).collect()
}
