//! Numbers held against the rolls of battles at random.

use engine::{Arg, Game, Journal, Preview, Seat, SeatSet, Title, Waiting};
use luck::Fast;
use samurai::{Action, Battle, Draft, Fact, Order, OrderKind, Stage, UnitId, Writing};
use testkit::scaled;

/// [SAM-7.4.1] A shot that is fired has the value and the dice that were told.
#[test]
fn shots_are_fired_with_the_numbers_that_were_told() {
    let mut fired = 0;
    for (seed, card) in (0..scaled(9)).zip(Battle::scenarios().iter().cycle()) {
        let options = [("level".to_owned(), "expert".to_owned())];
        let mut battle = Battle::set_up(&card.id, &options).expect("a battle");
        let mut luck = Fast::new(seed);
        battle.start(&mut luck, &mut Journal::off());
        while let Waiting::Orders(seats) = battle.waiting() {
            fired += turn(&mut battle, seats, &mut luck);
        }
    }
    assert!(fired > 10, "{fired}");
}

/// Plays a turn at random, and counts the shots of stage 2, whose numbers were told.
fn turn(battle: &mut Battle, seats: SeatSet, luck: &mut Fast) -> u32 {
    let (before, mut journal) = (battle.clone(), Journal::keeping());
    let mut drafts = [0, 1].map(|seat| (Seat(seat), Draft::default()));
    for seat in seats.iter() {
        drafts[usize::from(seat.0)].1 = write(battle, seat, luck);
        battle.commit_unchecked(seat, luck, &mut journal);
    }
    battle.open_unchecked(&drafts, luck, &mut journal);
    let events = journal.into_events();
    let mut fired = 0;
    for event in events.iter().filter(|event| event.at.stage == Stage::Shooting) {
        if let Fact::Shot { unit, target, value, dice, .. } = &event.fact {
            let numbers = told(&before, &drafts, *unit, *target).expect("it was told");
            assert_eq!(numbers, (i64::from(*value), dice.len() as i32), "{unit:?}");
            fired += 1;
        }
    }
    fired
}

/// The value and the dice that were told of the shot that a unit was ordered to.
fn told(
    battle: &Battle,
    drafts: &[(Seat, Draft)],
    unit: UnitId,
    target: UnitId,
) -> Option<(i64, i32)> {
    let (seat, _) = drafts.iter().find(|(_, draft)| {
        draft.command(unit).is_some_and(|command| command.order == Order::Shoot { target })
    })?;
    let draft = Draft { writing: Writing::Target(unit, OrderKind::Shoot), ..Draft::default() };
    let preview: Preview = battle.preview_draft(*seat, &draft, &Action::Target(target))?;
    let value = preview.notes.iter().find(|note| note.id == "preview-note-value")?;
    let Arg::Number(value) = value.args.first()?.1 else { return None };
    Some((value.max(0), preview.dice.iter().map(|part| part.dice).sum()))
}

/// Orders at random.
fn write(battle: &Battle, seat: Seat, luck: &mut Fast) -> Draft {
    let (mut draft, mut list) = (Draft::default(), Vec::new());
    while battle.may_commit(seat, &draft).is_err() {
        list.clear();
        battle.drafts(seat, &draft, &mut list);
        battle.write(seat, &mut draft, list[luck.index(list.len())]);
    }
    draft
}
