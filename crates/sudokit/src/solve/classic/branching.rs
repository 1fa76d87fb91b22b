//! Branching: what to guess on a board when propagation is stuck.

use super::super::bivalue::{BivalueView, BranchRule, CellBits, cells, peers};
use super::registers::{BoardRegisters, PLACES};
use crate::simd::words::{LANES, U16x16, WordMachine};

/// A digit of a cell, identified by its register, lane and bit.
pub(super) struct RegisterBranch {
    pub register: usize,
    pub lane: usize,
    pub digit: u16,
}

/// Chooses the next guess.
#[inline(always)]
pub(super) fn choose<M: WordMachine>(
    machine: M,
    board: &BoardRegisters<M::Words>,
    rule: BranchRule,
) -> RegisterBranch {
    let mut copy = *board;
    let registers = copy.all();
    let mut pairs = [machine.splat(0); 10];
    for (pairs, &cell) in pairs.iter_mut().zip(&*registers) {
        let second = cell & cell.less_one();
        let third = second & second.less_one();
        *pairs = third.is_zero() & !second.is_zero();
    }
    let pairs_set = words(|i| pairs[2 * i].bits(pairs[2 * i + 1]));
    if pairs_set == [0; 3] {
        let numbers = U16x16::as_numbers(registers).as_flattened();
        let open = (0..9 * LANES).filter(|&place| numbers[place].count_ones() > 1);
        let place = open.min_by_key(|&place| numbers[place].count_ones()).unwrap_or(0);
        return RegisterBranch::lowest(numbers, place);
    }
    let place = if rule == BranchRule::First {
        cells(pairs_set).next().unwrap_or(0)
    } else {
        let mut places = [[0; 3]; 9];
        for half in 0..5 {
            let next = if half < 4 { registers[2 * half + 1] } else { machine.splat(0) };
            let digits = registers[2 * half].digit_bits(next);
            for (places, bits) in places.iter_mut().zip(digits) {
                places[half / 2] |= u64::from(bits) << (half % 2 * 32);
            }
        }
        let numbers = U16x16::as_numbers(registers).as_flattened();
        BivalueView { pairs: pairs_set, places, peers: &PEERS }.best(|place| numbers[place % (9 * LANES)])
    };
    RegisterBranch::lowest(U16x16::as_numbers(registers).as_flattened(), place)
}

impl RegisterBranch {
    /// The lowest digit of a place.
    #[inline(always)]
    fn lowest(numbers: &[u16], place: usize) -> Self {
        let open = numbers[place % (9 * LANES)];
        Self { register: place / LANES % 9, lane: place % LANES, digit: open & open.wrapping_neg() }
    }
}

/// Five groups of 32 places as a set.
#[inline(always)]
fn words(bits: impl Fn(usize) -> u32) -> CellBits<3> {
    [
        u64::from(bits(0)) | u64::from(bits(1)) << 32,
        u64::from(bits(2)) | u64::from(bits(3)) << 32,
        u64::from(bits(4)),
    ]
}

/// The peers of the cell at each place.
static PEERS: [CellBits<3>; 9 * LANES] = peers(&PLACES);
