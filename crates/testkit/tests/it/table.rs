//! What a table tells, on the toys.

use engine::{Audience, Cursor, Drawn, Entry, Fell, Game as _, Orders, Salt, Seat, Table, Viewer};
use luck::Fast;
use testkit::toys::campaign::{self, Action, Area, BlockId};
use testkit::toys::night::{self, Draft, Event, Night, Order, UnitId};

const ONE: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// A night in which nothing happened but what one seat alone may know, and a die was drawn that
/// `knows` may know of.
fn secretly_drawn(knows: Audience) -> Table<Night> {
    let mut table = Table::at(night::planted(night::Planted::Nothing));
    let orders = |seat| Orders { seat, draft: Draft::default(), salt: Salt::default() };
    let drawn = Drawn {
        stream: knows,
        number: 1,
        kind: "fire".into(),
        shown: knows,
        named: false,
        fell: Some(Fell::Number { below: 6, number: 3 }),
    };
    let secret = Event::Ordered { unit: UnitId(0), order: Order::Wait, knows: ONE.into() };
    let opened = Entry::Opened {
        orders: [ONE, OTHER].map(orders).into(),
        draws: [drawn].into(),
        events: [secret].into(),
    };
    table.follow(opened).expect("it follows the beginning");
    table
}

#[test]
fn a_line_of_which_only_a_draw_can_be_seen_tells_something() {
    let viewers = [ONE, OTHER].map(Viewer::Seat).into_iter().chain([Viewer::Spectator]);
    let told = |knows: Audience| -> Vec<bool> {
        let table = secretly_drawn(knows);
        viewers.clone().map(|viewer| !table.news(viewer, Cursor::before(1)).is_empty()).collect()
    };
    assert_eq!(told(Audience::All), [true, true, true]);
    assert_eq!(told(Audience::Only(OTHER.into())), [true, true, false]);
    assert_eq!(told(Audience::Only(ONE.into())), [true, false, false]);
}

/// A refusal that tells where the Guard stands shows of which position it was asked.
#[test]
fn why_not_is_asked_of_the_position_that_is_shown() {
    let (guard, end) = (BlockId(0), Action::EndMarch);
    let set_up = campaign::planted(campaign::Planted::RefusalTells);
    let mut chance = Fast::new(1);
    let mut table = Table::new(set_up, &mut chance);
    let before = table.game().clone();
    let march = table
        .legal(ONE)
        .into_iter()
        .find(|action| matches!(action, Action::March { block, .. } if *block == guard));
    table.decide(ONE, march.expect("the Guard can march"), &mut chance).expect("it is listed");
    assert!(table.can_undo(ONE), "it is not sealed, so nobody else has heard of it");
    let [then, now] = [&before, table.game()].map(|game| game.why_not(OTHER, &end));
    assert_ne!(then, now, "the Guard has marched");
    assert_eq!(table.why_not(OTHER, &end), then);
    assert_eq!(table.decide(OTHER, end, &mut chance), Err(then));
    let away = Action::Withdraw { to: Area::Brussels };
    assert_eq!(table.why_not(ONE, &away), table.game().why_not(ONE, &away));
}
