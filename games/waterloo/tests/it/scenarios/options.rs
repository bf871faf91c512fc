//! The switches of the rules.

use engine::{Game as _, Title as _};
use waterloo::Campaign;

fn set_up(option: &str, value: &str) -> Result<serde_json::Value, String> {
    let options = [(option.to_owned(), value.to_owned())];
    let campaign = Campaign::set_up("the-hundred-days", &options)?;
    Ok(serde_json::to_value(campaign.scenery()).expect("JSON"))
}

#[test]
fn a_cap_is_nought_or_a_number_of_rounds() {
    let cap = |value| set_up("battle-turn-cap", value).map(|it| it["battle_turn_cap"].as_u64());
    assert_eq!([cap("0"), cap("1"), cap("200")], [Ok(None), Ok(Some(1)), Ok(Some(200))]);
    for value in ["201", "", "none", "+5", "05", "-1"] {
        assert_eq!(
            cap(value),
            Err(format!("Option battle-turn-cap is 0 or a number from 1 to 200, not {value:?}."))
        );
    }
}

#[test]
fn the_turn_from_which_cities_win_is_a_turn() {
    let turn = |value| {
        set_up("supply-victory-from-turn", value).map(|it| it["supply_victory_from_turn"].as_u64())
    };
    assert_eq!([turn("1"), turn("60")], [Ok(Some(1)), Ok(Some(60))]);
    for value in ["0", "61", "off"] {
        assert_eq!(
            turn(value),
            Err(format!(
                "Option supply-victory-from-turn is a number from 1 to 60, not {value:?}."
            ))
        );
    }
}

#[test]
fn other_switches_and_values_are_refused() {
    assert_eq!(
        set_up("setup", "random"),
        Err("Option setup is one of balanced, historical, free, not \"random\".".to_owned())
    );
    assert!(set_up("fog", "off").expect_err("unknown").starts_with("There is no option \"fog\""));
}

#[test]
fn the_defaults_on_the_cards_are_those_of_the_rules() {
    let defaults: Vec<(String, String)> = Campaign::options()
        .iter()
        .map(|card| (card.id.to_owned(), card.default.to_owned()))
        .collect();
    for scenario in Campaign::scenarios() {
        let [silent, named] = [&[][..], &defaults]
            .map(|options| Campaign::set_up(&scenario.id, options).expect("options on offer"));
        assert_eq!(silent, named, "campaigns of one scenario and the same options share a setting");
    }
}

#[test]
fn every_option_of_the_rules_page_is_on_offer() {
    let (_, table) =
        Campaign::RULES.split_once("| option | default | meaning | rule |").expect("a table");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let plain = |text: &str| text.trim().trim_matches(['`', '[', ']']).to_owned();
    let listed: Vec<[String; 3]> = rows
        .map(|row| {
            let cells: Vec<&str> = row.split('|').collect();
            let default = cells[2].replace("(none)", "");
            [plain(cells[1]), plain(&default), plain(cells[4])]
        })
        .collect();
    let offered: Vec<[String; 3]> = Campaign::options()
        .iter()
        .map(|card| [card.id, card.default, card.rule].map(str::to_owned))
        .collect();
    assert_eq!(offered, listed);
}

#[test]
fn with_three_players_there_are_three_sides_on_the_card() {
    let sides = |value: &str| -> (Vec<String>, Vec<usize>) {
        let options = [("three-players".to_owned(), value.to_owned())];
        let campaign = Campaign::set_up("the-hundred-days", &options).expect("it is on offer");
        let names = campaign.card().sides.into_iter().map(|side| side.id).collect();
        let allies = campaign.seats().iter().map(|seat| campaign.side_of(seat).iter().count());
        (names, allies.collect())
    };
    let names = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<Vec<_>>();
    assert_eq!(sides("off"), (names(&["french", "allies"]), vec![1, 1]));
    assert_eq!(sides("on"), (names(&["french", "anglo-dutch", "prussians"]), vec![1, 2, 2]));
}

#[test]
fn allied_players_may_talk_in_private_where_the_switches_allow_it() {
    let open = |three: &str, night: &str| -> Vec<usize> {
        let options = [("three-players", three), ("allies-talk-at-night-only", night)]
            .map(|(id, value)| (id.to_owned(), value.to_owned()));
        let campaign = Campaign::set_up("the-hundred-days", &options).expect("they are on offer");
        let scenery = serde_json::to_value(campaign.scenery()).expect("JSON");
        let track = scenery["track"].as_array().expect("a track").clone();
        (1..).zip(&track).filter(|(_, it)| it["allies_may_talk"] == true).map(|it| it.0).collect()
    };
    assert_eq!(open("on", "on"), [3, 6, 9, 12, 15, 18, 21]);
    assert_eq!(open("on", "off").len(), 23);
    assert_eq!([open("off", "on").len(), open("off", "off").len()], [0, 0]);
}
