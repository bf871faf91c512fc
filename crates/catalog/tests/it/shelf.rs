use std::collections::BTreeMap;

use catalog::{Code, Luck, Occupant, SetUp, Start};
use engine::Seat;
use testkit::toys::campaign::Campaign;
use testkit::toys::night::Night;

use crate::{duel, open, toy};

#[test]
fn the_listing_has_the_form_of_the_protocol() {
    let listing = serde_json::to_value(catalog::listing()).expect("JSON");
    let game = &listing["games"][0];
    for key in ["id", "title", "rules_version", "options", "scenarios"] {
        assert!(!game[key].is_null(), "{key}");
    }
    assert!(game["scenarios"].is_array());
}

#[test]
fn figures_are_told_for_each_value_that_was_counted() {
    for title in catalog::games() {
        for card in title.scenarios() {
            let figures = title.figures(&card.id).expect("a scenario of the game");
            for figure in figures {
                let start = Start::Scenario(card.id.clone());
                let set_up = SetUp { start, options: figure.options, seats: Vec::new() };
                let table = title.open(set_up, &Luck::seeded("7")).expect("sound options");
                assert_eq!(table.scenario().balance.as_ref(), Some(&figure.balance), "{}", card.id);
            }
        }
    }
    let waterloo = catalog::find("waterloo").expect("a game");
    let figures = waterloo.figures("the-hundred-days").expect("a scenario");
    let is_free =
        |options: &BTreeMap<String, String>| options.len() == 1 && options["setup"] == "free";
    assert!(figures.iter().any(|figure| is_free(&figure.options)), "{figures:?}");
    assert!(figures.iter().all(|figure| !figure.options.is_empty()), "the usual is on the card");
    assert_eq!(waterloo.figures("leipzig").expect_err("unknown").code, Code::Unknown);
}

#[test]
fn every_game_is_found_by_its_name_and_has_readable_rules() {
    for title in catalog::games() {
        assert_eq!(catalog::find(title.id()).map(|found| found.id()), Ok(title.id()));
        assert!(!title.name().starts_with('['), "{} has no title", title.id());
        rulebook::Rulebook::parse(title.rules()).expect("readable rules");
    }
    let Err(problem) = catalog::find("chess") else { panic!("there is no chess here") };
    assert_eq!(problem.code, Code::Unknown);
}

#[test]
fn a_battle_for_which_there_is_no_room_is_one_too_many() {
    let mut set_up = duel("person", "person");
    set_up.start = Start::Scenario("one-too-many".to_owned());
    let problem = catalog::shelve::<toy::Duel>().open(set_up, &Luck::seeded("7")).err();
    assert_eq!(problem.map(|problem| problem.code), Some(Code::TooMany));
}

#[test]
fn what_is_unknown_is_refused_in_a_sentence() {
    let title = catalog::shelve::<toy::Duel>();
    let refused = |change: fn(&mut catalog::SetUp)| {
        let mut set_up = duel("person", "person");
        change(&mut set_up);
        title.open(set_up, &Luck::seeded("7")).err().map(|problem| problem.message)
    };
    let said = |sentence: &str| Some(sentence.to_owned());
    assert_eq!(
        refused(|set_up| set_up.start = Start::Scenario("noon".to_owned())),
        said("There is no scenario \"noon\"; there is: dawn.")
    );
    assert_eq!(
        refused(|set_up| set_up.seats[1] = Occupant::from("napoleon")),
        said(
            "There is no bot \"napoleon\"; the bots are: random, greedy, recruit, soldier, captain, \
             general."
        )
    );
    assert_eq!(
        refused(|set_up| set_up.seats.truncate(1)),
        said("This scenario has 2 seats, but 1 were filled.")
    );
}

#[test]
fn bots_play_to_the_end() {
    let mut table = open(duel("random", "greedy"));
    while table.step().expect("nothing is named").is_some() {}
    let ending = table.ending().expect("an end");
    assert_eq!(ending.winners.len(), 1);
    assert!(ending.text.contains(" won"), "{}", ending.text);
}

#[test]
fn a_pairing_plays_the_same_game_from_the_same_seed() {
    let title = catalog::shelve::<toy::Duel>();
    let pairing = title.pairing(&duel("random", "random"), 7, 100, 1_000).expect("two bots");
    assert_eq!(pairing.play(11), pairing.play(11));
    let capped = title.pairing(&duel("random", "random"), 7, 1, 1_000).expect("two bots").play(11);
    assert!(capped.capped && capped.winners.is_empty());
    assert!(title.pairing(&duel("person", "random"), 7, 100, 1_000).is_err());
}

#[test]
fn a_capped_game_is_judged_as_if_its_last_turn_had_come() {
    let title = catalog::shelve::<toy::Duel>();
    let pairing = title.pairing(&duel("greedy", "random"), 7, 4, 1_000).expect("two bots");
    let games: Vec<_> = (0..40).map(|number| pairing.play(number)).collect();
    assert!(games.iter().any(|game| game.capped && game.ahead.len() == 1));
    assert!(games.iter().any(|game| game.capped && game.ahead.is_empty()));
    assert!(games.iter().all(|game| game.capped || game.ahead.is_empty()));
    assert!(games.iter().all(|game| !game.capped || game.winners.is_empty()));
}

#[test]
fn a_level_can_be_given_a_factor_for_its_work() {
    let title = catalog::shelve::<toy::Duel>();
    let refused = |name: &str| {
        let problem = title.pairing(&duel(name, "random"), 7, 100, 50).err();
        problem.map(|problem| problem.message)
    };
    let said = |sentence: &str| Some(sentence.to_owned());
    assert_eq!(refused("recruit*16"), None);
    assert_eq!(refused("recruit*0.125"), None);
    assert_eq!(
        refused("greedy*2"),
        said("Only levels can do more or less work, and greedy is none.")
    );
    let wants = "has no factor for the work of recruit; write recruit*16.";
    for factor in ["", "0", "-1", "x", "1e3", "0.0001", "99999999", "2*2"] {
        let name = format!("recruit*{factor}");
        assert_eq!(refused(&name), Some(format!("\"{name}\" {wants}")), "{factor}");
    }
    assert!(refused("napoleon*2").is_some_and(|message| message.contains("no bot \"napoleon\"")));
}

#[test]
fn a_share_of_the_work_is_a_decimal_number() {
    assert_eq!(catalog::per_mille("0.05"), Some(50));
    assert_eq!(catalog::per_mille("1"), Some(1_000));
    assert_eq!(catalog::per_mille("16.5"), Some(16_500));
    assert_eq!(catalog::per_mille("1000000"), Some(1_000_000_000));
    for text in ["", ".", "1.", ".5", "0", "0.000", "0.0005", "1000001", "+1", "١", "9999999.999"]
    {
        assert_eq!(catalog::per_mille(text), None, "{text}");
    }
}

#[test]
fn a_field_names_the_seats_of_each_side() {
    let title = catalog::shelve::<Campaign>();
    let start = Start::Scenario("campaign".to_owned());
    let set_up = SetUp { start, options: Default::default(), seats: Vec::new() };
    let field = title.field(&set_up).expect("a scenario");
    assert_eq!(field.sides, [vec![Seat(0)], vec![Seat(1), Seat(2)]]);
    assert_eq!(field.card.id, "campaign");
}

#[test]
fn a_pairing_plays_games_with_secret_orders() {
    let title = catalog::shelve::<Night>();
    let set_up = SetUp {
        start: Start::Scenario("night".to_owned()),
        options: Default::default(),
        seats: ["random", "greedy"].map(Occupant::from).into(),
    };
    let pairing = title.pairing(&set_up, 7, 100, 1_000).expect("two bots");
    let played = pairing.play(11);
    assert_eq!(played, pairing.play(11));
    assert!(!played.capped && played.turns > 1 && played.decisions > 20, "{played:?}");
}
