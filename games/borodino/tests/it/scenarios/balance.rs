//! What a file says of how its campaign came out between bots.

use borodino::Campaign;
use engine::{Balance, Title as _};

use super::{CAMPAIGN, faults};

/// The campaign with figures of this table.
fn with(table: &str, wins: &str) -> String {
    let own = CAMPAIGN.find("[balance]").or_else(|| CAMPAIGN.find("[free-balance]"));
    let rest = &CAMPAIGN[..own.unwrap_or(CAMPAIGN.len())];
    format!("{rest}\n[{table}]\nlevel = \"general\"\nrules = 1\ngames = 10\nwins = {wins}\n")
}

fn balance(text: &str, free_set_up: &str) -> Option<Balance> {
    let options = [("free-setup".to_owned(), free_set_up.to_owned())];
    Campaign::set_up_from(text, &options).expect("a campaign").card().balance
}

#[test]
fn figures_must_be_of_both_sides_and_of_games_that_were_played() {
    for table in ["balance", "free-balance", "full-balance", "book-balance"] {
        assert!(Campaign::check_scenario(&with(table, "{ french = 4, russian = 6 }")).is_ok());
        let expected = "Say of each side how many games it won: french, russian.";
        for wins in ["{ french = 4 }", "{ french = 4, russians = 6 }"] {
            assert!(faults(&with(table, wins))[0].ends_with(expected), "{wins}");
        }
        let found = faults(&with(table, "{ french = 5, russian = 6 }"));
        assert!(found[0].ends_with("Of 10 games 11 cannot have been won."), "{found:?}");
    }
}

#[test]
fn a_free_set_up_has_figures_of_its_own() {
    let printed = with("balance", "{ french = 4, russian = 6 }");
    let free = with("free-balance", "{ french = 7, russian = 3 }");
    let wins = |balance: Option<Balance>| balance.map(|it| it.wins);
    assert_eq!(wins(balance(&printed, "off")), Some(vec![4, 6]));
    assert_eq!(wins(balance(&printed, "on")), None);
    assert_eq!(wins(balance(&free, "off")), None);
    assert_eq!(wins(balance(&free, "on")), Some(vec![7, 3]));
}

#[test]
fn full_strength_has_figures_of_its_own_and_a_handicap_none() {
    let wins = |table: &str, options: &[(&str, &str)]| {
        let text = with(table, "{ french = 4, russian = 6 }");
        let options: Vec<_> =
            options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        Campaign::set_up_from(&text, &options).expect("a campaign").card().balance.is_some()
    };
    let full = ("full-strength", "on");
    let free = ("free-setup", "on");
    assert!(wins("full-balance", &[full]) && !wins("balance", &[full]));
    assert!(wins("book-balance", &[full, free]) && !wins("full-balance", &[full, free]));
    assert!(!wins("full-balance", &[full, ("handicap-french", "5")]));
}
