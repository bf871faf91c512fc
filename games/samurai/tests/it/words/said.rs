//! Questions, answers, orders and lines of the log in certain positions.

use engine::{Arg, Game as _, Phrase, Title, Viewer, Words};
use samurai::{Action, Battle, FireChoice, OrderKind};

use crate::field::{A, B, Field};

/// A phrase by its name and what fills its blanks.
pub(crate) fn told(phrase: &Phrase) -> String {
    let arg = |(name, arg): &(std::borrow::Cow<'static, str>, Arg)| match arg {
        Arg::Number(number) => format!(" {name}={number}"),
        Arg::Text(text) | Arg::Term(text) | Arg::Place(text) => format!(" {name}={text}"),
        Arg::Terms(terms) => format!(" {name}={}", terms.join("+")),
    };
    format!("{}{}", phrase.id, phrase.args.iter().map(arg).collect::<String>())
}

fn asked(field: &Field) -> String {
    told(&field.battle.question_draft(A, &field.drafts[0]))
}

fn choice(field: &Field, action: Action) -> String {
    told(&field.battle.choice_draft(A, &field.drafts[0], &action))
}

/// Writes a line of the first side.
#[track_caller]
fn write(field: &mut Field, action: Action) {
    field.write(A, action).expect("it is on offer");
}

fn log(field: &Field, viewer: Viewer) -> Vec<String> {
    let seen = field.events.iter().filter_map(|event| Battle::seen(event, viewer));
    let line = |event| Battle::narrate(field.battle.scenario(), &event);
    seen.filter_map(line).map(|phrase| told(&phrase)).collect()
}

const DUEL: &str = "
    level extended
    A1 yari(5+c) (4,4) facing 0
    A2 archers(5) (5,4) facing 0 ammo 3
    B1 yari(4) (4,2) facing 3
    woods (3,3)
    hq
";

#[test]
fn an_order_is_asked_for_line_by_line_and_stands_in_the_list() {
    let mut field = Field::at(DUEL);
    assert_eq!(asked(&field), "ask-unit turn=1 turns=8 ordered=0 left=3");
    let (yari, enemy) = (field.unit_id("A1"), field.unit_id("B1"));
    assert_eq!(
        choice(&field, Action::Unit(yari)),
        "choose-unit unit=A1 Ashigaru with yari hex=0505"
    );
    write(&mut field, Action::Unit(yari));
    assert_eq!(asked(&field), "ask-order unit=A1 Ashigaru with yari hex=0505");
    assert_eq!(choice(&field, Action::Order(OrderKind::Attack)), "choose-order order=kind-attack");
    assert_eq!(choice(&field, Action::Drop), "choose-no-order unit=A1 Ashigaru with yari");
    write(&mut field, Action::Order(OrderKind::Attack));
    assert_eq!(asked(&field), "ask-target unit=A1 Ashigaru with yari order=kind-attack");
    assert_eq!(
        choice(&field, Action::Target(enemy)),
        "choose-attack target=B1 Ashigaru with yari hex=0503"
    );
    write(&mut field, Action::Target(enemy));
    assert_eq!(asked(&field), "ask-way unit=A1 Ashigaru with yari order=kind-attack");
    let woods = Action::Hex(field.hex_id("(3,3)"));
    assert_eq!(
        choice(&field, woods),
        "choose-step hex=0404 terrain=terrain-light-woods level=0 cost=2 limit=2"
    );
    let plain = Action::Hex(field.hex_id("(4,3)"));
    write(&mut field, plain);
    assert_eq!(asked(&field), "ask-way-on unit=A1 Ashigaru with yari order=kind-attack path=0504");
    assert_eq!(choice(&field, Action::Halt), "choose-halt hex=0504");
    write(&mut field, Action::Halt);
    let orders = field.battle.orders(A, &field.drafts[0]);
    assert_eq!(
        orders.iter().map(told).collect::<Vec<_>>(),
        ["order-attack unit=A1 Ashigaru with yari target=B1 Ashigaru with yari path=0504"]
    );
    assert_eq!(asked(&field), "ask-unit turn=1 turns=8 ordered=1 left=2");
    assert_eq!(
        choice(&field, Action::Unit(yari)),
        "choose-unit-again unit=A1 Ashigaru with yari hex=0505"
    );
}

#[test]
fn a_sector_is_asked_for_by_facing_range_and_first_target() {
    let mut field = Field::at(DUEL);
    let archers = field.unit_id("A2");
    write(&mut field, Action::Unit(archers));
    write(&mut field, Action::Order(OrderKind::Defence));
    assert_eq!(asked(&field), "ask-facing unit=A2 Ashigaru archers order=kind-defence");
    let north = hexes::Direction::Zero;
    assert_eq!(choice(&field, Action::Face(north)), "choose-facing facing=facing-north");
    write(&mut field, Action::Face(north));
    assert_eq!(asked(&field), "ask-range unit=A2 Ashigaru archers facing=facing-north");
    assert_eq!(choice(&field, Action::Range(3)), "choose-range range=3 value=4");
    write(&mut field, Action::Range(3));
    assert_eq!(asked(&field), "ask-fire unit=A2 Ashigaru archers facing=facing-north");
    let first = Action::Fire(FireChoice::Strongest);
    assert_eq!(choice(&field, first), "choose-fire first=fire-strongest");
    write(&mut field, first);
    let orders = field.battle.orders(A, &field.drafts[0]);
    assert_eq!(
        told(&orders[0]),
        "order-sector-choice unit=A2 Ashigaru archers first=fire-strongest range=3 \
         facing=facing-north"
    );
}

#[test]
fn a_shot_is_offered_with_its_numbers() {
    let mut field = Field::at("A1 archers(3+c) (4,4)\nB1 yari(4) (4,2)\nhq");
    let (archers, enemy) = (field.unit_id("A1"), field.unit_id("B1"));
    write(&mut field, Action::Unit(archers));
    write(&mut field, Action::Order(OrderKind::Shoot));
    assert_eq!(
        choice(&field, Action::Target(enemy)),
        "choose-shoot target=B1 Ashigaru with yari hex=0503 range=2 dice=4 value=5"
    );
}

/// [SAM-20.1.3] Preferences are read by their owner.
#[test]
fn the_log_tells_values_dice_and_what_came_of_them() {
    let mut field = Field::at(DUEL);
    field.order("A2 shoot B1").order("B1 defence facing 3");
    field.dice("shot", [1, 9, 4, 20, 3]).dice("test", [5]).turn();
    let lines = log(&field, Viewer::Seat(B));
    for line in [
        "order-shoot unit=A2 Ashigaru archers target=B1 Ashigaru with yari",
        "order-defence unit=B1 Ashigaru with yari facing=facing-south",
        "log-shot unit=A2 Ashigaru archers target=B1 Ashigaru with yari value=4 dice=1 9 4 20 3 \
         hits=3 range=3",
        "log-hurt unit=B1 Ashigaru with yari absorbed=2 lost=1 leaderless=0",
        "log-test-passed unit=B1 Ashigaru with yari occasion=occasion-losses value=9 die=5",
        "log-turn turn=2 turns=8",
    ] {
        assert!(lines.iter().any(|it| it == line), "{line:?} is not in {lines:#?}");
    }
}

/// [SAM-20.1.3], [SAM-20.1.4] What an enemy does not know he does not read.
#[test]
fn an_ambush_is_told_with_its_facing_to_its_owner_alone() {
    let mut field = Field::at("A1 yari(5+c) (4,4)\nwoods (4,4)\nB1 yari(4) (4,0)\nhq");
    field.order("A1 ambush facing 2").turn();
    let own = log(&field, Viewer::Seat(A));
    let facing = "order-ambush-facing unit=A1 Ashigaru with yari \
                  facing=facing-south-east";
    assert!(own.iter().any(|line| line == facing), "{own:#?}");
    let others = log(&field, Viewer::Seat(B));
    assert!(others.iter().any(|line| line == "order-ambush unit=A1 Ashigaru with yari"));
    assert!(others.iter().any(|line| line == "log-hid unit=A1 Ashigaru with yari"));
    let hand: Vec<String> = field.battle.hand(A).iter().map(told).collect();
    assert_eq!(
        hand,
        ["hand-hidden unit=A1 Ashigaru with yari hex=0505 facing=facing-south-east figures=6 \
          state=state-normal"]
    );
    assert!(field.battle.hand(B).is_empty());
}

#[test]
fn everybody_hears_who_is_waited_for_and_who_won() {
    let mut field = Field::at("turn 8 of 8\nA1 yari(5+c) (4,4)\nB1 yari(4) (4,0)\nhq");
    let question = |field: &Field, viewer| told(&field.battle.question(viewer));
    assert_eq!(question(&field, Viewer::Seat(A)), "ask-orders turn=8 turns=8");
    let both = question(&field, Viewer::Spectator);
    assert!(both.starts_with("wait-orders turn=8 turns=8 sides="), "{both}");
    field.turn();
    let over = question(&field, Viewer::Seat(A));
    assert!(over.starts_with("ask-over"), "{over}");
}

/// [SAM-19.1.3] Where survivors decide, the log, the last question and the card of the battle say so.
#[test]
fn a_tie_that_survivors_break_is_told() {
    let text = "turn 8 of 8\nA1 yari(5) (4,4)\nB1 naginata(2) (8,4)\noption equal-points";
    let end = |ties: &str| {
        let mut field = Field::at(&format!("{text} {ties}"));
        let notes = Title::card(&field.battle).notes;
        field.turn();
        let over = told(&field.battle.question(Viewer::Spectator));
        let line = log(&field, Viewer::Spectator).last().expect("the end is told").clone();
        (notes.iter().any(|note| note.starts_with("With equal points")), over, line)
    };
    let (is_noted, over, line) = end("survivors");
    assert!(is_noted && over.starts_with("ask-over-survivors winner="), "{over}");
    assert!(line.starts_with("log-won-survivors winner="), "{line}");
    let (is_noted, over, line) = end("draw");
    assert!(!is_noted && over.starts_with("ask-over-drawn"), "{over}");
    assert!(line.starts_with("log-drawn"), "{line}");
}

#[test]
fn orders_say_what_may_keep_them_from_being_carried_out() {
    let mut field = Field::at(
        "
        woods (8,4)
        A1 yari(2+c) (4,4)
        A2 yari(2) (4,5)
        A3 archers(5+c) (6,4) ammo 3
        A4 peasants(4) (6,5)
        A5 yari(5+c) (8,4) hidden
        A6 mounted(2+c) (8,6)
        hq
        ",
    );
    let notes = |field: &Field| -> Vec<(usize, String)> {
        let notes = field.battle.order_notes(A, &field.drafts[0]);
        notes.iter().map(|(line, note)| (*line, told(note))).collect()
    };
    field.order("A1 regroup A2 at (4,4)").order("A3 resupply A4");
    let lacking = |line, unit: &str| (line, format!("order-note-partner unit={unit}"));
    let both = [lacking(0, "A2 Ashigaru with yari"), lacking(1, "A4 Peasants with ammunition")];
    assert_eq!(notes(&field), both);
    field.orders("A2 regroup A1 at (4,5); A4 resupply");
    assert_eq!(notes(&field).len(), 2, "they name two hexes");
    field.order("A2 regroup A1 at (4,4)");
    assert_eq!(notes(&field), []);
    field.order("A6 march (8,5) (8,4)");
    let note = "order-note-ambush unit=A5 Ashigaru with yari hex=0905".to_owned();
    assert_eq!(notes(&field), [(4, note)]);
    assert_eq!(field.battle.orders(A, &field.drafts[0]).len(), 5, "a line for each order");
    field.order("A5 march (9,4)");
    assert_eq!(notes(&field), []);
}
