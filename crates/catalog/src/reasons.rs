//! Why one decision is better than another, in words.

use std::borrow::Cow;

use ai::Considered;
use engine::{Arg, Counsel, Phrase};

use crate::Lexicon;

/// How many aspects a reason names, at most.
const MOST_NAMED: usize = 2;

/// An aspect is named if it differs by this part of what differs most.
const WORTH_NAMING: i32 = 3;

/// By how much one try differs from another, about, in parts of 10,000.
const SPREAD: u32 = 2_500;

/// What differs by more than this nobody would call about as good, however seldom it was tried.
const MOST_ALIKE: u32 = 400;

/// Why whatever was weighed is better or worse than something else, which is called `other`.
pub(crate) fn reason<G: Counsel>(
    lexicon: &Lexicon,
    it: &Considered<G::Action>,
    than: &Considered<G::Action>,
    other: &str,
) -> String {
    if it.odds.abs_diff(than.odds) <= noise(it.tries.min(than.tries)) {
        return lexicon.say(&Phrase::new("hint-close").text("other", other.to_owned()));
    }
    merit::<G>(lexicon, it, than, other)
}

/// The same where it is beyond doubt which of the two is better.
pub(crate) fn merit<G: Counsel>(
    lexicon: &Lexicon,
    it: &Considered<G::Action>,
    than: &Considered<G::Action>,
    other: &str,
) -> String {
    let (kind, aspects) = if it.odds >= than.odds {
        ("hint-ahead", telling::<G>(lexicon, it, than))
    } else {
        ("hint-behind", telling::<G>(lexicon, than, it))
    };
    let terms = |gains: bool| -> Vec<Cow<'static, str>> {
        let named = aspects.iter().filter(|(_, by)| (*by > 0) == gains);
        named.take(MOST_NAMED).map(|(name, _)| name.clone().into()).collect()
    };
    let (more, less) = (terms(true), terms(false));
    let id = match (more.is_empty(), less.is_empty()) {
        (true, _) => kind.to_owned(),
        (false, true) => format!("{kind}-in"),
        (false, false) => format!("{kind}-at-a-price"),
    };
    let phrase = Phrase::new(id).text("other", other.to_owned());
    lexicon.say(&phrase.with("more", Arg::Terms(more)).with("less", Arg::Terms(less)))
}

/// The aspects in which the better differs most from the worse and that have words, by how much.
fn telling<G: Counsel>(
    lexicon: &Lexicon,
    better: &Considered<G::Action>,
    worse: &Considered<G::Action>,
) -> Vec<(String, i32)> {
    let by = better.appraisal - worse.appraisal;
    let named =
        G::ASPECTS.iter().zip(by.aspects()).map(|(name, &by)| (format!("aspect-{name}"), by));
    let has_words =
        |(name, _): &(String, i32)| lexicon.missing(&Phrase::new(name.clone())).is_empty();
    let mut aspects: Vec<(String, i32)> = named.filter(has_words).collect();
    aspects.sort_by_key(|(_, by)| std::cmp::Reverse(by.abs()));
    let most = aspects.first().map_or(0, |(_, by)| by.abs());
    aspects.retain(|(_, by)| *by != 0 && by.abs() >= most / WORTH_NAMING);
    aspects
}

/// By how much two lines that are about as good may differ when both were tried so often.
fn noise(tries: u32) -> u32 {
    (SPREAD / tries.max(1).isqrt()).min(MOST_ALIKE)
}
