//! Secret orders at the table, on a toy that has them.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use catalog::{Luck, Occupant, SetUp, Start, shelve};
use testkit::toys::night::Night;

use super::session::Session;
use crate::colour::WIPE;
use crate::output::Output;

/// What was printed.
#[derive(Clone, Default)]
struct Screen(Rc<RefCell<Vec<u8>>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What is on the screen when these have sat down at a night and typed these lines.
fn play(seats: [&str; 2], typed: &[&'static str]) -> String {
    let set_up = SetUp {
        start: Start::Scenario("night".to_owned()),
        options: Default::default(),
        seats: seats.map(Occupant::from).into(),
    };
    let table = shelve::<Night>().open(set_up, &Luck::seeded("dark")).expect("a night");
    let screen = Screen::default();
    let mut output = Output::read_by_test(screen.clone());
    let lines: Vec<io::Result<String>> = typed.iter().map(|&line| Ok(line.to_owned())).collect();
    let played = Session::new(table, Box::new(lines.into_iter()), &mut output).run();
    assert!(played.is_ok(), "the session fails");
    output.finish().expect("a screen takes everything");
    String::from_utf8(screen.0.borrow().clone()).expect("text")
}

/// What is printed after each line that was typed.
fn answers(seats: [&str; 2], typed: &[&'static str]) -> Vec<String> {
    play(seats, typed).split("> ").skip(1).map(str::to_owned).collect()
}

#[test]
fn orders_are_written_by_number_and_taken_back() {
    // Unit 0, march, to place 1, which nobody watches; then the line is taken back.
    let typed = ["1", "2", "1", "orders", "undo", "orders", "undo", "undo", "undo"];
    let said = answers(["person", "random"], &typed);
    assert!(said[0].contains("What shall unit 0 do?"), "{}", said[0]);
    assert!(said[1].contains("Where shall unit 0 go?"), "{}", said[1]);
    assert!(said[1].contains("Unit 0 marches to place 1"), "{}", said[1]);
    assert!(said[3].contains("      Unit 0 marches to place 1\n"), "{}", said[3]);
    assert!(said[4].contains("Where shall unit 0 go?"), "{}", said[4]);
    assert!(said[5].contains("You have ordered nothing yet."), "{}", said[5]);
    assert!(said[8].contains("Nothing is written yet."), "{}", said[8]);
}

#[test]
fn orders_that_are_done_are_committed_with_enter() {
    let typed = ["1", "rest", "", "commit", "these are all", "", "undo", "3", "", "help"];
    let said = answers(["person", "random"], &typed);
    assert!(said[3].contains("The orders are not done yet."), "{}", said[3]);
    let last = &said[5];
    assert!(last.contains("Unit 0: Rest\n"), "the orders are shown again: {last}");
    assert!(last.contains("Press Enter to commit your orders"), "{last}");
    assert!(said[6].contains("Write your orders"), "it can be taken back: {}", said[6]);
    let help = &said[9];
    assert!(help.contains("commit them"), "{help}");
}

/// The orders of one person are wiped off the screen before another sits down.
#[test]
fn two_people_do_not_see_each_others_orders() {
    let west = ["", "1", "2", "3", "these are all", "", ""];
    let east = ["", "these are all", "", "", ""];
    let typed = [&west[..], &east[..]].concat();
    let screens = play(["person", "person"], &typed);
    let screens: Vec<&str> = screens.split(WIPE).collect();
    assert_eq!(screens.len(), 3, "west, east, and west again");
    assert!(screens[0].contains("Unit 0 marches to place 3"), "{}", screens[0]);
    for (screen, side) in [(screens[1], "East"), (screens[2], "West")] {
        let curtain = format!("{side} to decide. Press Enter when nobody else is looking.");
        assert!(screen.starts_with(&curtain), "{screen}");
        assert!(!screen.contains("marches to place"), "{screen}");
    }
    assert!(screens[2].contains("Unit 0 marched to place 3."), "{}", screens[2]);
}

/// Who hands his seat over looked last, and the other person is alone from now on.
#[test]
fn a_person_who_goes_on_alone_is_not_seen_by_who_hands_his_seat_over() {
    let screens = play(["person", "person"], &["", "1", "hand over random", "", "quit", "quit"]);
    let screens: Vec<&str> = screens.split(WIPE).collect();
    assert_eq!(screens.len(), 2, "west and east");
    let curtain = "East to decide. Press Enter when nobody else is looking.";
    assert!(screens[1].starts_with(curtain), "{}", screens[1]);
}

#[test]
fn bots_write_orders_while_nobody_plays() {
    let screen = play(["random", "greedy"], &[""]);
    assert!(screen.contains("The turn is over."), "{screen}");
    assert!(screen.contains("Press Enter to leave"), "{screen}");
}
