//! Lays a type of TypeScript out over several lines.

/// How many characters a line may have.
const WIDTH: usize = 100;

/// A type, laid out where it stands `indent` spaces from the left.
pub(crate) fn lay_out(text: &str, indent: usize) -> String {
    let text = text.trim();
    let flat = text.replace(", }", " }");
    if !text.contains("/**") && indent + flat.chars().count() <= WIDTH {
        return flat;
    }
    let margin = " ".repeat(indent);
    let parts = split(text, '|');
    if parts.len() > 1 {
        let part = |part: &&str| format!("\n{margin}  | {}", lay_out(part, indent + 4));
        return parts.iter().map(part).collect();
    }
    let Some(fields) = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) else {
        return flat;
    };
    let fields = split(fields, ',').into_iter().map(|field| lay_out_field(field, indent + 2));
    format!("{{\n{}{margin}}}", fields.collect::<String>())
}

/// A field with its documentation before it.
fn lay_out_field(field: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let (comment, field) = match field.split_once("*/") {
        Some((comment, field)) if comment.starts_with("/**") => (comment, field),
        Some(_) | None => ("", field),
    };
    let comment = lay_out_comment(comment, indent);
    let (name, kind) = field.trim().split_once(": ").expect("a name and a type");
    format!("{comment}{margin}{name}: {},\n", lay_out(kind, indent))
}

/// A comment, in one line if it has one. Examples in Rust are left out.
pub(crate) fn lay_out_comment(comment: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let lines = comment.lines().map(|line| line.trim().trim_start_matches(['/', '*']).trim());
    let lines: Vec<&str> = lines.take_while(|line| !line.starts_with("```")).collect();
    match lines.join("\n").trim() {
        "" => String::new(),
        line if !line.contains('\n') => format!("{margin}/** {line} */\n"),
        several => {
            let lines = several.lines().map(|line| format!("{margin} * {line}"));
            let lines: Vec<String> = lines.map(|line| line.trim_end().to_owned() + "\n").collect();
            format!("{margin}/**\n{}{margin} */\n", lines.concat())
        }
    }
}

/// The parts of a text between marks that stand in no brackets, no comment and no quotes.
fn split(text: &str, mark: char) -> Vec<&str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0);
    let (mut commented, mut quoted) = (false, false);
    for (place, letter) in text.char_indices() {
        let rest = &text[place..];
        match letter {
            _ if commented => commented = !rest.starts_with("*/"),
            '"' => quoted = !quoted,
            _ if quoted => {}
            '/' if rest.starts_with("/**") => commented = true,
            '{' | '(' | '[' | '<' => depth += 1,
            '}' | ')' | ']' | '>' => depth -= 1,
            _ if letter == mark && depth == 0 => {
                parts.push(&text[start..place]);
                start = place + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}
