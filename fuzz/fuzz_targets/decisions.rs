//! The first byte chooses a game, the others choose among legal decisions, or among the lines of
//! secret orders: a game never gets stuck, its events rebuild it, every seat can imagine a game like
//! it, and every number and document that can be asked for is there.
#![no_main]

use std::fmt::Debug;

use ai::{Bout, Decision, Memory};
use engine::{Game, Seat, Title, Viewer};
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

/// The switches of the battles with secret orders.
const LEVELS: [&[(&str, &str)]; 4] = [
    &[("level", "basic"), ("attack-target-range", "distance")],
    &[("level", "extended"), ("sector-half-angle", "30"), ("morale-test-in-melee", "all")],
    &[("level", "advanced"), ("flee-same-turn", "on"), ("withdraw-needs-commander", "off")],
    &[("level", "expert"), ("cavalry-climb-fatigue", "on"), ("experience-levels", "on")],
];

/// The days on the Moskva, and the switches of each.
const DAYS: [(usize, &[(&str, &str)]); 5] = [
    (0, &[]),
    (0, &[("free-setup", "on"), ("flank-attacks", "on")]),
    (1, &[("flank-attacks", "on"), ("guard-cavalry", "off"), ("militia-bayonet", "off")]),
    (1, &[("free-setup", "on"), ("river-bombardment", "off")]),
    (2, &[("first-army-hold", "off")]),
];

/// Where a game begins, and what its documents need to be set up again.
struct Beginning<'a, G> {
    game: G,
    file: Option<&'a str>,
    options: &'a [(String, String)],
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&choice, choices)) = bytes.split_first() else { return };
    let battles = ccn::Battle::scenarios().len();
    let wars = samurai::Battle::scenarios().len() * LEVELS.len();
    let choice = usize::from(choice) % (battles + CAMPAIGNS.len() + wars + DAYS.len());
    if choice < battles {
        return play_on_shelf::<ccn::Battle>(choice, &[], choices);
    }
    let choice = choice - battles;
    if let Some(&campaign) = CAMPAIGNS.get(choice) {
        return play_campaign(campaign, choices);
    }
    match (choice - CAMPAIGNS.len()).checked_sub(wars) {
        None => {
            let war = choice - CAMPAIGNS.len();
            let level = LEVELS[war % LEVELS.len()];
            play_on_shelf::<samurai::Battle>(war / LEVELS.len(), level, choices);
        }
        Some(day) => {
            let (scenario, options) = DAYS[day];
            play_on_shelf::<borodino::Campaign>(scenario, options, choices);
        }
    }
});

fn owned(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect()
}

fn play_on_shelf<G: Title + Debug>(scenario: usize, options: &[(&str, &str)], choices: &[u8]) {
    let (card, options) = (&G::scenarios()[scenario], owned(options));
    let game = G::set_up(&card.id, &options).expect("a scenario");
    // Its documents name the scenario.
    play(&Beginning { game, file: None, options: &options }, choices);
}

fn play_campaign((file, options): (Option<&str>, &[(&str, &str)]), choices: &[u8]) {
    let options = owned(options);
    let game = match file {
        Some(file) => Campaign::set_up_from(file, &options).expect("a sound file"),
        None => Campaign::set_up("the-hundred-days", &options).expect("a scenario"),
    };
    play(&Beginning { game, file, options: &options }, choices);
}

fn play<G: Title + Debug>(beginning: &Beginning<'_, G>, choices: &[u8]) {
    let mut rebuilt = beginning.game.clone();
    let mut luck = Fast::new(choices.len() as u64 + 1);
    let (mut bout, mut events) = Bout::begin(&rebuilt, Memory::Belief, &mut luck);
    for &byte in choices {
        let Some(seat) = bout.game().waiting().seats().lowest() else { break };
        look_around(beginning, &bout, seat, &mut luck);
        let decision = choose(&bout, seat, byte);
        events.extend(bout.take(seat, decision, &mut luck));
    }
    events.iter().for_each(|event| rebuilt.apply(event));
    assert_eq!(&rebuilt, bout.game());
}

/// What a byte means: a decision in the list, or to commit what is written.
fn choose<G: Game>(bout: &Bout<G>, seat: Seat, byte: u8) -> Decision<G::Action> {
    let list = bout.legal(seat);
    let may_commit = bout.sight(seat, &list).may_commit();
    assert!(list.len() <= 300, "{} decisions", list.len());
    assert!(may_commit || !list.is_empty(), "there is nothing to do");
    let choice = usize::from(byte) % (list.len() + usize::from(may_commit));
    list.get(choice).map_or(Decision::Commit, |&action| Decision::Act(action))
}

/// Asks for whatever can be asked for: numbers, a document, another game that looks the same.
fn look_around<G: Title + Debug>(
    beginning: &Beginning<'_, G>,
    bout: &Bout<G>,
    seat: Seat,
    luck: &mut Fast,
) {
    let (game, draft) = (bout.game(), bout.draft(seat));
    for action in &bout.legal(seat) {
        if bout.is_drafting(seat) {
            game.preview_draft(seat, draft, action);
        } else {
            game.preview(seat, action);
        }
    }
    // What is written in secret is in no position: once is enough for all lines of it.
    if *draft != G::Draft::default() {
        return;
    }
    let arranged = G::arrange(&game.document(), beginning.file, beginning.options);
    assert_eq!(arranged.as_ref(), Ok(game), "a position goes round by its document");
    let view = game.view(Viewer::Seat(seat));
    let imagined = G::imagine(game.scenario(), seat, &view, bout.belief(seat), luck);
    assert_eq!(imagined.view(Viewer::Seat(seat)), view, "an imagined game looks the same");
}
