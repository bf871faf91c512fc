//! Whether a scenario is balanced, in a sentence.

use serde::Serialize;

use super::share::Share;
use super::words::{percent, plain_percent};

/// What can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Finding {
    /// The whole interval is near an even chance.
    Balanced,
    /// The share is, but the interval reaches beyond.
    ProbablyBalanced,
    /// The share is not, but the interval reaches that far.
    Leaning,
    /// The whole interval is on one side.
    Unbalanced,
    /// The interval is too wide.
    TooFew,
}

/// Whether a scenario is balanced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Verdict {
    pub(crate) finding: Finding,
    /// Between which shares it counts as balanced, in parts of a thousand.
    pub(crate) band: (u32, u32),
    /// The same in words: a headline and a sentence.
    pub(crate) headline: String,
    pub(crate) text: String,
}

/// How far from an even share a side may be, in parts of a thousand.
const LEEWAY: u32 = 100;

/// What the shares of the sides, by their names, say.
pub(crate) fn verdict(sides: &[(&str, Option<Share>)]) -> Verdict {
    let even = 1000 / sides.len().max(1) as u32;
    let band = (even.saturating_sub(LEEWAY), even + LEEWAY);
    let shares = sides.iter().filter_map(|&(name, share)| Some((name, share?)));
    let Some((name, share)) = shares.max_by_key(|(_, share)| share.per_mille) else {
        return Verdict {
            finding: Finding::TooFew,
            band,
            headline: "Nothing to say".to_owned(),
            text: "Nobody won a game.".to_owned(),
        };
    };
    let finding = finding(share, band);
    let headline = match finding {
        Finding::Balanced => "Balanced".to_owned(),
        Finding::ProbablyBalanced => "Probably balanced".to_owned(),
        Finding::Leaning => format!("Leans to {name}"),
        Finding::Unbalanced => format!("Favours {name}"),
        Finding::TooFew => "Too few games to say".to_owned(),
    };
    let seen = format!("{name} {} ± {}", percent(share.per_mille), plain_percent(share.reach()));
    let (low, high) = (plain_percent(band.0), percent(band.1));
    let rest = match finding {
        Finding::Balanced => format!("the whole interval lies between {low} and {high}"),
        Finding::ProbablyBalanced => format!("but the interval reaches beyond {low} to {high}"),
        Finding::Leaning => format!("but the interval reaches into {low} to {high}"),
        Finding::Unbalanced => format!("the whole interval lies beyond {low} to {high}"),
        Finding::TooFew => format!("the interval is wider than {low} to {high}"),
    };
    Verdict { finding, band, headline, text: format!("{seen}; {rest}.") }
}

fn finding(share: Share, (low, high): (u32, u32)) -> Finding {
    if share.low > high {
        return Finding::Unbalanced;
    }
    if share.high - share.low > high - low {
        return Finding::TooFew;
    }
    match (share.per_mille <= high, share.high <= high && share.low >= low) {
        (true, true) => Finding::Balanced,
        (true, false) => Finding::ProbablyBalanced,
        (false, _) => Finding::Leaning,
    }
}

#[cfg(test)]
mod tests {
    use super::super::share::wilson;
    use super::{Finding, verdict};

    fn found(wins: u64, games: u64) -> (Finding, String) {
        let shares = [("French", wilson(wins, games)), ("Allies", wilson(games - wins, games))];
        let verdict = verdict(&shares);
        (verdict.finding, format!("{}: {}", verdict.headline, verdict.text))
    }

    #[test]
    fn the_interval_decides() {
        assert_eq!(found(205, 400).0, Finding::Balanced);
        assert_eq!(found(230, 400).0, Finding::ProbablyBalanced);
        assert_eq!(found(250, 400).0, Finding::Leaning);
        assert_eq!(found(300, 400).0, Finding::Unbalanced);
        assert_eq!(found(100, 400).0, Finding::Unbalanced);
        assert_eq!(found(5, 10).0, Finding::TooFew);
        assert_eq!(found(10, 10).0, Finding::Unbalanced);
        assert_eq!(found(0, 0).0, Finding::TooFew);
    }

    #[test]
    fn a_verdict_is_a_sentence() {
        let sentence = "Balanced: French 52 % ± 5; the whole interval lies between 40 and 60 %.";
        assert_eq!(found(208, 400).1, sentence);
        let sentence =
            "Favours Allies: Allies 75 % ± 4; the whole interval lies beyond 40 to 60 %.";
        assert_eq!(found(100, 400).1, sentence);
    }
}
