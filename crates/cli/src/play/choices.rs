//! The list of choices.

use std::fmt::Write;

use catalog::Choice;

use crate::colour::Paint;

/// How many choices are shown before the rest is folded away.
const MOST_SHOWN: usize = 25;

/// How much of a list is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Some of each kind if the list is long.
    Folded,
    /// Everything.
    Whole,
}

/// A choice with the number it is printed with.
pub(crate) type Numbered<'a> = (usize, &'a Choice);

/// The choices that have all these words in their text; numbers count from 1.
pub(crate) fn matching<'a>(choices: &'a [Choice], words: &[String]) -> Vec<Numbered<'a>> {
    let has_all = |choice: &Choice| {
        let text = choice.words.text.to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let numbered = choices.iter().enumerate().map(|(index, choice)| (index + 1, choice));
    numbered.filter(|(_, choice)| has_all(choice)).collect()
}

/// The list in print, group by group.
pub(crate) fn print(choices: &[Numbered<'_>], extent: Extent, paint: Paint) -> String {
    let groups = groups(choices);
    let folded = extent == Extent::Folded && choices.len() > MOST_SHOWN;
    let most = if folded { (MOST_SHOWN / groups.len()).max(2) } else { usize::MAX };
    let mut text = String::new();
    for group in groups {
        for (number, choice) in group.iter().take(most) {
            let number = paint.key(&format!("{number:>4}"));
            let _ = writeln!(text, "{number}  {}", choice.words.text);
        }
        if let Some(hidden) = group.len().checked_sub(most).filter(|&hidden| hidden > 0) {
            let note = format!("      … and {hidden} more like these");
            let _ = writeln!(text, "{}", paint.faint(&note));
        }
    }
    if folded {
        let note = "      Type words to narrow the list, or \"list\" to see all of it.";
        let _ = writeln!(text, "{}", paint.faint(note));
    }
    text
}

/// More groups than this would not fit into a folded list.
const MOST_GROUPS: usize = MOST_SHOWN / 2;

/// The choices put together by kind and by the piece they are about, or by kind alone if those
/// are too many.
fn groups<'a>(choices: &[Numbered<'a>]) -> Vec<Vec<Numbered<'a>>> {
    let fine = group_by(choices, |choice| (&choice.kind, choice.words.places.first()));
    match fine.len() <= MOST_GROUPS {
        true => fine,
        false => group_by(choices, |choice| &choice.kind),
    }
}

/// The choices put together by a key, in the order in which the keys come up.
fn group_by<'a, K: PartialEq>(
    choices: &[Numbered<'a>],
    key: impl Fn(&'a Choice) -> K,
) -> Vec<Vec<Numbered<'a>>> {
    let mut groups: Vec<Vec<Numbered<'a>>> = Vec::new();
    for &(number, choice) in choices {
        match groups.iter_mut().find(|group| key(group[0].1) == key(choice)) {
            Some(group) => group.push((number, choice)),
            None => groups.push(vec![(number, choice)]),
        }
    }
    groups
}
