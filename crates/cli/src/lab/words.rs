//! Numbers as people read them.

/// Parts of a thousand as a percentage: `52 %`, `7.5 %`.
pub(crate) fn percent(per_mille: u32) -> String {
    format!("{} %", plain_percent(per_mille))
}

/// The same without the sign; tenths only below ten.
pub(crate) fn plain_percent(per_mille: u32) -> String {
    match (per_mille / 10, per_mille % 10) {
        (0, tenths @ 1..) => format!("0.{tenths}"),
        (whole, tenths) => (whole + u32::from(tenths >= 5)).to_string(),
    }
}

/// Hundredths as a number with one decimal: `7.3`.
pub(crate) fn decimal(hundredths: i64) -> String {
    let tenths = (hundredths.abs() + 5) / 10;
    let sign = if hundredths < 0 && tenths > 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// Hundredths as a number with both decimals, for what is rare: `0.04`.
pub(crate) fn fine(hundredths: i64) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths.unsigned_abs() % 100)
}

/// `1 game`, `2 games`.
pub(crate) fn games(number: u64) -> String {
    if number == 1 { "1 game".to_owned() } else { format!("{number} games") }
}

/// A word with a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::{capital, decimal, games, percent};

    #[test]
    fn numbers_are_short() {
        assert_eq!(
            [percent(523), percent(525), percent(4), percent(0)],
            ["52 %", "53 %", "0.4 %", "0 %"]
        );
        assert_eq!(
            [decimal(734), decimal(-55), decimal(3), decimal(-3)],
            ["7.3", "-0.6", "0.0", "0.0"]
        );
        assert_eq!([games(1), games(2), capital("blocks")], ["1 game", "2 games", "Blocks"]);
    }
}
