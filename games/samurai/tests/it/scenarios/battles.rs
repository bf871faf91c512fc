//! The battles that come with the game.

use ai::{Contest, End, Greedy, Player};
use engine::{Counsel as _, Game as _, Seat, SeatSet, Title as _, Waiting};
use samurai::Battle;
use serde_json::Value;
use testkit::scaled;

use crate::field::Field;

fn scenery(id: &str) -> Value {
    let battle = Battle::set_up(id, &[]).expect("the battle is on the shelf");
    serde_json::to_value(battle.scenery()).expect("a scenery is JSON")
}

#[test]
fn every_battle_can_be_set_up_at_every_level() {
    for card in Battle::scenarios() {
        for level in ["scenario", "basic", "extended", "advanced", "expert"] {
            let options = [("level".to_owned(), level.to_owned())];
            let battle = Battle::set_up(&card.id, &options).expect("the battle is on the shelf");
            assert_eq!(battle.card(), card, "{level}");
            assert_eq!(battle.waiting(), Waiting::On(SeatSet::NONE), "it has not begun");
        }
    }
}

/// The battles of a guide, one for each level: they lean towards whoever is guided.
const GUIDED: [&str; 4] = ["asagiri", "tamaki", "hayase", "usugumo"];

/// How many games bots of the third level have played of a battle at least.
const LEAST_GAMES: u32 = 400;

#[test]
fn every_battle_was_about_even_when_bots_of_the_third_level_played_it() {
    for card in Battle::scenarios() {
        assert_eq!(card.balance.is_none(), GUIDED.contains(&card.id.as_str()), "{}", card.id);
        let Some(balance) = card.balance else { continue };
        assert_eq!(balance.rules_version, Battle::RULES_VERSION, "{}", card.id);
        let is_counted = balance.level == Battle::LEVELS[2].id && balance.games >= LEAST_GAMES;
        assert!(is_counted, "{}: {balance:?}", card.id);
        for wins in &balance.wins {
            let percent = wins * 100 / balance.games;
            assert!((40..60).contains(&percent), "{}: {percent} %", card.id);
        }
        let level = balance.games - balance.wins.iter().sum::<u32>();
        assert_seldom_level(&card.id, level.into(), balance.games.into());
    }
}

/// [SAM-19.1.3] Where more than one game in ten ends level, the file says how ties are broken.
fn assert_seldom_level(id: &str, level: u64, games: u64) {
    assert!(level * 10 <= games, "{id}: {level} of {games} games ended level");
}

/// How many games between bots are played of each guided battle.
const GAMES: u64 = 100;

/// The guided battles have no figures in their files: their games are played here.
#[test]
fn guided_battles_lean_towards_whoever_is_guided_and_seldom_end_level() {
    let (greedy, games) = (Greedy::new(1), scaled(GAMES));
    for id in GUIDED {
        let battle = Battle::set_up(id, &[]).expect("the battle is on the shelf");
        let contest = Contest::new(vec![&greedy as &dyn Player<Battle>; 2]).capped(10_000);
        let winners = (0..games).map(|seed| match contest.play(&battle, seed).end {
            End::Over(outcome) => outcome.winners,
            End::Capped => panic!("{id}: no end with seed {seed}"),
        });
        let winners: Vec<SeatSet> = winners.collect();
        let won = |seats: SeatSet| winners.iter().filter(|it| **it == seats).count() as u64;
        assert_seldom_level(id, won(SeatSet::NONE), games);
        let (guided, other) = (won(Seat(0).into()), won(Seat(1).into()));
        assert!(guided > other, "{id}: {guided} to {other}");
    }
}

#[test]
fn every_level_has_its_first_battle() {
    let cards = Battle::scenarios();
    let ids: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
    let levels: Vec<Value> = ids.iter().map(|id| scenery(id)["level"].clone()).collect();
    let of_level = |level: &str| levels.iter().filter(|it| *it == level).count();
    assert_eq!(ids[0], "ino");
    assert_eq!(levels[0], "basic");
    assert_eq!(&ids[ids.len() - 4..], GUIDED);
    assert_eq!(&levels[ids.len() - 4..], ["basic", "extended", "advanced", "expert"]);
    assert_eq!(["basic", "extended", "advanced", "expert"].map(of_level), [2, 4, 4, 3]);
}

#[test]
fn files_of_the_shelf_are_what_the_shelf_has() {
    for card in Battle::scenarios() {
        let file = Battle::scenario_file(&card.id).expect("it has a file");
        assert_eq!(Battle::check_scenario(file), Ok(card));
    }
}

#[test]
fn a_battle_says_what_its_armies_cost() {
    let note = |id: &str| {
        let battle = Battle::set_up(id, &[]).expect("the battle is on the shelf");
        battle.card().notes.pop().expect("it has notes")
    };
    assert_eq!(note("ino"), "Points of the armies: Oda 117, Shibata and Hayashi 116.");
    assert_eq!(note("okehazama"), "Points of the armies: Oda 154, Imagawa 155.");
    assert_eq!(note("iga"), "Points of the armies: Oda 170, Iga league 177.");
    let third = note("sekigahara");
    assert!(third.ends_with(", Kobayakawa 58."), "{third}");
}

#[test]
fn armies_stand_where_their_files_have_them() {
    let field = Field::on_the_shelf("kawanakajima", &[]);
    assert_eq!(field.place("A1"), "(7,1)");
    assert_eq!(field.facing("A1"), 3);
    assert_eq!(field.figures("A2"), 6);
    assert_eq!(field.ammo("B5"), 7);
    assert!(field.has_commander("B5"));
    assert_eq!(field.status("A12"), "waiting");
    assert_eq!(field.turn_number(), 1);
}

#[test]
fn a_scenery_tells_board_cards_and_units() {
    let mikata = scenery("mikatagahara");
    assert_eq!(mikata["columns"], 15);
    let ravine = &mikata["hexes"][8 * 15 + 4];
    assert_eq!(ravine["number"], "0509");
    assert_eq!(ravine["terrain"], "ravine");
    assert_eq!(ravine["open"], serde_json::json!([5, 2]));
    assert_eq!(mikata["hexes"][10 * 15 + 7]["label"], "Road to Hamamatsu");
    assert_eq!(mikata["units"][1]["label"], "Yamagata");
    assert_eq!(mikata["exits"][0]["who"], "hq");
    assert_eq!(mikata["range_caps"][0]["turns"], serde_json::json!([6, 10]));
    let iga = scenery("iga");
    assert_eq!(iga["sides"][1]["hiding"]["points"], 156);
    assert_eq!(iga["units"][11]["in_pool"], true);
    assert_eq!(scenery("sekigahara")["third"]["joins"], "b");
    assert_eq!(scenery("okehazama")["forced_orders"][0]["order"], "rest");
}

#[test]
fn unknown_scenarios_and_options_are_refused_in_a_sentence() {
    let option = |id: &str, value: &str| {
        Battle::set_up("ino", &[(id.to_owned(), value.to_owned())]).expect_err("it is unknown")
    };
    let unknown = Battle::set_up("hakata", &[]).expect_err("it is unknown");
    assert!(unknown.starts_with("There is no scenario \"hakata\"; there are ino, okehazama"));
    assert!(option("fog", "on").starts_with("There is no option \"fog\""));
    assert!(option("level", "hard").starts_with("Option level is one of scenario, basic"));
}
