//! What is listed and what is allowed is the same, for every line that anybody could send.

use std::collections::BTreeSet;

use engine::{Game, Journal, Seat, Title as _, Waiting};
use hexes::Direction;
use luck::Fast;
use samurai::{Action, Battle, Draft, FireChoice, HexId, OrderKind, UnitId, Writing};

/// The rule that is named if a line may be written after all.
const ALLOWED: &str = "SAM-4.1.3";

/// Turns that are played of each battle.
const TURNS: u32 = 3;

#[test]
fn lists_and_refusals_agree_in_all_battles() {
    let rules = rules();
    let all = everything();
    for card in Battle::scenarios() {
        for (seed, level) in ["basic", "extended", "advanced", "expert"].into_iter().enumerate() {
            let options = [("level".to_owned(), level.to_owned())];
            let battle = Battle::set_up(&card.id, &options).expect("the battle is on the shelf");
            play(battle, &mut Fast::new(seed as u64), |battle, seat, draft, list| {
                compare(battle, seat, draft, list, &all, &rules);
            });
        }
    }
}

#[test]
fn lists_and_refusals_agree_with_the_other_options() {
    let (rules, all) = (rules(), everything());
    let options = [("attack-target-range", "distance"), ("withdraw-needs-commander", "off")];
    let options = options.map(|(id, value)| (id.to_owned(), value.to_owned()));
    for card in Battle::scenarios() {
        let battle = Battle::set_up(&card.id, &options).expect("the battle is on the shelf");
        play(battle, &mut Fast::new(7), |battle, seat, draft, list| {
            compare(battle, seat, draft, list, &all, &rules);
        });
    }
}

/// Plays some turns at random and shows every draft with the list of what may be written next.
fn play(
    mut battle: Battle,
    luck: &mut Fast,
    mut see: impl FnMut(&Battle, Seat, &Draft, &[Action]),
) {
    let mut journal = Journal::keeping();
    battle.start(luck, &mut journal);
    while let Waiting::Orders(seats) = battle.waiting() {
        if battle.turn_number() > TURNS {
            break;
        }
        let mut orders = Vec::new();
        for seat in seats.iter() {
            let draft = write_at_random(&battle, seat, luck, &mut see);
            battle.commit_unchecked(seat, luck, &mut journal);
            orders.push((seat, draft));
        }
        battle.open_unchecked(&orders, luck, &mut journal);
    }
}

fn write_at_random(
    battle: &Battle,
    seat: Seat,
    luck: &mut Fast,
    see: &mut impl FnMut(&Battle, Seat, &Draft, &[Action]),
) -> Draft {
    let mut draft = Draft::default();
    let mut list = Vec::new();
    while draft.writing != Writing::Done {
        list.clear();
        battle.drafts(seat, &draft, &mut list);
        see(battle, seat, &draft, &list);
        battle.write(seat, &mut draft, list[luck.index(list.len())]);
    }
    battle.may_commit(seat, &draft).expect("what is done can be committed");
    draft
}

fn compare(
    battle: &Battle,
    seat: Seat,
    draft: &Draft,
    list: &[Action],
    all: &[Action],
    rules: &BTreeSet<String>,
) {
    assert!((1..=300).contains(&list.len()), "{} lines: {draft:?}", list.len());
    for (place, action) in list.iter().enumerate() {
        assert!(all.contains(action), "{action:?} is not among everything");
        assert!(!list[..place].contains(action), "{action:?} twice: {draft:?}");
    }
    for action in all {
        let refusal = battle.why_not_draft(seat, draft, action);
        let (listed, allowed) = (list.contains(action), refusal.rule == ALLOWED);
        assert_eq!(listed, allowed, "{action:?}, {}: {draft:?}", refusal.rule);
        assert!(rules.contains(refusal.rule), "{} is no rule", refusal.rule);
    }
}

/// Every line that can be sent at all.
fn everything() -> Vec<Action> {
    let units = || (0..36).map(UnitId::new);
    let mut all = vec![Action::Drop, Action::Halt, Action::Done, Action::Back(None)];
    all.extend(OrderKind::ALL.map(Action::Order));
    all.extend(Direction::ALL.map(Action::Face));
    all.extend(Direction::ALL.map(|direction| Action::Back(Some(direction))));
    all.extend((0..=u8::MAX).map(Action::Range));
    all.extend((0..250).map(HexId::new).map(Action::Hex));
    all.extend(units().flat_map(|unit| [Action::Unit(unit), Action::Target(unit)]));
    all.extend(units().map(|unit| Action::Fire(FireChoice::Unit(unit))));
    let kinds = [FireChoice::Nearest, FireChoice::Strongest, FireChoice::Cavalry];
    all.extend(kinds.map(Action::Fire));
    all
}

/// The ids on the page of the rules.
fn rules() -> BTreeSet<String> {
    let page = include_str!("../../rules/en.md");
    let headings = page.lines().filter_map(|line| line.strip_prefix("### "));
    headings.filter_map(|line| line.split_whitespace().next()).map(ToOwned::to_owned).collect()
}
