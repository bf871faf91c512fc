//! The report as one page for a browser that needs nothing else: no script, no font, no picture from
//! anywhere.

mod chart;
mod sections;
mod tables;

use std::fmt::{self, Write};

use super::report::Report;

const STYLE: &str = include_str!("style.css");

/// The whole page.
pub(crate) fn page(report: &Report) -> String {
    let what = &report.what;
    let title = escaped(&what.title);
    let mut page = Page(String::new());
    page.add("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.add(format_args!("<title>{title}: {}</title>\n", escaped(&report.verdict.headline)));
    page.add(format_args!("<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<header>\n"));
    let (game, date) = (escaped(&what.game_title), escaped(&what.date));
    page.add(format_args!("<p class=\"soft\">{game}</p>\n<h1>{title}</h1>\n"));
    page.add(format_args!("<p class=\"soft\">{date}</p>\n"));
    page.add(format_args!("<p class=\"headline\">{}</p>\n", escaped(&report.verdict.headline)));
    page.add(format_args!("<p>{}</p>\n", escaped(&report.verdict.text)));
    let count = format!("{}. {}.", report.occasion(), report.count());
    page.add(format_args!("<p class=\"soft small\">{}</p>\n</header>\n", escaped(&count)));
    page.add("<div class=\"grid\">\n");
    sections::all(&mut page, report);
    page.add("</div>\n");
    page.footer(report);
    page.add("</main>\n</body>\n</html>\n");
    page.0
}

/// A page as it is written.
pub(crate) struct Page(String);

impl Page {
    pub(crate) fn add(&mut self, html: impl fmt::Display) {
        let _ = write!(self.0, "{html}");
    }

    /// A part of the page; `class` says how wide it is.
    pub(crate) fn section(&mut self, class: &str, heading: &str, about: &str, body: &str) {
        let (heading, about) = (escaped(heading), escaped(about));
        self.add(format_args!("<section class=\"{class}\">\n<h2>{heading}</h2>\n"));
        self.add(format_args!("<p class=\"soft small\">{about}</p>\n{body}</section>\n"));
    }

    fn footer(&mut self, report: &Report) {
        let what = &report.what;
        let options: Vec<String> =
            what.options.iter().map(|(name, value)| format!(", {name}={value}")).collect();
        let text = format!(
            "{} {}, rules version {}, seed {}, games capped after turn {}{}. \
             Intervals are Wilson's, 95 %.",
            what.game,
            what.scenario,
            what.rules_version,
            what.seed,
            what.max_turns,
            options.concat(),
        );
        self.add(format_args!("<footer>{}</footer>\n", escaped(&text)));
    }
}

/// Text as it stands in a page.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}
