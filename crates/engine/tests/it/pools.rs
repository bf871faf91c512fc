use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::Pool;

#[test]
fn a_thing_is_made_once_and_only_while_there_is_room() {
    let pool = Pool::with_room(1);
    let take = |key: &str| pool.take_if_room(key.to_owned(), || key.to_owned());
    let first = take("one").expect("there is room for one");
    assert!(std::ptr::eq(first, take("one").expect("it was made before")));
    let refusal = take("two").expect_err("there is no room for two");
    assert_eq!(refusal, "This program has seen too many different battles already.");
    assert_eq!(pool.get("two"), None);
}

#[test]
fn what_the_program_has_a_list_of_takes_no_room() {
    let pool = Pool::with_room(0);
    let listed = pool.take("listed".to_owned(), || 1);
    assert!(std::ptr::eq(listed, pool.get("listed").expect("it was made")));
    assert_eq!(pool.take_if_room("listed".to_owned(), || 2), Ok(&1));
}

#[test]
fn what_could_not_be_made_costs_nothing() {
    let pool: Pool<u8> = Pool::with_room(1);
    let broken = || pool.take_if_room("one".to_owned(), || panic!("it cannot be made"));
    assert!(catch_unwind(AssertUnwindSafe(broken)).is_err());
    assert_eq!(pool.take_if_room("one".to_owned(), || 1), Ok(&1));
}
