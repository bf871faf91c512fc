use engine::OptionCard;

const SUPPLY: OptionCard = OptionCard::switch("supply", "TOY-1.1.1", "on");

const TURNS: OptionCard = OptionCard::new("turns", "TOY-1.1.2", "none", &["none"]).or_number(1, 20);

fn refusal(cards: &[OptionCard], id: &str, value: &str) -> String {
    OptionCard::find(cards, id, value).expect_err("it is not on offer")
}

#[test]
fn a_switch_is_found_with_a_value_on_offer() {
    let cards = [SUPPLY, TURNS];
    assert_eq!(OptionCard::find(&cards, "supply", "off"), Ok(&SUPPLY));
    assert_eq!(OptionCard::find(&cards, "turns", "20"), Ok(&TURNS));
}

#[test]
fn what_is_not_on_offer_is_refused_with_what_is() {
    let cards = [SUPPLY, TURNS];
    let unknown = "There is no option \"fog\"; there are: supply, turns.";
    assert_eq!(refusal(&cards, "fog", "on"), unknown);
    assert_eq!(refusal(&[], "fog", "on"), "There is no option \"fog\"; there are: none.");
    assert_eq!(refusal(&cards, "supply", "1"), "Option supply is one of on, off, not \"1\".");
    let number = "Option turns is none or a number from 1 to 20, not \"021\".";
    assert_eq!(refusal(&cards, "turns", "021"), number);
}
