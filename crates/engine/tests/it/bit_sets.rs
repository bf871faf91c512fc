use std::collections::HashSet;

use engine::{BitSet, Id};
use serde::{Deserialize, Serialize};

/// One of five, so that a number can be too high for the list and not for the bits.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Town(u8);

impl Id for Town {
    type Bits = u64;

    const MOST: usize = 5;

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Self {
        Town(index as u8)
    }
}

/// As many as a set can hold.
#[derive(Clone, Copy)]
struct Block(usize);

impl Id for Block {
    type Bits = u64;

    const MOST: usize = 64;

    fn index(self) -> usize {
        self.0
    }

    fn from_index(index: usize) -> Self {
        Block(index)
    }
}

fn towns(numbers: &[u8]) -> BitSet<Town> {
    numbers.iter().copied().map(Town).collect()
}

#[test]
fn members_come_in_the_order_of_their_numbers() {
    let set = towns(&[4, 0, 2, 2]);
    assert_eq!(set.len(), 3);
    assert_eq!(set.iter().len(), 3);
    assert_eq!(set.lowest(), Some(Town(0)));
    assert_eq!(set.into_iter().collect::<Vec<_>>(), [Town(0), Town(2), Town(4)]);
    assert_eq!(BitSet::<Town>::NONE.lowest(), None);
}

#[test]
fn members_are_put_in_and_taken_out() {
    let mut set = BitSet::default();
    assert!(set.is_empty());
    set.insert(Town(3));
    set.insert(Town(1));
    set.remove(Town(3));
    set.remove(Town(2));
    assert_eq!(set, BitSet::from(Town(1)));
    assert_eq!(set.with(Town(0)).without(Town(1)), towns(&[0]));
    assert!(set.contains(Town(1)) && !set.contains(Town(3)));
}

#[test]
fn sets_are_joined_and_parted() {
    let (left, right) = (towns(&[0, 1, 2]), towns(&[2, 3]));
    assert_eq!(left | right, towns(&[0, 1, 2, 3]));
    assert_eq!(left & right, towns(&[2]));
    assert_eq!(left - right, towns(&[0, 1]));
    assert_eq!(!left, towns(&[3, 4]));
    assert_eq!(!BitSet::NONE, BitSet::<Town>::all());
    let mut set = left;
    set |= right;
    set -= towns(&[0]);
    set &= towns(&[0, 1, 3]);
    assert_eq!(set, towns(&[1, 3]));
}

#[test]
fn sixty_four_fit() {
    let all: BitSet<Block> = (0..64).map(Block).collect();
    assert!(all == BitSet::all() && all.len() == 64);
    assert!(all.contains(Block(63)));
    assert_eq!(all.iter().last().map(Id::index), Some(63));
}

#[test]
fn a_number_that_none_can_have_is_never_a_member() {
    assert!(!BitSet::all().contains(Town(5)));
    assert!(!BitSet::all().contains(Block(64)));
    assert_eq!(BitSet::all().without(Town(200)), BitSet::all());
}

#[test]
fn equal_sets_hash_alike() {
    let kept = HashSet::from([towns(&[1, 2])]);
    assert!(kept.contains(&towns(&[2, 1])));
    assert!(!kept.contains(&towns(&[2])));
}

#[test]
fn a_set_is_written_as_the_list_of_its_members() {
    let set = towns(&[4, 1]);
    assert_eq!(serde_json::to_string(&set).unwrap(), "[1,4]");
    assert_eq!(serde_json::from_str::<BitSet<Town>>("[4,1,4]").unwrap(), set);
    assert_eq!(format!("{set:?}"), "{Town(1), Town(4)}");
}

#[test]
fn a_member_that_does_not_fit_is_refused() {
    let refusal = serde_json::from_str::<BitSet<Town>>("[1,5]").expect_err("there are five");
    assert_eq!(refusal.to_string(), "there is no number 5; the last is 4");
}

/// More than a word of 64 bits has room for.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Man(usize);

impl Id for Man {
    type Bits = u128;

    const MOST: usize = 103;

    fn index(self) -> usize {
        self.0
    }

    fn from_index(index: usize) -> Self {
        Man(index)
    }
}

#[test]
fn a_set_may_have_more_members_than_64() {
    let set: BitSet<Man> = [102, 64, 63, 0].into_iter().map(Man).collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Man(0), Man(63), Man(64), Man(102)]);
    assert_eq!((!set).len(), 99);
    assert!(!BitSet::all().contains(Man(103)));
    assert_eq!(BitSet::<Man>::all().len(), 103);
}
