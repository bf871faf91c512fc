//! The switches of the rules.

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
        Err("Option setup is one of historical, free, not \"random\".".to_owned())
    );
    assert!(set_up("fog", "off").expect_err("unknown").starts_with("There is no option \"fog\""));
}
