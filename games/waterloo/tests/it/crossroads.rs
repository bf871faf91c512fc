//! A small map on which all three armies meet, so that nearly every move leads to a fight and every
//! question comes up often.

use engine::{Game, Journal, Title as _, Waiting};
use waterloo::{Campaign, Event};

const FILE: &str = include_str!("crossroads.toml");

/// A campaign there that has not begun.
pub(crate) fn crossroads(options: &[(&str, &str)]) -> Campaign {
    set_up(FILE, options)
}

/// The same with guns for the Prussian infantry: woods often lie where nobody can stand.
pub(crate) fn crossroads_of_guns(options: &[(&str, &str)]) -> Campaign {
    let line = |line: &str| {
        let is_prussian = line.contains("army = \"prussian\"");
        let kind = if is_prussian { "kind = \"foot-artillery\"" } else { "kind = \"infantry\"" };
        line.replace("kind = \"infantry\"", kind) + "\n"
    };
    set_up(&FILE.lines().map(line).collect::<String>(), options)
}

fn set_up(file: &str, options: &[(&str, &str)]) -> Campaign {
    let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
    let options: Vec<(String, String)> = options.iter().map(own).collect();
    Campaign::set_up_from(file, &options).expect("a sound scenario")
}

/// The small country has every fight: battles and skirmishes, routs, squares and withdrawals.
#[test]
fn there_is_much_to_do_at_the_crossroads() {
    let mut counts = [0; 8];
    for seed in 0..40 {
        let (mut campaign, mut luck) = (crossroads(&[]), luck::Fast::new(seed));
        let mut journal = Journal::keeping();
        campaign.start(&mut luck, &mut journal);
        while let Waiting::On(seats) = campaign.waiting() {
            let seat = seats.lowest().expect("somebody is asked");
            let legal = campaign.legal_list(seat);
            let action = legal[luck.index(legal.len())];
            campaign.play(seat, action, &mut luck, &mut journal).expect("it is listed");
        }
        for event in journal.into_events() {
            let is_one = [
                matches!(event, Event::SkirmishersShown { .. }),
                matches!(event, Event::BattleOpened { .. }),
                matches!(event, Event::Routed { .. }),
                matches!(event, Event::Found { .. }),
                matches!(event, Event::SquareFormed { .. }),
                matches!(event, Event::Sheltered { .. }),
                matches!(event, Event::Regrouped { .. }),
                matches!(event, Event::Crossed { .. }),
            ];
            counts.iter_mut().zip(is_one).for_each(|(count, is_one)| *count += u32::from(is_one));
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}
