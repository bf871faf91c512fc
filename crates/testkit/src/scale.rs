//! How many games a check plays: a few in every test run, many more in a soak.

/// The number of games a check plays: `games`, or so many times as many as the environment
/// variable `SOAK` says.
///
/// # Panics
/// If `SOAK` is set to something that is not a number.
#[must_use]
pub fn scaled(games: u64) -> u64 {
    let factor = match std::env::var("SOAK") {
        Ok(text) => text.parse().expect("SOAK is a number"),
        Err(_) => 1,
    };
    games * factor
}
