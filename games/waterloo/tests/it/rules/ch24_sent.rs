//! [WAT-24.1.5] What is sent to the enemy, push by push, does not show which questions were asked.

use engine::{Cursor, Game as _, Phrase, Seat, Table, Title as _, Viewer};
use waterloo::{Action, Campaign, Event, Party, Step, View};

use crate::field::{Field, viewer};

/// Everything that a viewer is sent: push by push and thing by thing; then what he sees and is told of
/// the question that is open.
type Sent = (Vec<Vec<Vec<Event>>>, View, Phrase);

/// What the Allies are sent while decisions are taken one after the other.
#[track_caller]
fn sent(text: &str, dice: &[u8], decisions: &str) -> Sent {
    let field = Field::at(text);
    let allies = viewer(Party::Allies);
    let mut luck = luck::Scripted::new();
    if !dice.is_empty() {
        luck = luck.dice("march", dice.iter().copied());
    }
    let mut table = Table::at(field.campaign.clone());
    let (mut pushes, mut to) = (Vec::new(), Cursor::before(1));
    for words in decisions.split(';') {
        let seat = table.game().waiting().seats().lowest().expect("a side is asked");
        let decided = table.decide(seat, field.action(words.trim()), &mut luck);
        decided.unwrap_or_else(|refusal| panic!("{words:?} is refused: {refusal:?}"));
        let push = pushed(&table, allies, to);
        to = table.heard_to(allies);
        pushes.extend((!push.is_empty()).then_some(push));
    }
    (pushes, table.view(allies), table.question(allies))
}

fn pushed(table: &Table<Campaign>, viewer: Viewer, from: Cursor) -> Vec<Vec<Event>> {
    let told = table.news(viewer, from).into_iter().map(|part| {
        let pieces = table.told_pieces(part, viewer);
        let events = pieces.flat_map(|piece| piece.events().to_vec());
        events.filter_map(|event| Campaign::seen(&event, viewer)).collect()
    });
    told.collect()
}

/// The first form of the audit: cavalry and infantry change places, and one of them goes one road.
#[test]
fn wat_24_1_5_c_whether_the_block_that_moved_may_march_is_not_sent() {
    let turn = |mover: &str, other: &str| {
        let text = format!(
            "turn 1\nbeaumont: {mover}\nchimay: {other}\ncharleroi: P-1-CAV\nghent: A-1-CAV\nask moves"
        );
        sent(&text, &[], &format!("take {mover}; move ham; end-moves; end-marches"))
    };
    assert_eq!(turn("F-C1", "F-1-INF1"), turn("F-1-INF1", "F-C1"));
}

/// The second form: after the march of one block it is not seen whether the other may march.
#[test]
fn wat_24_1_5_c_whether_another_block_may_still_march_is_not_sent() {
    let turn = |other: &str, elsewhere: &str| {
        let text = format!(
            "turn 1\nbeaumont: F-2-INF1 {other}\nchimay: {elsewhere}\ncharleroi: P-1-CAV\nask moves"
        );
        let decisions = format!(
            "take F-2-INF1; move ham; take {other}; move thuin; end-moves;
             take F-2-INF1; march gerpinnes"
        );
        sent(&text, &[5], &decisions)
    };
    assert_eq!(turn("F-C1", "F-1-INF1"), turn("F-1-INF1", "F-C1"));
}

/// A leader who could be shown, where the turn began or where the march ends, is asked for in silence.
#[test]
fn wat_24_1_5_c_whether_a_leader_could_be_shown_is_not_sent() {
    let turn = |beside: &str, away: &str, there: &str, answer: &str| {
        let text = format!(
            "turn 1
             beaumont: F-6-INF F-1-INF1 {beside}
             gerpinnes: {there}
             chimay: {away}
             charleroi: P-1-CAV
             ask moves"
        );
        let moves = "take F-6-INF; move ham; end-moves; take F-6-INF; march gerpinnes";
        sent(&text, &[3], &format!("{moves}{answer}"))
    };
    let nowhere = turn("F-C1", "F-NAP", "F-C2", "");
    assert_eq!(turn("F-NAP", "F-C1", "F-C2", "; hide-leader"), nowhere);
    assert_eq!(turn("F-C1", "F-C2", "F-NAP", "; hide-leader"), nowhere);
}

/// Losses for want of supply lie open: they are not taken back, though the next turn is the same
/// player's, and the enemy hears of them before he moves.
#[test]
fn wat_22_1_3_b_losses_of_supply_are_told_before_the_next_turn_is_played() {
    let field = Field::at("turn 11\nghent: F-C1\nhal: A-WEL A-R-PIC\nnamur: P-BLU\nask moves");
    let french = viewer(Party::French);
    let mut table = Table::at(field.campaign.clone());
    let mut luck = luck::Scripted::new();
    for words in ["end-moves", "starve A-R-PIC"] {
        let seat = table.game().waiting().seats().lowest().expect("a side is asked");
        table.decide(seat, field.action(words), &mut luck).expect("it is legal");
    }
    let gone = |event: &Event| matches!(event, Event::Eliminated { .. });
    assert!(table.heard(french).iter().any(gone));
    assert_eq!(table.view(french).turn, 12);
    let seat = table.game().waiting().seats().lowest().expect("a side is asked");
    assert!(table.undo(seat).is_err());
}

/// What everybody is told of the question that is open, by its name, and the agenda that he is shown.
fn asked(table: &Table<Campaign>, viewer: Viewer) -> (String, Vec<Step>) {
    (table.question(viewer).id.into_owned(), table.view(viewer).agenda)
}

/// A turn that began follows from what everybody saw: others are not shown the one before.
#[test]
fn wat_24_1_5_d_others_are_told_which_public_phase_it_is() {
    let campaign = Campaign::set_up("the-hundred-days", &[]).expect("a campaign");
    let mut luck = luck::Fast::new(1);
    let mut table = Table::new(campaign, &mut luck);
    for decision in [Action::EndMoves, Action::EndMoves] {
        let seat = table.game().waiting().seats().lowest().expect("a side is asked");
        table.decide(seat, decision, &mut luck).expect("it is legal");
        let asked_of = table.game().waiting().seats();
        let others = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
        for viewer in others.into_iter().filter(|viewer| !viewer.is_among(asked_of)) {
            let (question, agenda) = asked(&table, viewer);
            assert_eq!(question, "wait-moves", "{viewer:?} after {decision:?}");
            assert_eq!(agenda, table.view(Viewer::Referee).agenda, "{viewer:?}");
        }
    }
}

/// Of two woods a defender may have to remove one, and nobody else knows whether he is asked.
#[test]
fn wat_24_1_5_e_whether_woods_are_to_be_dropped_is_not_sent() {
    let shown = |second: &str, elsewhere: &str| {
        let field = Field::at(&format!(
            "turn 1
             charleroi: F-C1 F-C2 F-C3 P-1-ART {second} P-1-INF1
             liege: {elsewhere}
             battle charleroi terrain
             hill a-c
             woods d-l
             entries: ham-charleroi
             ask put-markers charleroi defender woods"
        ));
        let mut table = Table::at(field.campaign.clone());
        let mut luck = luck::Scripted::new();
        let seat = table.game().waiting().seats().lowest().expect("a side is asked");
        let put = field.action("put-marker woods centre");
        table.decide(seat, put, &mut luck).expect("it is legal");
        let own = table.question(viewer(Party::Allies));
        let french = viewer(Party::French);
        (own, (table.view(french), asked(&table, french), table.heard(french)))
    };
    let (asked_to_drop, one) = shown("P-2-ART", "P-1-CAV");
    let (asked_to_deploy, other) = shown("P-1-CAV", "P-2-ART");
    assert_ne!(asked_to_drop, asked_to_deploy);
    assert_eq!(one, other);
}
