//! The list of choices.

use std::fmt::Write;

use catalog::Choice;

use super::search::Numbered;
use crate::colour::Paint;

/// How many choices are shown before the rest is folded away.
const MOST_SHOWN: usize = 25;

/// In longer lists, choices that differ only in the place at their end share a line.
const MOST_APART: usize = 10;

/// How many of those stand in a line of 80 characters.
const PLACES_IN_LINE: usize = 6;

/// How much of a list is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Some of each kind if the list is long.
    Folded,
    /// Everything.
    Whole,
}

/// The list in print, group by group.
pub(crate) fn print(choices: &[Numbered<'_>], extent: Extent, paint: Paint) -> String {
    let (fans, rest) = fans(choices);
    let mut text = String::new();
    for fan in fans {
        write_fan(&mut text, &fan, paint);
    }
    write_list(&mut text, &rest, extent, paint);
    text
}

/// Choices that differ only in the place at their end, and all the others.
fn fans<'a>(choices: &[Numbered<'a>]) -> (Vec<Vec<Numbered<'a>>>, Vec<Numbered<'a>>) {
    if choices.len() <= MOST_APART {
        return (Vec::new(), choices.to_vec());
    }
    let groups = group_by(choices, |choice| (&choice.kind, stem(choice)));
    let is_fan = |group: &Vec<Numbered<'_>>| group.len() > 1 && stem(group[0].1).is_some();
    let (fans, others): (Vec<_>, Vec<_>) = groups.into_iter().partition(is_fan);
    (fans, others.into_iter().flatten().collect())
}

/// The text of a choice up to the place at its end, if it ends with one.
fn stem(choice: &Choice) -> Option<&str> {
    choice.words.places.last().and_then(|place| choice.words.text.strip_suffix(place.as_str()))
}

/// Choices in one group: what they have in common, then the place of each.
fn write_fan(text: &mut String, fan: &[Numbered<'_>], paint: Paint) {
    let _ = writeln!(text, "      {}", stem(fan[0].1).unwrap_or_default().trim_end());
    for line in fan.chunks(PLACES_IN_LINE) {
        let place = |(number, choice): &Numbered<'_>| {
            let place = choice.words.places.last().map_or("", String::as_str);
            format!("{}  {place:<6}", paint.key(&format!("{number:>4}")))
        };
        let places: String = line.iter().map(place).collect();
        let _ = writeln!(text, "{}", places.trim_end());
    }
}

fn write_list(text: &mut String, choices: &[Numbered<'_>], extent: Extent, paint: Paint) {
    let groups = groups(choices);
    let folded = extent == Extent::Folded && choices.len() > MOST_SHOWN;
    let most = if folded { (MOST_SHOWN / groups.len()).max(2) } else { usize::MAX };
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
