//! Ids that are numbers are written as such, and none is above the last.

use engine::BitSet;

engine::numbered! {
    /// A block of a game that has more than 64.
    BlockId, MOST_BLOCKS = 103, u128
}
engine::numbered! {
    /// A hex of a board with as many as a byte can number.
    HexId, MOST_HEXES = 255
}

#[test]
fn an_id_is_one_byte_also_where_there_may_be_none() {
    assert_eq!((size_of::<BlockId>(), size_of::<Option<BlockId>>()), (1, 1));
}

#[test]
fn an_id_is_its_place_in_the_list() {
    let (first, last) = (HexId::new(0), HexId::new((MOST_HEXES - 1) as u8));
    assert_eq!((first.index(), last.index()), (0, 254));
    assert_eq!(format!("{last:?}"), "HexId254");
    assert_eq!(u8::from(last), 254);
}

#[test]
fn an_id_is_written_as_its_number() {
    let text = serde_json::to_string(&[BlockId::new(0), BlockId::new(102)]).expect("numbers");
    assert_eq!(text, "[0,102]");
    let refusal = serde_json::from_str::<BlockId>("103").expect_err("there are not so many");
    assert_eq!(refusal.to_string(), "a number below 103 is needed here");
}

#[test]
fn an_id_with_a_word_can_be_a_member_of_a_set() {
    let set: BitSet<BlockId> = [70, 3].into_iter().map(BlockId::new).collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [BlockId::new(3), BlockId::new(70)]);
    assert_eq!(BitSet::<BlockId>::all().len(), MOST_BLOCKS as u32);
}
