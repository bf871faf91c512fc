use engine::Few;

type Three = Few<u8, 3>;

#[test]
fn what_was_taken_off_does_not_count() {
    let mut one: Three = [1, 2, 3].into_iter().collect();
    assert!(one.is_full());
    assert_eq!(one.pop(), Some(3));
    let other: Three = [1, 2].into_iter().collect();
    assert_eq!(one, other);
    one.clear();
    assert_eq!(one.pop(), None);
}

#[test]
fn it_is_written_as_a_list() {
    let dice: Three = [6, 1].into_iter().collect();
    assert_eq!(serde_json::to_string(&dice).unwrap(), "[6,1]");
    assert_eq!(serde_json::from_str::<Three>("[6,1]").unwrap(), dice);
}

#[test]
fn a_list_that_is_too_long_is_refused() {
    assert!(serde_json::from_str::<Three>("[1,2,3,4]").is_err());
}
