//! The battles that come with the game: who stands where with what, and that each can be played.

use std::collections::{BTreeMap, BTreeSet};

use ai::{Contest, End, Greedy, Player, Random};
use ccn::Battle;
use engine::{Counsel as _, ScenarioCard, Title as _};
use expect_test::expect;
use testkit::scaled;
use toml::{Table, Value};

/// [CCN-3.1.1] The pieces of the box, by nation and kind.
const BOX: [(&str, &[(&str, usize)]); 3] = [
    (
        "french",
        &[
            ("LN", 12),
            ("LT", 4),
            ("GR", 2),
            ("OG", 1),
            ("YG", 1),
            ("MI", 2),
            ("LC", 4),
            ("HC", 3),
            ("CHC", 2),
            ("GHC", 1),
            ("FA", 4),
            ("HA", 3),
            ("GFA", 1),
            ("leader", 7),
        ],
    ),
    (
        "british",
        &[
            ("LN", 9),
            ("LT", 2),
            ("RL", 2),
            ("GR", 1),
            ("GG", 2),
            ("LC", 4),
            ("HC", 3),
            ("GHC", 1),
            ("FA", 3),
            ("HA", 3),
            ("leader", 6),
        ],
    ),
    ("portuguese", &[("LN", 5), ("LT", 2), ("MI", 1), ("LC", 2), ("FA", 1), ("leader", 2)]),
];

/// Every battle, with the text of its file and what the text says.
fn battles() -> impl Iterator<Item = (ScenarioCard, &'static str, Table)> {
    Battle::scenarios().into_iter().map(|card| {
        let text = Battle::scenario_file(&card.id).expect("every scenario has its file");
        let table = text.parse().expect("a sound file");
        (card, text, table)
    })
}

fn set_up(card: &ScenarioCard) -> Battle {
    Battle::set_up(&card.id, &[]).expect("a scenario of the game")
}

/// The entries of a list, none if there is no such list.
fn entries<'a>(table: &'a Table, list: &str) -> &'a [Value] {
    table.get(list).map_or(&[], |list| list.as_array().expect("a list"))
}

fn word<'a>(entry: &'a Value, key: &str) -> &'a str {
    entry[key].as_str().expect("a text")
}

/// How many entries of a list belong to a side.
fn count(table: &Table, list: &str, side: &str) -> usize {
    let is_french = |entry: &&Value| word(entry, "nation") == "french";
    entries(table, list).iter().filter(|it| is_french(it) == (side == "french")).count()
}

#[test]
fn the_battles_are_those_of_the_peninsula_and_of_1815() {
    let rows: Vec<String> = battles()
        .map(|(card, _, table)| {
            let side = |side: &str| {
                let [cards, banners] =
                    ["cards", "banners"].map(|key| table[side][key].as_integer().expect("number"));
                let [units, leaders] = ["unit", "leader"].map(|list| count(&table, list, side));
                format!("{units:2} + {leaders}, {cards} cards, {banners}")
            };
            let [top, first] = ["top", "first"].map(|key| table[key].as_str().expect("a side"));
            let (french, allied) = (side("french"), side("allied"));
            let (id, date) = (card.id, card.date);
            format!("{date} {id:22} top {top}, first {first}: {french} against {allied}")
        })
        .collect();
    expect![[r#"
        1808-08-17 rolica-first-position  top french, first allied:  9 + 2, 6 cards, 5 against 12 + 4, 5 cards, 5
        1808-08-17 rolica-second-position top french, first allied:  9 + 3, 6 cards, 5 against 14 + 4, 5 cards, 5
        1808-08-21 vimeiro                top french, first french: 14 + 4, 5 cards, 6 against 15 + 5, 5 cards, 6
        1809-01-16 corunna                top french, first french: 14 + 5, 6 cards, 6 against 14 + 4, 5 cards, 6
        1809-07-28 talavera               top french, first french: 16 + 6, 5 cards, 7 against 18 + 5, 5 cards, 7
        1810-07-24 the-coa                top french, first french: 11 + 3, 5 cards, 7 against 10 + 3, 6 cards, 6
        1810-09-27 bucaco-reynier         top french, first french: 13 + 4, 5 cards, 6 against 13 + 5, 5 cards, 6
        1810-09-27 bucaco-ney             top french, first french: 15 + 4, 6 cards, 6 against 12 + 4, 5 cards, 6
        1811-03-12 redinha                top french, first allied: 10 + 3, 5 cards, 6 against 13 + 5, 6 cards, 6
        1811-04-03 sabugal                top french, first allied: 11 + 3, 5 cards, 6 against 14 + 5, 5 cards, 6
        1811-05-05 fuentes-de-onoro       top french, first french: 18 + 5, 5 cards, 7 against 20 + 6, 6 cards, 7
        1812-07-22 salamanca              top allied, first allied: 22 + 7, 5 cards, 9 against 24 + 7, 6 cards, 9
        1814-02-27 orthez                 top french, first allied: 17 + 5, 5 cards, 7 against 18 + 6, 6 cards, 7
        1815-06-16 quatre-bras            top allied, first french: 18 + 7, 6 cards, 8 against 22 + 6, 5 cards, 8
        1815-06-18 waterloo               top allied, first french: 24 + 7, 5 cards, 9 against 24 + 6, 6 cards, 9"#]].assert_eq(&rows.join("\n"));
}

#[test]
fn every_battle_was_about_even_when_bots_of_the_third_level_played_it() {
    for card in Battle::scenarios() {
        let balance = card.balance.expect("the lab has counted");
        let counted = (balance.level.as_str(), balance.rules_version);
        assert_eq!(counted, (Battle::LEVELS[2].id, Battle::RULES_VERSION), "{}", card.id);
        assert!(balance.games >= 400, "{}: {} games", card.id, balance.games);
        for wins in balance.wins {
            let (least, most) = (balance.games * 40, balance.games * 60);
            let is_even = (least..=most).contains(&(wins * 100));
            assert!(is_even, "{}: {wins} of {}", card.id, balance.games);
        }
    }
}

#[test]
fn every_battle_has_its_story_its_sides_and_their_plans() {
    for (card, text, table) in battles() {
        let words = card.background.split_whitespace().count();
        assert!((80..=130).contains(&words), "{}: {words} words of background", card.id);
        assert!(!card.place.is_empty() && !table["orientation"].as_str().unwrap().is_empty());
        assert!(card.sides.iter().all(|side| !side.commander.is_empty() && !side.plan.is_empty()));
        assert!(text.starts_with("#:schema "), "{}: editors know the form of the file", card.id);
    }
}

#[test]
fn the_battles_are_in_the_order_of_their_dates() {
    let dates: Vec<String> = battles().map(|(card, ..)| card.date).collect();
    assert!(dates.is_sorted());
}

#[test]
fn every_battle_is_played_with_the_whole_deck() {
    assert!(battles().all(|(_, _, table)| table["deck"].as_str() == Some("full")));
}

/// Positions name units and leaders by their names.
#[test]
fn no_two_pieces_of_a_battle_have_one_name() {
    for (card, _, table) in battles() {
        let mut seen = BTreeSet::new();
        for entry in ["unit", "leader"].iter().flat_map(|list| entries(&table, list)) {
            let name = word(entry, "name");
            assert!(seen.insert(name), "{}: two pieces are called {name}", card.id);
        }
    }
}

#[test]
fn every_battle_can_be_set_up_from_one_box() {
    for (card, _, table) in battles() {
        let mut used: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for unit in entries(&table, "unit") {
            *used.entry((word(unit, "nation"), word(unit, "kind"))).or_default() += 1;
        }
        for leader in entries(&table, "leader") {
            *used.entry((word(leader, "nation"), "leader")).or_default() += 1;
        }
        for ((nation, kind), count) in used {
            let most = in_the_box(nation, kind);
            assert!(count <= most, "{}: {count} {nation} {kind}, the box has {most}", card.id);
        }
    }
}

fn in_the_box(nation: &str, kind: &str) -> usize {
    let find = |all: &[(&str, usize)]| all.iter().find(|it| it.0 == kind).map(|it| it.1);
    BOX.iter().find(|it| it.0 == nation).and_then(|it| find(it.1)).unwrap_or(0)
}

/// What a label names is on the board, and no hex has two names.
#[test]
fn no_two_labels_share_a_hex() {
    for (card, _, table) in battles() {
        let mut seen = BTreeSet::new();
        for label in entries(&table, "label") {
            assert!(seen.insert(format!("{:?}", label["hex"])), "{}: {label:?}", card.id);
        }
    }
}

#[test]
fn every_battle_ends_whoever_plays_it() {
    let greedy = Greedy::default();
    for (card, ..) in battles() {
        testkit::games_end(&set_up(&card), scaled(4));
        let pairs: [[&dyn Player<Battle>; 2]; 3] =
            [[&greedy, &greedy], [&greedy, &Random], [&Random, &greedy]];
        for players in pairs {
            let contest = Contest::new(players.to_vec()).capped(1_000);
            for seed in 0..scaled(1) {
                let played = contest.play(&set_up(&card), seed);
                assert!(matches!(played.end, End::Over(_)), "{}: seed {seed}", card.id);
            }
        }
    }
}

#[test]
fn every_battle_keeps_its_lists_short() {
    for (card, ..) in battles() {
        testkit::lists_are_short(&set_up(&card), scaled(4));
    }
}

#[test]
fn every_battle_is_rebuilt_from_its_events() {
    for (card, ..) in battles() {
        testkit::events_rebuild_the_game(&set_up(&card), scaled(1));
    }
}
