//! A small map on which everybody meets, for the checks that need battles.

use engine::Title as _;
use waterloo::Campaign;

/// A campaign that has not begun.
pub(crate) fn campaign(options: &[(&str, &str)]) -> Campaign {
    let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
    let options: Vec<(String, String)> = options.iter().map(own).collect();
    let text = include_str!("crossroads.toml");
    Campaign::set_up_from(text, &options).expect("a sound scenario")
}
