//! The first byte chooses a battle or a campaign, the others choose among legal decisions: a game
//! never gets stuck, its events rebuild it, and every number and document that can be asked for is
//! there.
#![no_main]

use std::fmt::Debug;

use ccn::Battle;
use engine::{Journal, Title, Waiting};
use libfuzzer_sys::fuzz_target;
use luck::Fast;
use waterloo::Campaign;

/// A small map on which everybody meets.
const CROSSROADS: &str = include_str!("../../games/waterloo/tests/it/crossroads.toml");

/// The campaigns: their files, none for the one on the shelf, and their switches.
const CAMPAIGNS: [(Option<&str>, &[(&str, &str)]); 6] = [
    (None, &[]),
    (None, &[("setup", "free"), ("three-players", "on")]),
    (Some(CROSSROADS), &[]),
    (Some(CROSSROADS), &[("three-players", "on")]),
    (Some(CROSSROADS), &[("reveal-when-firing-only", "on"), ("battle-turn-cap", "4")]),
    (Some(CROSSROADS), &[("setup", "free"), ("low-infantry-fire", "on")]),
];

/// Where a game begins, and what its documents need to be set up again.
struct Beginning<'a, G> {
    game: G,
    file: Option<&'a str>,
    options: &'a [(String, String)],
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&choice, choices)) = bytes.split_first() else { return };
    let battles = Battle::scenarios();
    let choice = usize::from(choice) % (battles.len() + CAMPAIGNS.len());
    if let Some(card) = battles.get(choice) {
        let game = Battle::set_up(&card.id, &[]).expect("a scenario");
        let file = Battle::scenario_file(&card.id);
        return play(&Beginning { game, file, options: &[] }, choices);
    }
    let (file, options) = CAMPAIGNS[choice - battles.len()];
    let options = options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned()));
    let options: Vec<(String, String)> = options.collect();
    let game = match file {
        Some(file) => Campaign::set_up_from(file, &options).expect("a sound file"),
        None => Campaign::set_up("the-hundred-days", &options).expect("a scenario"),
    };
    play(&Beginning { game, file, options: &options }, choices);
});

fn play<G: Title + Debug>(beginning: &Beginning<'_, G>, choices: &[u8]) {
    let mut rebuilt = beginning.game.clone();
    let mut game = rebuilt.clone();
    let mut luck = Fast::new(choices.len() as u64 + 1);
    let mut journal = Journal::keeping();
    game.start(&mut luck, &mut journal);
    for &byte in choices {
        let Waiting::On(seats) = game.waiting() else { break };
        let seat = seats.lowest().expect("somebody is waited for");
        let legal = game.legal_list(seat);
        assert!(!legal.is_empty() && legal.len() <= 300, "{} decisions", legal.len());
        for action in &legal {
            game.preview(seat, action);
        }
        let arranged = G::arrange(&game.document(), beginning.file, beginning.options);
        assert_eq!(arranged.as_ref(), Ok(&game), "a position goes round by its document");
        let action = legal[usize::from(byte) % legal.len()].clone();
        game.play(seat, action, &mut luck, &mut journal).expect("a listed decision is legal");
    }
    journal.events().iter().for_each(|event| rebuilt.apply(event));
    assert_eq!(rebuilt, game);
}
