use ccn::{Battle, Event};
use engine::{Game, Journal, Title as _, Viewer, Waiting};
use luck::Fast;
use testkit::scaled;

use crate::field::{Field, set_up};

fn rolica() -> Battle {
    Battle::set_up("rolica-first-position", &[]).expect("a scenario of the game")
}

/// A battle with the whole deck, in which infantry, cavalry and artillery are close together.
pub(crate) fn mixed() -> Battle {
    let pieces = "F-LN 3,4; F-LN+LDR 3,6; F-LT 3,7; F-LC 2,5; F-HC+LDR 3,8; F-CHC 2,8; F-FA 2,6; \
                  F-HA 2,9; B-LN 6,4; B-LN+LDR 6,5; B-GR 6,6; B-RL 6,7; B-LC+LDR 6,8; B-HC 7,5; \
                  B-FA 7,6; B-HA 7,7; P-LN 6,3; P-LC 6,9";
    set_up(&Field::draw(pieces).ground("hill 4,6; forest 5,4; town 5,8").text(), &[])
}

#[test]
fn games_end() {
    testkit::games_end(&rolica(), scaled(1_000));
    testkit::games_end(&mixed(), scaled(300));
}

/// The battle has everything that is secret: squares, their cards, and First Strikes.
#[test]
fn the_mixed_battle_has_squares_and_first_strikes() {
    let (mut squares, mut strikes, mut retired, mut joined) = (0, 0, 0, 0);
    for seed in 0..scaled(40) {
        let (mut battle, mut luck) = (mixed(), Fast::new(seed));
        let mut journal = Journal::keeping();
        battle.start(&mut luck, &mut journal);
        while let Waiting::On(seats) = battle.waiting() {
            let seat = seats.lowest().expect("somebody is asked");
            let legal = battle.legal_list(seat);
            let action = legal[luck.index(legal.len())];
            battle.play(seat, action, &mut luck, &mut journal).expect("it is listed");
        }
        for event in journal.into_events() {
            squares += usize::from(matches!(event, Event::SquareFormed { .. }));
            strikes += usize::from(matches!(event, Event::FirstStrikePlayed { .. }));
            retired += usize::from(matches!(event, Event::UnitRetired { .. }));
            joined += usize::from(matches!(event, Event::ArtilleryJoined { .. }));
        }
    }
    let counts = [squares, strikes, retired, joined];
    assert!(counts.iter().all(|&count| count > 5), "{counts:?}");
}

/// Whoever sees everything can rebuild everything.
#[test]
fn the_view_of_the_referee_is_the_whole_position() {
    for seed in 0..scaled(10) {
        let (mut battle, mut luck) = (mixed(), Fast::new(seed));
        battle.start(&mut luck, &mut Journal::off());
        while let Waiting::On(seats) = battle.waiting() {
            let seat = seats.lowest().expect("somebody is asked");
            let view = battle.view(Viewer::Referee);
            let belief = Battle::belief(battle.scenario(), seat, &view);
            let setting = battle.scenario();
            let again = Battle::imagine(setting, seat, &view, &belief, &mut Fast::new(1));
            assert_eq!(again, battle);
            let legal = battle.legal_list(seat);
            let action = legal[luck.index(legal.len())];
            battle.play(seat, action, &mut luck, &mut Journal::off()).expect("it is listed");
        }
    }
}

#[test]
fn listed_decisions_are_accepted() {
    testkit::listed_decisions_are_accepted(&rolica(), scaled(20));
    testkit::listed_decisions_are_accepted(&mixed(), scaled(10));
}

#[test]
fn others_are_refused() {
    testkit::others_are_refused(&rolica(), scaled(20), Some(Battle::RULES));
    testkit::others_are_refused(&mixed(), scaled(10), Some(Battle::RULES));
}

#[test]
fn lists_are_short() {
    testkit::lists_are_short(&rolica(), scaled(50));
    testkit::lists_are_short(&mixed(), scaled(50));
}

#[test]
fn events_rebuild_the_game() {
    testkit::events_rebuild_the_game(&rolica(), scaled(20));
    testkit::events_rebuild_the_game(&mixed(), scaled(10));
}

/// One game of every battle, four in a soak: they are long.
#[test]
fn nothing_leaks_in_any_battle() {
    for card in Battle::scenarios() {
        let set_up = Battle::set_up(&card.id, &[]).expect("a scenario of the game");
        testkit::nothing_leaks(&set_up, scaled(1).div_ceil(25));
    }
}

#[test]
fn nothing_leaks() {
    testkit::nothing_leaks(&rolica(), scaled(2));
    testkit::nothing_leaks(&mixed(), scaled(2));
}

#[test]
fn events_tell_no_more_than_view_and_log() {
    testkit::events_tell_no_more_than_view_and_log(&rolica(), scaled(2));
    testkit::events_tell_no_more_than_view_and_log(&mixed(), scaled(2));
}

#[test]
fn saves_load_equal() {
    testkit::saves_load_equal(&rolica(), scaled(4));
    testkit::saves_load_equal(&mixed(), scaled(2));
}

#[test]
fn undo_returns_exactly() {
    testkit::undo_returns_exactly(&rolica(), scaled(2));
    testkit::undo_returns_exactly(&mixed(), scaled(2));
}

#[test]
fn orders_stay_secret() {
    testkit::orders_stay_secret(&rolica(), scaled(2));
}

#[test]
fn bots_do_not_peek() {
    testkit::bots_do_not_peek(&rolica(), &ai::Random, scaled(2));
    testkit::bots_do_not_peek(&mixed(), &ai::Random, scaled(2));
    testkit::bots_do_not_peek(&rolica(), &ai::Greedy::new(1), 1);
}

#[test]
fn the_counsel_is_sound() {
    testkit::counsel_is_sound(&mixed(), scaled(2));
    testkit::counsel_is_sound(&rolica(), scaled(1));
    testkit::counsel_has_words::<Battle>();
}

#[test]
fn no_player_peeks() {
    testkit::no_player_peeks(&mixed(), scaled(1).div_ceil(10), 150);
}

/// A hundred pairs, ten thousand in a soak.
#[test]
fn what_is_sent_tells_nothing() {
    let mut compared = testkit::Compared::default();
    for battle in [rolica(), mixed()] {
        compared += testkit::what_is_sent_tells_nothing(&battle, scaled(50));
    }
    assert!(compared.moments > compared.pairs, "{compared:?}");
    assert!(compared.told_by_others > compared.pairs / 2, "{compared:?}");
    assert_eq!(compared.stopped, 0, "who is asked tells: {compared:?}");
    assert!(compared.lost < compared.pairs * 2 / 3, "{compared:?}");
}
