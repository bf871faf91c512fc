//! Records that were changed by hand do not hold.

use catalog::{Code, Header, Problem, Record};

use crate::saves::save;

fn finished() -> String {
    save("ccn-rules3-finished-bots.game")
}

#[track_caller]
fn refused(text: &str) -> Problem {
    catalog::verify(text).expect_err("it was changed")
}

/// The record with its header changed.
fn with_header(text: &str, change: impl FnOnce(&mut Header)) -> String {
    let mut header = Record::read(text).expect("a record").header;
    change(&mut header);
    let (_, rest) = text.split_once('\n').expect("lines");
    format!("{}\n{rest}", serde_json::to_string(&header).expect("JSON"))
}

/// The record with the first die of a battle turned to another face.
fn with_one_die_turned(text: &str) -> String {
    let before = r#""kind":"battle","fell":{"dice":{"faces":6,"dice":["#;
    let at = text.find(before).expect("dice were rolled") + before.len();
    let face = text[at..].chars().next().and_then(|face| face.to_digit(10)).expect("a face");
    format!("{}{}{}", &text[..at], face % 6 + 1, &text[at + 1..])
}

#[test]
fn a_record_that_holds_says_how_much_was_checked() {
    let text = finished();
    let (draws, lines) = (text.matches(r#"{"stream":"#).count(), text.lines().count() - 1);
    let verdict = catalog::verify(&text).expect("it holds");
    assert_eq!((verdict.draws, verdict.orders, verdict.seeded), (draws as u64, 0, false));
    let sentence = format!(
        "The record holds: {draws} draws follow from the key that was promised, and {lines} \
         lines follow from the rules; but no seat gave bytes, so whoever made the key could try \
         out several."
    );
    assert_eq!(verdict.to_string(), sentence);
    let given = catalog::verify(&save("ccn-rules3-reaction-open.game")).expect("it holds");
    assert_eq!((given.given, given.arranged), (2, false));
    assert!(given.to_string().ends_with(" lines follow from the rules."), "{given}");
    let arranged = catalog::verify(&save("ccn-rules3-from-a-position.game")).expect("it holds");
    assert!(arranged.to_string().ends_with("a position that somebody arranged."), "{arranged}");
}

#[test]
fn of_earlier_rules_only_the_dice_are_checked() {
    let verdict = catalog::verify(&save("ccn-rules1-finished-bots.game")).expect("it holds");
    let sentence = "The record holds: 54 draws follow from the key that was promised; the rules \
                    have changed since, so what follows is not checked; but no seat gave bytes, \
                    so whoever made the key could try out several.";
    assert_eq!(verdict.to_string(), sentence);
}

#[test]
fn a_die_that_was_turned_is_named_with_its_draw_and_its_line() {
    let text = with_one_die_turned(&finished());
    let same = |(old, new): &(&str, &str)| old == new;
    let before = finished();
    let line = before.lines().zip(text.lines()).take_while(same).count() + 1;
    let problem = refused(&text);
    assert_eq!(problem.code, Code::Luck);
    let begins = format!("The record does not hold: in line {line}, draw ");
    assert!(problem.message.starts_with(&begins), "{problem}");
    let ends = r#" of stream all, for "battle", gave "#;
    assert!(problem.message.contains(ends), "{problem}");
}

#[test]
fn an_event_that_does_not_follow_is_refused() {
    let text = finished();
    let at = text.find(r#""hits":1"#).expect("something was hit");
    let changed =
        format!("{}{}", &text[..at], text[at..].replacen(r#""hits":1"#, r#""hits":2"#, 1));
    let line = text[..at].lines().count();
    let message = format!("Line {line} of the saved game does not follow from the rest.");
    assert_eq!(refused(&changed).message, message);
}

#[test]
fn a_line_that_was_taken_out_is_missed() {
    let text = finished();
    let lines: Vec<&str> = text.lines().collect();
    for gone in [2, 20, 60] {
        let kept = lines.iter().enumerate().filter(|(line, _)| *line != gone);
        let kept: String = kept.map(|(_, line)| format!("{line}\n")).collect();
        refused(&kept);
    }
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    let mut lines: Vec<String> = finished().lines().map(str::to_owned).collect();
    lines[9] = "nonsense".to_owned();
    let problem = refused(&lines.join("\n"));
    assert!(problem.message.starts_with("Line 10 of the saved game cannot be read: "), "{problem}");
}

#[test]
fn nobody_chooses_the_bytes_of_a_bot() {
    let text = finished();
    let chosen = with_header(&text, |header| {
        header.luck.pinches[1] = Some("7".repeat(32).parse().expect("bytes"))
    });
    let message = "The bytes of seat 1 are not those that the key gives to the bot there.";
    assert_eq!(refused(&chosen).message, message);
    // Written out they are the same bytes.
    let written = with_header(&text, |header| header.luck.pinches = header.pinches());
    assert!(!written.contains(r#""pinches":[null"#));
    catalog::verify(&written).expect("it holds");
}

#[test]
fn the_bytes_of_a_person_cannot_be_exchanged_afterwards() {
    let text = save("ccn-rules3-reaction-open.game");
    let changed = with_header(&text, |header| header.luck.pinches.swap(0, 1));
    assert!(refused(&changed).message.starts_with("The record does not hold: in line 2, draw 1 "));
}

#[test]
fn the_key_must_be_the_one_that_was_promised() {
    let text = finished();
    let other_key =
        with_header(&text, |header| header.luck.key = Some("a".repeat(64).parse().expect("a key")));
    assert_eq!(refused(&other_key).message, "The key is not the one that was promised.");
    let other_game =
        with_header(&text, |header| header.id = "b".repeat(32).parse().expect("an id"));
    assert_eq!(refused(&other_game).message, "The key is not the one that was promised.");
    let no_key = with_header(&text, |header| header.luck.key = None);
    assert!(refused(&no_key).message.starts_with("The key is not in this record"));
    let seeded = with_header(&text, |header| header.luck.seed = Some("Wagram".to_owned()));
    assert!(refused(&seeded).message.starts_with("The key was not made of the seed"));
    let empty = with_header(&text, |header| header.luck.pinches.clear());
    assert_eq!(refused(&empty).message, "The record does not have a pinch for each seat.");
}

#[test]
fn rules_that_nobody_knows_are_no_way_round_the_check() {
    for version in [0, 1_000] {
        let other = with_header(&finished(), |header| header.rules_version = version);
        assert!(refused(&other).message.contains(&format!("rules of version {version}")));
    }
}

#[test]
fn a_record_for_one_viewer_does_not_hold_the_key() {
    let problem = refused(&save("ccn-rules2-told-to-the-french.game"));
    assert_eq!(
        problem.message,
        "The key is not in this record: it is shown when the game is over."
    );
}

#[test]
fn a_game_with_other_dice_is_not_taken_up_again() {
    let text = save("ccn-rules3-reaction-open.game");
    let changed = with_header(&text, |header| header.luck.pinches.swap(0, 1));
    let problem = catalog::load(&changed).err().expect("refused");
    assert_eq!(problem.code, Code::Luck);
    assert!(problem.message.starts_with("The record does not hold: draw 1 "), "{problem}");
}

#[test]
fn a_bot_neither_gives_up_nor_talks() {
    let running: String = finished().lines().take(40).map(|line| format!("{line}\n")).collect();
    catalog::verify(&running).expect("it holds as far as it goes");
    let forged = [
        r#"{"resigned":{"seat":0}}"#,
        r#"{"draw-offered":{"seat":0}}"#,
        r#"{"said":{"seat":1,"text":"I yield."}}"#,
        r#"{"instructed":{"seat":1,"instruction":"battle-back","value":"never"}}"#,
    ];
    for line in forged {
        let problem = refused(&format!("{running}{line}\n"));
        assert!(problem.message.starts_with("Line 41 of the saved game"), "{line}: {problem}");
    }
}

#[test]
fn a_whole_record_is_nobodys_own() {
    let owned = with_header(&finished(), |header| header.viewer = Some(engine::Viewer::Spectator));
    let message = "The record was made for one viewer; nobody can go on.";
    assert_eq!(refused(&owned).message, message);
}
