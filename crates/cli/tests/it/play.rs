use std::fs;
use std::path::Path;

use crate::{Run, folder, grognard, run, sides};

/// Plays with these arguments and types these lines.
fn play(folder: &Path, arguments: &[&str], typed: &[&str]) -> Run {
    run(folder, &[&["play"], arguments].concat(), typed.join("\n"))
}

/// Plays a person against the usual bot from a fixed seed.
fn play_alone(name: &str, typed: &[&str]) -> String {
    play(&folder(name), &["--seed", "1"], typed).ok()
}

#[test]
fn with_no_arguments_one_plays_against_the_second_level() {
    let out = play(&folder("play-plain"), &[], &["quit"]).ok();
    assert!(out.contains("(person)") && out.contains("(sergeant)"), "{out}");
    assert!(out.contains("   1  "), "{out}");
    assert!(out.trim_end().ends_with("Goodbye."), "{out}");
}

#[test]
fn the_end_of_input_is_a_goodbye() {
    assert!(play_alone("play-end", &[]).trim_end().ends_with("Goodbye."));
}

#[test]
fn decisions_can_be_taken_by_number() {
    // Enter takes what the odds were shown for, and otherwise only asks again.
    let typed = ["1", ""].repeat(60);
    let out = play_alone("play-numbers", &typed);
    assert!(out.ends_with("Goodbye.\n") || out.contains(" won"), "{out}");
    assert!(!out.contains('\x1b'), "a colour, though nobody sees it: {out}");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let typed = ["1", ""].repeat(40);
    assert_eq!(play_alone("play-seed-1", &typed), play_alone("play-seed-2", &typed));
}

#[test]
fn standing_instructions_are_left_at_the_table() {
    let typed = [
        "standing",
        "standing form-square always",
        "standing",
        "standing nonsense always",
        "standing form-square nonsense",
    ];
    let out = play_alone("play-standing", &typed);
    let (before, after) = out.split_once("form-square = ask").expect("it is asked at first");
    assert!(!before.contains("form-square = always"));
    assert!(after.contains("form-square = always"), "{after}");
    assert!(after.contains("There is no instruction \"nonsense\""), "{after}");
    assert!(after.contains("\"nonsense\" cannot be left there"), "{after}");
}

#[test]
fn a_hand_is_read_at_the_table() {
    let without = play_alone("play-no-hand", &[]);
    let with = play_alone("play-hand", &["hand"]);
    let orders = |out: &str| out.matches(": Order ").count();
    assert!(orders(&with) > orders(&without), "{with}");
}

#[test]
fn everything_that_can_be_typed_is_answered() {
    let typed = [
        "help",
        "hand",
        "hint conscript",
        "hint nonsense",
        "review",
        "standing",
        "standing nonsense",
        "list",
        "odds 1",
        "odds",
        "look 7,5",
        "look Lisboa",
        "look",
        "json 1",
        "json 0",
        "why 1",
        "why",
        "why {",
        "why {\"nonsense\": 1}",
        "why 1 nonsense=1",
        "why 1 nonsense",
        "why 9999",
        "why surely no choice has these words",
        "log",
        "board",
        "rules nonsense",
        "rules",
        "save",
        "undo",
        "9999",
        "0",
        "surely no choice has these words",
        "quit",
    ];
    let out = play_alone("play-all", &typed);
    for answer in [
        "What can be typed:",
        "There is no level \"nonsense\"; the levels are: conscript, sergeant, colonel, marshal.",
        "The game is not over yet.",
        "Write the number of a choice: odds 3.",
        "Write a place on the board: look 6,5.",
        "Fire over 2 to 3 hexes: 4 dice  [CCN-12.2.1]",
        "There is nothing to look at under the name \"Lisboa\".",
        "There is no choice 0;",
        "That is allowed.",
        "Write what you would like to do",
        "This is not JSON",
        "This is not a decision of this game",
        "This choice has no \"nonsense\"",
        "Write a change as field=value",
        "There is no choice 9999;",
        "No choice has these words.",
        "There is no rule \"nonsense\"",
        "Write the id of a rule",
        "Write the name of a file",
        "Nothing can be taken back",
        "No choice has \"surely no choice has these words\" in it",
    ] {
        assert!(out.contains(answer), "{answer}\n{out}");
    }
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let folder = folder("play-save");
    let typed = [&["1", ""].repeat(10)[..], &["save it.game", "log", "quit"]].concat();
    let first = play(&folder, &["--seed", "1"], &typed).ok();
    assert!(first.contains("Saved to it.game."), "{first}");
    let saved = fs::read_to_string(folder.join("it.game")).expect("a file");
    assert!(saved.starts_with("{\"format\":2,"));
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "nothing beside it");
    let second = play(&folder, &["--load", "it.game"], &["save again.game", "quit"]).ok();
    assert!(second.contains("Goodbye."));
    assert_eq!(fs::read_to_string(folder.join("again.game")).expect("a file"), saved);
}

#[test]
fn a_file_that_cannot_be_written_does_not_end_the_game() {
    let out = play_alone("play-unwritable", &["save nowhere/it.game", "quit"]);
    assert!(out.contains("nowhere/it.game cannot be written"), "{out}");
    assert!(out.ends_with("Goodbye.\n"));
}

#[test]
fn nothing_is_lost_by_a_slip() {
    let folder = folder("play-slip");
    fs::write(folder.join("notes.txt"), "precious").expect("written");
    let typed = ["1", "1", "save notes.txt", "quit", "save it.game", "undo", "quit", "quit"];
    let out = play(&folder, &["--seed", "1"], &typed).ok();
    assert!(out.contains("notes.txt is there and is no saved game"), "{out}");
    assert_eq!(fs::read_to_string(folder.join("notes.txt")).expect("a file"), "precious");
    assert_eq!(out.matches("The game is not saved").count(), 2, "{out}");
    assert!(folder.join("it.game").is_file());
}

#[test]
fn what_is_no_text_does_not_end_the_game() {
    let typed = b"\xff\xfe\n\0\nsave it.game\n\xc3\nquit\n";
    let folder = folder("play-bytes");
    let out = run(&folder, &["play", "--seed", "1"], typed).ok();
    assert!(out.contains("Saved to it.game.") && out.ends_with("Goodbye.\n"), "{out}");
}

#[test]
fn long_lines_are_not_thrown_back() {
    let line = "x".repeat(100_000);
    let out = play_alone("play-long", &[&line, "quit"]);
    assert_eq!(out.matches(&"x".repeat(61)).count(), 100_000 / 61, "only the echo of the input");
}

#[test]
fn why_takes_words_and_a_place() {
    let out = play_alone("play-why", &["1", "why 1,1", "why surely 1,1", "quit", "quit"]);
    assert!(out.contains("[CCN-7."), "{out}");
    assert!(out.contains("No choice has these words."), "{out}");
}

#[test]
fn the_board_fits_eighty_columns() {
    let out = play_alone("play-width", &["quit"]);
    let board = out.lines().skip_while(|line| !line.contains(" center")).take(21);
    for line in board {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn the_board_is_drawn_again_when_it_changes() {
    let boards = |out: &str| out.matches("banners").count() / 2;
    let before = play_alone("play-before", &["1"]);
    assert_eq!(boards(&before), 1, "a card moves nobody: {before}");
    let moved = play_alone("play-moved", &["1", "1", "1", "1", "undo"]);
    assert!(moved.contains(" moved from ") && boards(&moved) == 3, "{moved}");
}

#[test]
fn a_curtain_hangs_between_two_people() {
    let sides = sides();
    let seats: Vec<String> = sides.iter().map(|side| format!("{side}:person")).collect();
    let arguments = ["--seed", "1", "--seat", &seats[0], "--seat", &seats[1]];
    let out = play(&folder("play-two"), &arguments, &["", "quit"]).ok();
    assert!(out.contains("Press Enter when nobody else is looking."), "{out}");
}

#[test]
fn whoever_gives_up_is_asked_once_more() {
    let typed = ["resign", "log", "resign", "resign", "nonsense", "board", "save it.game", ""];
    let folder = folder("play-resign");
    let out = play(&folder, &[], &typed).ok();
    assert_eq!(out.matches("\"resign\" once more gives up.").count(), 2, "{out}");
    assert!(out.contains(" gave up.") && out.contains(" won."), "{out}");
    assert!(out.contains("The key of the dice is now open"), "{out}");
    assert!(out.contains("The game is over: type save FILE"), "{out}");
    assert!(out.contains("Saved to it.game.") && out.ends_with("Goodbye.\n"), "{out}");
    let verdict = run(&folder, &["verify", "it.game"], "").ok();
    assert!(verdict.contains("The record holds: "), "{verdict}");
}

#[test]
fn a_game_that_is_over_can_be_looked_at_and_saved() {
    let sides = sides();
    let seats: Vec<String> = sides.iter().map(|side| format!("{side}:random")).collect();
    let arguments = ["--seat", &seats[0], "--seat", &seats[1]];
    let folder = folder("play-over");
    let typed = ["log", "rules CCN-8", "undo", "review nobody", "hint", "save it.game", "quit"];
    let out = play(&folder, &arguments, &typed).ok();
    assert!(out.contains("There is no level \"nobody\""), "{out}");
    assert!(out.contains("The key of the dice is now open"), "{out}");
    assert!(out.contains("Saved to it.game.") && out.ends_with("Goodbye.\n"), "{out}");
    let verdict = run(&folder, &["verify", "it.game"], "").ok();
    assert!(verdict.lines().last().is_some_and(|line| line.starts_with("The record holds: ")));
    let again = play(&folder, &["--load", "it.game"], &[]).ok();
    assert!(again.contains(" won"), "{again}");
}

#[test]
fn a_level_can_be_given_a_seat() {
    let help = grognard(&["play", "--help"]).ok();
    assert!(help.contains("conscript, sergeant, colonel, marshal"), "{help}");
    assert!(help.contains("ensign, captain, general, duke"), "{help}");
    let seat = format!("{}:conscript", sides()[0]);
    let out = play(&folder("play-level"), &["--seed", "1", "--seat", &seat], &["quit"]).ok();
    assert!(out.contains("(conscript)") && out.contains("(person)"), "{out}");
}

#[test]
fn the_book_can_be_chosen_with_one_option() {
    let help = grognard(&["play", "--help"]).ok();
    assert!(help.contains("by-the-book=on"), "{help}");
    let folder = folder("play-book");
    let arguments = ["--seed", "1", "--option", "by-the-book=on"];
    play(&folder, &arguments, &["save it.game", "quit"]).ok();
    let saved = fs::read_to_string(folder.join("it.game")).expect("a file");
    assert!(saved.contains("\"no-units-loses\":\"off\""), "{saved}");
    assert!(!saved.contains("by-the-book"), "{saved}");
    let fog = play(&folder, &["--option", "fog=on"], &[]).refused();
    assert!(fog.contains("There is no option \"fog\"") && fog.contains("by-the-book"), "{fog}");
}

#[test]
fn a_hint_names_choices_that_can_be_taken() {
    let out = play_alone("play-hint", &["hint conscript", "quit"]);
    let hint = out.split("> ").nth(1).expect("an answer");
    assert!(hint.contains('%') && hint.lines().count() >= 3, "{hint}");
    let number = hint.lines().find(|line| line.contains("%")).expect("a choice");
    let number: u32 = number.trim().split(' ').next().and_then(|it| it.parse().ok()).unwrap_or(0);
    assert!(number > 0, "{hint}");
}

#[test]
fn bots_can_play_alone() {
    let sides = sides();
    let seats: Vec<String> = sides.iter().map(|side| format!("{side}:random")).collect();
    let arguments = ["--seed", "1", "--seat", &seats[0], "--seat", &seats[1]];
    let out = play(&folder("play-bots"), &arguments, &[]).ok();
    assert!(out.contains(" won") || out.contains("draw"), "{out}");
}

#[test]
fn bad_input_is_refused() {
    let refused = |arguments: &[&str]| grognard(&[&["play"], arguments].concat()).refused();
    assert!(refused(&["--game", "chess"]).contains("no game \"chess\""));
    assert!(refused(&["--scenario", "nowhere"]).contains("no scenario \"nowhere\""));
    assert!(refused(&["--option", "frob=1"]).contains("frob"));
    assert!(refused(&["--seat", "martians:person"]).contains("no side \"martians\""));
    assert!(refused(&["--load", "nowhere.game"]).contains("cannot be read"));
    let wrong_player = grognard(&["play", "--seat", "french:napoleon"]);
    assert_eq!(wrong_player.code, 2);
    let known = "There is no bot \"napoleon\"; the bots are: random, greedy, conscript, sergeant, \
                 colonel, marshal.";
    assert_eq!(wrong_player.err.trim_end(), known);
    assert_eq!(grognard(&["play", "--seat", "french"]).code, 2);
    assert_eq!(grognard(&["play", "--load", "a.game", "--seed", "1"]).code, 2);
}

#[test]
fn whoever_is_named_takes_a_seat_in_a_saved_game() {
    let folder = folder("play-reseat");
    play(&folder, &["--seed", "1"], &["save it.game"]).ok();
    let seat = format!("{}:random", sides()[0]);
    let out = play(&folder, &["--load", "it.game", "--seat", &seat], &[]).ok();
    assert!(out.contains("(random)"), "{out}");
}

#[test]
fn a_spoiled_file_is_refused() {
    let folder = folder("play-spoiled");
    fs::write(folder.join("spoiled.game"), "nonsense\n").expect("written");
    let refused = play(&folder, &["--load", "spoiled.game"], &[]).refused();
    assert!(refused.starts_with("spoiled.game: Line 1 "), "{refused}");
}

/// A saved game after some decisions.
fn saved(folder: &Path) -> String {
    let typed = [&["1", ""].repeat(10)[..], &["save it.game", "quit"]].concat();
    play(folder, &["--seed", "1"], &typed).ok();
    fs::read_to_string(folder.join("it.game")).expect("a file")
}

#[test]
fn a_game_that_was_tampered_with_is_played_or_refused() {
    let folder = folder("play-tampered");
    let saved = saved(&folder);
    let typed = [&["list", "odds 1", "board", "log"][..], &["1", ""].repeat(20)[..]].concat();
    // Units that the battle does not have, and more of a card than there are in the deck.
    for (key, end, value) in
        [("\"unit\":", [',', '}'], "31"), ("\"card\":", [',', '}'], "\"forward\"")]
    {
        for (at, _) in saved.match_indices(key).take(40) {
            let (before, after) = saved.split_at(at + key.len());
            let rest = after.find(end).map_or("", |old| &after[old..]);
            fs::write(folder.join("tampered.game"), format!("{before}{value}{rest}"))
                .expect("written");
            let run = play(&folder, &["--load", "tampered.game"], &typed);
            assert!(run.code == 0 || run.code == 2, "{key} at {at}: {}", run.err);
            assert!(run.err.lines().count() <= 1, "{key} at {at}: {}", run.err);
        }
    }
}

#[test]
fn a_game_that_was_cut_off_is_refused() {
    let folder = folder("play-cut");
    let saved = saved(&folder);
    fs::write(folder.join("cut.game"), &saved[..saved.len() - 20]).expect("written");
    let refused = play(&folder, &["--load", "cut.game"], &[]).refused();
    assert!(refused.contains(" of the saved game cannot be read"), "{refused}");
}
