//! What to guess on a board that has come to rest.

use super::super::guess::{Cells, Manner, View, peers, take_first};
use super::super::simd::{LANES, Machine, Words};
use super::state::{PLACES, State};

/// A digit of a cell, by its register, its lane and its bit.
pub(super) struct Choice {
    pub register: usize,
    pub lane: usize,
    pub digit: u16,
}

/// The guess to make.
#[inline(always)]
pub(super) fn choose<M: Machine>(machine: M, state: &State<M::Words>, manner: Manner) -> Choice {
    let mut copy = *state;
    let registers = copy.registers();
    let mut pairs = [machine.splat(0); 10];
    for (pairs, &cell) in pairs.iter_mut().zip(&*registers) {
        let second = cell & cell.less_one();
        let third = second & second.less_one();
        *pairs = third.is_zero() & !second.is_zero();
    }
    let cells = words(|i| pairs[2 * i].bits(pairs[2 * i + 1]));
    if cells == [0; 3] {
        let numbers = Words::as_numbers(registers).as_flattened();
        let open = (0..9 * LANES).filter(|&place| numbers[place].count_ones() > 1);
        let place = open.min_by_key(|&place| numbers[place].count_ones()).unwrap_or(0);
        return Choice::lowest(numbers, place);
    }
    let place = if manner == Manner::Any {
        take_first(&mut { cells }).unwrap_or(0)
    } else {
        let mut places = [[0; 3]; 9];
        for half in 0..5 {
            let next = if half < 4 { registers[2 * half + 1] } else { machine.splat(0) };
            let digits = registers[2 * half].digit_bits(next);
            for (places, bits) in places.iter_mut().zip(digits) {
                places[half / 2] |= u64::from(bits) << (half % 2 * 32);
            }
        }
        let numbers = Words::as_numbers(registers).as_flattened();
        View { pairs: cells, places, peers: &PEERS }.best(|place| numbers[place % (9 * LANES)])
    };
    Choice::lowest(Words::as_numbers(registers).as_flattened(), place)
}

impl Choice {
    /// The lowest digit of a place.
    #[inline(always)]
    fn lowest(numbers: &[u16], place: usize) -> Self {
        let open = numbers[place % (9 * LANES)];
        Self { register: place / LANES % 9, lane: place % LANES, digit: open & open.wrapping_neg() }
    }
}

/// Five times 32 places as a set.
#[inline(always)]
fn words(bits: impl Fn(usize) -> u32) -> Cells<3> {
    [
        u64::from(bits(0)) | u64::from(bits(1)) << 32,
        u64::from(bits(2)) | u64::from(bits(3)) << 32,
        u64::from(bits(4)),
    ]
}

/// The peers of the cell at each place.
static PEERS: [Cells<3>; 9 * LANES] = peers(&PLACES);
