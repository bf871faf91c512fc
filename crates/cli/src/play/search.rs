//! Finding choices by words, as people type them.

use catalog::Choice;

/// A choice with the number it is printed with.
pub(crate) type Numbered<'a> = (usize, &'a Choice);

/// The choices that have all these words in their text; numbers count from 1.
pub(crate) fn matching<'a>(choices: &'a [Choice], words: &[String]) -> Vec<Numbered<'a>> {
    let words: Vec<String> = words.iter().map(|word| plain(word)).collect();
    let has_all = |choice: &Choice| {
        let text = plain(&choice.words.text);
        words.iter().all(|word| has(&text, word))
    };
    let numbered = choices.iter().enumerate().map(|(index, choice)| (index + 1, choice));
    numbered.filter(|(_, choice)| has_all(choice)).collect()
}

/// Whether a word stands somewhere in the text. Numbers are not cut: "7,1" is not in "7,10".
fn has(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(start, found)| {
        let before = text[..start].chars().next_back();
        let after = text[start + found.len()..].chars().next();
        !is_cut(before, found.chars().next()) && !is_cut(found.chars().next_back(), after)
    })
}

fn is_cut(left: Option<char>, right: Option<char>) -> bool {
    let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    digit(left) && digit(right)
}

/// Small letters without accents, so that "leger" finds "Léger" on any keyboard.
fn plain(text: &str) -> String {
    text.to_lowercase().chars().map(without_accent).collect()
}

fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        '’' => '\'',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{has, plain};

    #[test]
    fn accents_and_capitals_do_not_matter() {
        assert!(has(&plain("Order 2e Léger at 4,8"), &plain("LEGER")));
        assert!(has(&plain("Move caçadores"), &plain("cacad")));
        assert!(has(&plain("Move caçadores"), &plain("Caça")));
    }

    #[test]
    fn numbers_are_whole() {
        assert!(!has("move from 7,11 to 7,10", "7,1"));
        assert!(!has("move from 17,1", "7,1"));
        assert!(has("move from 7,10 to 7,1", "7,1"));
        assert!(has("5th, 9th", "9"));
    }
}
