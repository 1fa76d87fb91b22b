//! The first of the shortest chains from a candidate to its opposite, node by
//! node: the search goes outwards in layers and enters every node once.

use super::Side;
use super::links::{ClassicLinks, LinkTypes};
use crate::base::bits::Bits;

/// No parent.
const NONE: u16 = u16::MAX;

/// The nodes from the end back to the source; nothing if there is no chain.
pub(super) fn shortest<const W: usize>(
    links: &ClassicLinks<W>,
    sweep: LinkTypes,
    source: usize,
    side: Side,
) -> Vec<(usize, Side)> {
    let mut parents = [vec![NONE; links.len()], vec![NONE; links.len()]];
    let mut layer = vec![source as u16];
    let mut layer_side = side;
    let mut fresh_ons = links.paired.or(&Bits::one(source));
    let mut fresh_offs = fresh_ons;
    let fresh = if side == Side::On { &mut fresh_ons } else { &mut fresh_offs };
    *fresh = fresh.without(&Bits::one(source));
    while !layer.is_empty() {
        let mut next = Vec::new();
        let reached = layer_side.opposite();
        for &node in &layer {
            let mut enter = |follower: usize| {
                parents[reached as usize][follower] = node;
                next.push(follower as u16);
            };
            match reached {
                Side::Off => {
                    let entered = links.weak(sweep, node as usize).and(&fresh_offs);
                    links.offs_in_order(sweep, node as usize, &entered, &mut enter);
                    fresh_offs = fresh_offs.without(&entered);
                }
                Side::On => {
                    for on in links.partners(sweep, node as usize) {
                        if fresh_ons.contains(on) {
                            fresh_ons = fresh_ons.without(&Bits::one(on));
                            enter(on);
                        }
                    }
                }
            }
        }
        if reached != side && parents[reached as usize][source] != NONE {
            return walk_back(&parents, source, side);
        }
        layer = next;
        layer_side = reached;
    }
    Vec::new()
}

fn walk_back(parents: &[Vec<u16>; 2], source: usize, side: Side) -> Vec<(usize, Side)> {
    let mut path = vec![(source, side.opposite())];
    let (mut number, mut at) = (source, side.opposite());
    while (number, at) != (source, side) {
        number = parents[at as usize][number] as usize;
        at = at.opposite();
        path.push((number, at));
    }
    path
}
