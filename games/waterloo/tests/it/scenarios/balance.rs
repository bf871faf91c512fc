//! What a file says of how its campaign came out between bots.

use engine::{ScenarioCard, Title as _};
use waterloo::Campaign;

use super::{CAMPAIGN, faults};

/// The campaign with other figures than its own.
fn with(figures: &str) -> String {
    let table = CAMPAIGN.find("-balance]").expect("the campaign was measured");
    let own = CAMPAIGN[..table].rfind('[').expect("a table");
    format!("{}{figures}", &CAMPAIGN[..own])
}

fn card(options: &[(&str, &str)]) -> ScenarioCard {
    card_of("the-hundred-days", options)
}

fn card_of(scenario: &str, options: &[(&str, &str)]) -> ScenarioCard {
    let options: Vec<_> = options.iter().map(|&(id, value)| (id.into(), value.into())).collect();
    Campaign::set_up(scenario, &options).expect("a campaign").card()
}

#[test]
fn figures_must_be_of_both_sides_and_of_games_that_were_played() {
    let figures = |wins: &str| {
        with(&format!(
            "[historical-balance]\nlevel = \"general\"\nrules = 1\ngames = 10\nwins = {wins}\n"
        ))
    };
    assert!(Campaign::check_scenario(&figures("{ french = 4, allies = 6 }")).is_ok());
    let expected = "Say of each side how many games it won: french, allies.";
    for wins in ["{ french = 4 }", "{ french = 4, allied = 6 }"] {
        assert!(faults(&figures(wins))[0].ends_with(expected), "{wins}");
    }
    let found = faults(&figures("{ french = 5, allies = 6 }"));
    assert!(found[0].ends_with("Of 10 games 11 cannot have been won."), "{found:?}");
}

/// What is said of a campaign was counted by generals, under the rules as they are, in so many games
/// that it means something.
#[track_caller]
fn is_measured(card: &ScenarioCard) -> Vec<u32> {
    let balance = card.balance.as_ref().expect("it was measured");
    let counted = (balance.level.as_str(), balance.rules_version);
    assert_eq!(counted, ("general", Campaign::RULES_VERSION), "{}", card.id);
    assert!(balance.games >= 100, "{}: {} games", card.id, balance.games);
    assert_eq!(balance.wins.iter().sum::<u32>(), balance.games, "{}: nothing is drawn", card.id);
    balance.wins.iter().map(|wins| wins * 100 / balance.games).collect()
}

const EVEN: std::ops::RangeInclusive<u32> = 40..=60;

/// With so many games a figure is known to five parts of a hundred.
const MANY_GAMES: u32 = 400;

#[track_caller]
fn is_even(card: &ScenarioCard) {
    for percent in is_measured(card) {
        assert!(EVEN.contains(&percent), "{}: {percent} %", card.id);
    }
    let games = card.balance.as_ref().map(|balance| balance.games);
    assert!(games >= Some(MANY_GAMES), "{}: {games:?}", card.id);
}

#[test]
fn every_campaign_says_how_it_came_out_and_is_even() {
    Campaign::scenarios().iter().for_each(is_even);
}

/// [WAT-3.1.1] By the book all of them are played with a free set-up. Where that, or the list of the
/// historical places, leans to a side, the notes say by how much, and [WAT-23.1.4] what makes up for it.
#[test]
fn what_leans_by_the_letter_says_so_and_offers_a_handicap() {
    for scenario in Campaign::scenarios() {
        for setup in ["historical", "free"] {
            let card = card_of(&scenario.id, &[("setup", setup)]);
            if is_measured(&card).iter().all(|percent| EVEN.contains(percent)) {
                continue;
            }
            let balance = card.balance.as_ref().expect("it was measured");
            let figure = format!("{} games of {}", balance.wins[0], balance.games);
            let says = |note: &String| note.contains(&figure) && note.contains("handicap");
            assert!(card.notes.iter().any(says), "{}, {setup}: {figure}", card.id);
        }
    }
}

/// [WAT-3.1.3] The historical places were evened out because they are not even.
#[test]
fn every_set_up_of_the_whole_campaign_has_figures_of_its_own() {
    let cards = ["balanced", "free", "historical"].map(|setup| card(&[("setup", setup)]));
    let [balanced, free, historical] = &cards;
    is_even(balanced);
    is_even(free);
    is_measured(historical);
    assert!(balanced.balance != free.balance && balanced.balance != historical.balance);
}

#[test]
fn each_set_up_has_the_figures_of_its_table() {
    let tables = ["balanced", "free", "historical"];
    let figures = |(table, wins): (&str, u32)| {
        format!(
            "[{table}-balance]\nlevel = \"general\"\nrules = 2\ngames = 9\n\
             wins = {{ french = {wins}, allies = {} }}\n",
            9 - wins
        )
    };
    let file = with(&tables.into_iter().zip(1..).map(figures).collect::<Vec<_>>().concat());
    for (setup, wins) in tables.into_iter().zip(1..) {
        let options = [("setup".to_owned(), setup.to_owned())];
        let measured = Campaign::set_up_from(&file, &options).expect("a sound file").card().balance;
        assert_eq!(measured.map(|it| it.wins), Some(vec![wins, 9 - wins]), "{setup}");
    }
}

/// Figures say nothing of a campaign that is played by other rules than it was counted with.
#[test]
fn with_any_other_option_there_are_no_figures() {
    for option in Campaign::options().iter().filter(|option| option.id != "setup") {
        let numbers = option.numbers.iter().flat_map(|numbers| [numbers.least, numbers.most]);
        let values = option.values.iter().map(|&value| value.to_owned());
        for value in values.chain(numbers.map(|number| number.to_string())) {
            let has_figures = card(&[(option.id, &value)]).balance.is_some();
            assert_eq!(has_figures, value == option.default, "{}: {value}", option.id);
        }
    }
}

/// Two people are offered the secret set-up of the book first, in the whole campaign alone.
#[test]
fn wat_3_1_1_b_people_are_offered_the_free_set_up_first() {
    for card in Campaign::scenarios() {
        let set_up = card.between_people.get("setup").map(String::as_str);
        assert_eq!(set_up, (card.id == "the-hundred-days").then_some("free"), "{}", card.id);
    }
    let wrong = CAMPAIGN.replace("setup = \"free\"", "setup = \"secret\"");
    assert!(faults(&wrong)[0].contains("Option setup is one of"), "{:?}", faults(&wrong));
}
