//! Lines that fit a terminal.

/// How wide a line may be; every terminal is at least as wide.
const WIDTH: usize = 80;

/// The text with its long lines broken between words. What follows stands under the beginning
/// of the text, behind the number of a choice if there is one.
pub(crate) fn wrap(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(wrap_line).collect();
    lines.join("\n")
}

fn wrap_line(line: &str) -> String {
    if width(line) <= WIDTH {
        return line.to_owned();
    }
    let margin = margin(line);
    let mut wrapped = String::new();
    let mut column = 0;
    for piece in line.split_inclusive(' ') {
        let wide = width(piece.trim_end());
        if column > margin && column + wide > WIDTH {
            wrapped.truncate(wrapped.trim_end().len());
            wrapped.push('\n');
            wrapped.extend(std::iter::repeat_n(' ', margin));
            column = margin;
        }
        wrapped.push_str(piece);
        column += width(piece);
    }
    wrapped
}

/// Where the text of a line begins, behind blanks and the number of a choice.
fn margin(line: &str) -> usize {
    let begins = |(_, letter): &(usize, char)| !letter.is_ascii_digit() && *letter != ' ';
    let visible: String = visible(line).collect();
    let start = visible.char_indices().find(begins).map_or(0, |(at, _)| at);
    let blanks = visible.len() - visible.trim_start().len();
    let text = if visible[..start].ends_with("  ") { start } else { blanks };
    text.min(WIDTH / 2)
}

/// How many characters of a text are seen.
fn width(text: &str) -> usize {
    visible(text).count()
}

/// The characters that are seen: all but the codes for colours.
fn visible(text: &str) -> impl Iterator<Item = char> {
    let mut in_code = false;
    text.chars().filter(move |&letter| {
        let hidden = in_code || letter == '\x1b';
        in_code = hidden && letter != 'm';
        !hidden
    })
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn short_lines_stay_as_they_are() {
        let text = "  a board\n 1   [LN4 ]   (RL3 )\n";
        assert_eq!(wrap(text), text);
    }

    #[test]
    fn long_lines_are_broken_between_words() {
        let long = "word ".repeat(40);
        let wrapped = wrap(&long);
        assert!(wrapped.lines().count() == 3 && wrapped.lines().all(|line| line.len() <= 80));
        assert_eq!(wrapped.split_whitespace().count(), 40);
    }

    #[test]
    fn the_rest_of_a_choice_stands_under_its_text() {
        let choice = format!("\x1b[33m  12\x1b[0m  {}", "word ".repeat(20));
        let wrapped = wrap(&choice);
        assert!(wrapped.contains("\n      word"), "{wrapped}");
        assert!(!wrapped.contains("\n       word"), "{wrapped}");
    }

    #[test]
    fn a_word_that_is_too_long_is_left_whole() {
        let word = "x".repeat(200);
        assert_eq!(wrap(&word), word);
        assert_eq!(wrap(&format!("  {word}")), format!("  {word}"));
    }
}
