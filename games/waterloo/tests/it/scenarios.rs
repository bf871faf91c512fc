//! Every scenario file is sound, and what can be wrong with one is said with its line.

use waterloo::Campaign;

#[test]
fn the_scenario_of_the_game_can_be_set_up() {
    for setup in ["historical", "free"] {
        let options = [("setup".to_owned(), setup.to_owned())];
        assert!(Campaign::set_up("the-hundred-days", &options).is_ok());
    }
}
