use catalog::{Luck, Occupant, SetUp, Start, Table, Title};
use engine::{ScenarioCard, Viewer};

/// How many decisions of each scenario are listened to.
const MOST_DECISIONS: usize = 400;

#[test]
fn every_sentence_of_every_game_has_words() {
    for title in catalog::games() {
        for card in title.scenarios() {
            listen(&mut *open(*title, &card));
        }
    }
}

fn open(title: &dyn Title, card: &ScenarioCard) -> Box<dyn Table> {
    let seats = card.sides.iter().map(|_| Occupant::from("random")).collect();
    let start = Start::Scenario(card.id.clone());
    let set_up = SetUp { start, options: Default::default(), seats };
    title.open(set_up, &Luck::seeded("1815")).expect("the scenario can be played")
}

/// Lets the bots play and reads everything that is said at the table.
fn listen(table: &mut dyn Table) {
    let mut read = 0;
    for _ in 0..MOST_DECISIONS {
        for seat in table.waiting().seats().iter() {
            check(&table.question(Viewer::Seat(seat)).text);
            for choice in table.choices(seat) {
                check(&choice.words.text);
            }
        }
        let (lines, to) = table.log(Viewer::Referee, read);
        lines.iter().for_each(|line| check(&line.words.text));
        read = to;
        if table.step().expect("nothing is named").is_none() {
            break;
        }
    }
}

/// Fails if something in a sentence was not filled in.
#[track_caller]
fn check(text: &str) {
    assert!(!text.contains("{$"), "a blank is open: {text}");
    assert!(!text.is_empty(), "an empty sentence");
    let names = text.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    for (name, _) in names {
        let is_id = name.contains('-')
            && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(!is_id, "no words for {name}: {text}");
    }
}
