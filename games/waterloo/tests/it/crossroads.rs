//! A small country for the checks: both armies of June 1815 around a few towns that all touch, so
//! that nearly every move leads to a fight, and every question comes up often.

use engine::Title as _;
use waterloo::Campaign;

const JUNE_1815: &str = include_str!("../../scenarios/the-hundred-days.toml");

/// Each town with the army that stands there.
const TOWNS: [(&str, &str); 6] = [
    ("camp", "french"),
    ("depot", "french"),
    ("farm", "anglo-dutch"),
    ("abbey", "anglo-dutch"),
    ("mill", "prussian"),
    ("heights", "prussian"),
];

/// The small country, with switches set.
pub(crate) fn crossroads(options: &[(&str, &str)]) -> Campaign {
    let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
    let options: Vec<(String, String)> = options.iter().map(own).collect();
    Campaign::set_up_from(&scenario(), &options)
        .unwrap_or_else(|faults| panic!("the scenario is sound: {faults:#?}"))
}

/// The file of June 1815 with another map, and everybody there.
fn scenario() -> String {
    let lines = JUNE_1815.lines().filter(|line| !line.contains("loss = "));
    let mut blocks = 0;
    let lines = lines.map(|line| match line.split_once(", town = ") {
        Some((block, _)) => {
            blocks += 1;
            let at_home = TOWNS.iter().filter(|(_, army)| block.contains(&format!("\"{army}\"")));
            let town = at_home.map(|(town, _)| *town).nth(blocks % 2).expect("an army has two");
            format!("{block}, town = \"{town}\" }},")
        }
        None if line.starts_with("map = ") => map(),
        None => line.to_owned(),
    });
    let text: Vec<String> = lines.collect();
    text.join("\n")
        .replace("\nallied = 4", "\nallied = 9")
        .replace("the-hundred-days", "crossroads")
}

/// Every town touches every other, over major and minor roads, some of them with a river.
fn map() -> String {
    let town = |&(id, zone): &(&str, &str)| {
        format!("  {{ id = \"{id}\", name = \"The {id}\", zone = \"{zone}\", x = 1, y = 1 }},\n")
    };
    let towns: String = TOWNS.iter().map(town).collect();
    let mut roads = String::new();
    for (number, (one, _)) in TOWNS.iter().enumerate() {
        for (other, _) in &TOWNS[number + 1..] {
            let grade = if (number + other.len()) % 3 == 0 { "minor" } else { "major" };
            let river = if other.len() % 2 == 0 { ", river = \"the brook\"" } else { "" };
            let ends = format!("[\"{one}\", \"{other}\"]");
            roads += &format!("  {{ between = {ends}, grade = \"{grade}\"{river} }},\n");
        }
    }
    format!("width = 10\nheight = 10\ntown = [\n{towns}]\nroad = [\n{roads}]\n")
}

/// The small country has every fight: battles and skirmishes, routs, squares and withdrawals.
#[test]
fn there_is_much_to_do_at_the_crossroads() {
    use engine::{Game, Journal, Waiting};
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
            use waterloo::Event;
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
