//! The links of groups (grouped candidates): to candidates, and to each other.
//!
//! ```text
//!  5 5 . | . . 5     If one of the two 5s on the left is true, every other 5 in
//!  . . 5 |           the row and the region is false. If neither is true, and the
//!  . . . |           rest of the row or the region has only one candidate or one
//!                    group left, that is true.
//! ```

use super::literal::ChainLiteral;
use super::numbering::{CandidateGroup, Numbering};
use crate::base::bits::words;

/// A literal and one that follows from it directly.
pub(crate) type LiteralLink = (ChainLiteral, ChainLiteral);

/// Adds the links of all groups, in HoDoKu's order.
pub(crate) fn link(nodes: &Numbering, links: &mut Vec<LiteralLink>) {
    let mut outside = vec![0; nodes.words];
    for (index, group) in nodes.groups.iter().enumerate() {
        let node = nodes.group_node(index);
        outside.copy_from_slice(nodes.in_house(group.line, group.digit));
        words::unite(&mut outside, nodes.in_house(group.region, group.digit));
        for member in nodes.members(node) {
            words::remove(&mut outside, member);
        }
        for other in words::each(outside.iter().copied()) {
            links.push((ChainLiteral::on(node), ChainLiteral::off(other)));
            links.push((ChainLiteral::on(other), ChainLiteral::off(node)));
        }
        for house in [group.region, group.line] {
            let mut rest = words::each(words::common(&outside, nodes.in_house(house, group.digit)));
            if let (Some(only), None) = (rest.next(), rest.next()) {
                links.push((ChainLiteral::off(node), ChainLiteral::on(only)));
                links.push((ChainLiteral::off(only), ChainLiteral::on(node)));
            }
        }
        link_to_groups(nodes, index, links);
    }
}

/// Adds the links from one group to others that share no cell with it.
fn link_to_groups(nodes: &Numbering, index: usize, links: &mut Vec<LiteralLink>) {
    let node = nodes.group_node(index);
    let group = &nodes.groups[index];
    let houses = |group: &CandidateGroup| [group.line, group.region];
    // For each house, the number of partners and the last of them.
    let mut partners = [(0, 0); 2];
    for other in nodes.groups_of(group.digit).filter(|&other| other != index) {
        let shared = houses(&nodes.groups[other]);
        let other = nodes.group_node(other);
        for ((house, shared), partner) in houses(group).into_iter().zip(shared).zip(&mut partners) {
            if house == shared && are_disjoint(nodes, node, other) {
                links.push((ChainLiteral::on(node), ChainLiteral::off(other)));
                *partner = (partner.0 + 1, other);
            }
        }
    }
    for (house, partner) in houses(group).into_iter().zip(partners) {
        if let (1, other) = partner {
            let all = words::count(nodes.in_house(house, group.digit).iter().copied());
            if nodes.members(node).len() + nodes.members(other).len() == all {
                links.push((ChainLiteral::off(node), ChainLiteral::on(other)));
            }
        }
    }
}

fn are_disjoint(nodes: &Numbering, one: usize, other: usize) -> bool {
    nodes.members(one).all(|member| nodes.members(other).all(|other| member != other))
}
