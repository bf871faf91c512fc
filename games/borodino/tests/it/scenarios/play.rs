//! Whatever a file says, it is refused with a sentence or can be played to the end.

use borodino::Campaign;
use engine::Title as _;

/// The battle on the page about scenarios.
fn page() -> String {
    let page = include_str!("../../../../../docs/scenarios.md");
    let (_, rest) = page.split_once("```toml\nid = \"the-mill-dam\"").expect("it is there");
    let (text, _) = rest.split_once("```").expect("its end");
    format!("id = \"the-mill-dam\"{text}")
}

/// Plays a few random battles of a file, with the players setting up themselves or not.
fn play_to_the_end(text: &str, games: u64) {
    for set_up in ["on", "off"] {
        let options = [("free-setup", set_up), ("flank-attacks", set_up)]
            .map(|(id, value)| (id.to_owned(), value.to_owned()));
        let campaign = Campaign::set_up_from(text, &options).expect("it is sound");
        testkit::games_end(&campaign, games);
        testkit::lists_are_short(&campaign, 1);
    }
}

#[test]
fn the_battle_on_the_page_is_sound() {
    let text = page();
    let card = Campaign::check_scenario(&text).expect("it is sound");
    assert_eq!((card.title.as_str(), card.turns), ("The mill dam", Some(6)));
    play_to_the_end(&text, testkit::scaled(5));
}

/// Checks a file, and plays it if nothing is wrong with it.
fn check_and_play(text: &str) -> bool {
    match Campaign::check_scenario(text) {
        Ok(_) => play_to_the_end(text, 1),
        Err(faults) => assert!(faults.iter().all(|fault| fault.message.ends_with('.'))),
    }
    Campaign::check_scenario(text).is_ok()
}

#[test]
fn a_file_with_a_line_left_out_is_refused_or_played() {
    let text = page();
    let lines: Vec<&str> = text.lines().collect();
    let without = |number: usize| {
        let kept = lines.iter().enumerate().filter(|&(line, _)| line != number);
        kept.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    let sound = (0..lines.len()).filter(|&number| check_and_play(&without(number))).count();
    assert!((40..lines.len()).contains(&sound), "{sound}");
}

#[test]
fn a_file_with_another_number_is_refused_or_played() {
    let text = page();
    let mut sound = 0;
    for (start, _) in text.match_indices(" = ") {
        let rest = &text[start + 3..];
        let digits = rest.chars().take_while(char::is_ascii_digit).count();
        if digits == 0 {
            continue;
        }
        for number in ["0", "1", "4", "9", "255", "300"] {
            let other = format!("{} = {number}{}", &text[..start], &rest[digits..]);
            sound += u32::from(check_and_play(&other));
        }
    }
    assert!(sound > 50, "{sound}");
}
