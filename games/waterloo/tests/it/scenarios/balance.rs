//! What a file says of how its campaign came out between bots.

use engine::{ScenarioCard, Title as _};
use waterloo::Campaign;

use super::{CAMPAIGN, faults};

/// The campaign with other figures than its own.
fn with(figures: &str) -> String {
    let own = CAMPAIGN.find("[balanced-balance]").expect("the campaign was measured");
    format!("{}{figures}", &CAMPAIGN[..own])
}

fn card(options: &[(&str, &str)]) -> ScenarioCard {
    let options: Vec<_> = options.iter().map(|&(id, value)| (id.into(), value.into())).collect();
    Campaign::set_up("the-hundred-days", &options).expect("a campaign").card()
}

#[test]
fn figures_must_be_of_both_sides_and_of_games_that_were_played() {
    let figures = |wins: &str| {
        with(&format!("[balance]\nlevel = \"general\"\nrules = 1\ngames = 10\nwins = {wins}\n"))
    };
    assert!(Campaign::check_scenario(&figures("{ french = 4, allies = 6 }")).is_ok());
    let expected = "Say of each side how many games it won: french, allies.";
    for wins in ["{ french = 4 }", "{ french = 4, allied = 6 }"] {
        assert!(faults(&figures(wins))[0].ends_with(expected), "{wins}");
    }
    let found = faults(&figures("{ french = 5, allies = 6 }"));
    assert!(found[0].ends_with("Of 10 games 11 cannot have been won."), "{found:?}");
}

/// Every campaign was measured with the usual set-up, and the whole one with a free set-up, too.
#[test]
fn every_campaign_says_how_it_came_out() {
    for card in Campaign::scenarios() {
        let balance = card.balance.expect("it was measured");
        assert_eq!((balance.level.as_str(), balance.rules_version), ("general", 1), "{}", card.id);
        assert_eq!(
            balance.wins.iter().sum::<u32>(),
            balance.games,
            "{}: nothing is drawn",
            card.id
        );
        for wins in balance.wins {
            let percent = wins * 100 / balance.games;
            assert!((40..=60).contains(&percent), "{}: {percent} %", card.id);
        }
    }
}

#[test]
fn every_set_up_has_figures_of_its_own_and_three_players_have_none() {
    let [balanced, free] =
        ["balanced", "free"].map(|setup| card(&[("setup", setup)]).balance.expect("figures"));
    assert_ne!(balanced, free);
    // The historical places were not measured; a file may say how they came out.
    assert_eq!(card(&[("setup", "historical")]).balance, None);
    let figures =
        "[balance]\nlevel = \"general\"\nrules = 2\ngames = 9\nwins = { french = 4, allies = 5 }\n";
    let file = format!("{CAMPAIGN}{figures}");
    let options = [("setup".to_owned(), "historical".to_owned())];
    let measured = Campaign::set_up_from(&file, &options).expect("a sound file").card().balance;
    assert_eq!(measured.map(|it| (it.wins, it.games)), Some((vec![4, 5], 9)));
    assert!(
        free.wins.iter().all(|wins| (40..=60).contains(&(wins * 100 / free.games))),
        "{free:?}"
    );
    assert_eq!(card(&[("three-players", "on")]).balance, None);
    assert_eq!(card(&[("handicap-french", "1")]).balance, None);
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
