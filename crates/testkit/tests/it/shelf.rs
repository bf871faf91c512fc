//! Both toys stand on the shelf, and their positions can be written down and arranged again.

use ai::{Bout, Memory, Random};
use engine::{Commitment, DrawCard, Game as _, Salt, Seat, Table, Title, Viewer, Waiting};
use luck::Fast;
use serde_json::{Value, json};
use testkit::toys::campaign::Campaign;
use testkit::toys::night::{Action, Night};

/// The toy of the one scenario it has.
fn set_up<T: Title>() -> T {
    T::set_up(&T::scenarios()[0].id, &[]).expect("the scenario of the toy")
}

/// Calls `visit` with every position of random games at which somebody is asked.
fn at_every_decision<T: Title>(games: u64, mut visit: impl FnMut(&T, u64)) {
    for seed in 0..games {
        let mut luck = Fast::new(seed);
        let (mut bout, _) = Bout::begin(&set_up::<T>(), Memory::Nothing, &mut luck);
        while let Some(seat) = bout.next_seat(&mut luck) {
            visit(bout.game(), seed);
            let decision = bout.ask(seat, &Random, &mut luck);
            bout.take(seat, decision, &mut luck);
        }
        let over = T::arrange(&bout.game().document(), None, &[]);
        assert!(over.is_err(), "seed {seed}: nobody is asked when the game is over");
    }
}

fn documents_round_trip<T: Title>() {
    at_every_decision(200, |game: &T, seed| {
        let document = game.document();
        let arranged = T::arrange(&document, None, &[]);
        assert_eq!(arranged.as_ref(), Ok(game), "seed {seed}: {document:?}");
        let text = serde_json::to_string(&document).expect("a document can be written");
        let read: T::Position = serde_json::from_str(&text).expect("and read");
        assert_eq!(read, document, "seed {seed}: {text}");
    });
}

#[test]
fn documents_of_nights_round_trip() {
    documents_round_trip::<Night>();
}

#[test]
fn documents_of_campaigns_round_trip() {
    documents_round_trip::<Campaign>();
}

/// What a seat cannot know when play begins in the middle can be made up.
fn the_unknown_can_be_imagined<T: Title>() {
    at_every_decision(100, |game: &T, seed| {
        for seat in game.seats().iter() {
            let view = game.view(Viewer::Seat(seat));
            let belief = T::belief(game.scenario(), seat, &view);
            let twin = T::imagine(game.scenario(), seat, &view, &belief, &mut Fast::new(seed));
            assert_eq!(twin.view(Viewer::Seat(seat)), view, "seed {seed}: {seat} sees a change");
        }
    });
}

#[test]
fn the_unknown_can_be_imagined_from_the_middle_on() {
    the_unknown_can_be_imagined::<Night>();
    the_unknown_can_be_imagined::<Campaign>();
}

/// Plays on at random from a position in the middle of a game; beliefs are kept on the way.
fn play_on<T: Title>(position: T, seed: u64) {
    let mut luck = Fast::new(seed);
    let mut table = Table::at(position);
    while let Some(seat) = table.game().waiting().seats().lowest() {
        let legal = table.legal(seat);
        if legal.is_empty() {
            let (commitment, salt) = (Commitment::default(), Salt::default());
            table.commit(seat, commitment, salt, &mut luck).expect("nothing else is to be done");
        } else if table.is_drafting(seat) {
            let action = legal[luck.index(legal.len())];
            table.write(seat, action).expect("what is listed can be written");
        } else {
            let action = legal[luck.index(legal.len())];
            table.decide(seat, action, &mut luck).expect("what is listed can be done");
        }
        for seat in table.game().seats().iter() {
            let view = table.view(Viewer::Seat(seat));
            let scenario = table.game().scenario();
            let twin = T::imagine(scenario, seat, &view, &table.belief(seat), &mut luck);
            assert_eq!(twin.view(Viewer::Seat(seat)), view, "seed {seed}: {seat} sees a change");
        }
    }
}

/// Arranges a position of each of a few games and plays on from it.
fn arranged_games_go_on<T: Title>() {
    for seed in 0..60 {
        let mut positions = Vec::new();
        let mut luck = Fast::new(seed);
        let (mut bout, _) = Bout::begin(&set_up::<T>(), Memory::Nothing, &mut luck);
        while let Some(seat) = bout.next_seat(&mut luck) {
            positions.push(bout.game().document());
            let decision = bout.ask(seat, &Random, &mut luck);
            bout.take(seat, decision, &mut luck);
        }
        let position = &positions[luck.index(positions.len())];
        play_on(T::arrange(position, None, &[]).expect("it was a position of a game"), seed);
    }
}

#[test]
fn arranged_nights_go_on() {
    arranged_games_go_on::<Night>();
}

#[test]
fn arranged_campaigns_go_on() {
    arranged_games_go_on::<Campaign>();
}

/// What is wrong with a document after `change`; empty if nothing is.
fn faults<T: Title>(document: &T::Position, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut value = serde_json::to_value(document).expect("a document can be written");
    change(&mut value);
    match serde_json::from_value(value) {
        Ok(document) => T::arrange(&document, None, &[]).err().unwrap_or_default(),
        Err(error) => vec![error.to_string()],
    }
}

/// One part of a document is put differently, and a sentence says what is wrong with that.
#[track_caller]
fn refuses<T: Title>(document: &T::Position, part: &str, to: Value, why: &str) {
    let faults = faults::<T>(document, |value| {
        *value.pointer_mut(part).expect("a part of the document") = to;
    });
    assert!(faults.iter().any(|fault| fault.contains(why)), "{why}: {faults:?}");
}

/// A night in which unit 2 waits in hiding and has just fired at unit 3.
fn ambush() -> <Night as Title>::Position {
    serde_json::from_value(json!({
        "turn": 2,
        "asks": { "press-or-halt": { "unit": 3 } },
        "units": [
            { "unit": 0, "at": 0, "strength": 2, "order": "rest" },
            { "unit": 1, "at": 1, "strength": 1, "hidden": true, "order": { "creep": 3 } },
            { "unit": 2, "at": 2, "strength": 2, "fired": true, "order": "wait" },
            { "unit": 3, "at": 3, "strength": 1, "order": { "march": 2 } },
            { "unit": 4, "strength": 1 },
            { "unit": 5, "at": 8, "strength": 2, "order": { "march": 5 } },
        ],
    }))
    .expect("a document")
}

#[test]
fn a_night_is_written_as_people_write_it() {
    let night = Night::arrange(&ambush(), None, &[]).expect("it can be so");
    assert_eq!(night.waiting(), Waiting::On(Seat(1).into()));
    assert_eq!(night.view(Viewer::Referee).arrived, [0, 1]);
    assert_eq!(night.document(), ambush());
}

#[test]
fn nights_that_cannot_be_are_refused() {
    let right = ambush();
    let refuses = |part, to, why| refuses::<Night>(&right, part, to, why);
    refuses("/turn", json!(9), "Turns are counted from 1 to 8");
    refuses("/units/0/unit", json!(1), "Unit 0 must be there once");
    refuses("/units/0/unit", json!(6), "There is no unit 6");
    refuses("/units/0/at", json!(9), "There is no place 9");
    refuses("/units/0/strength", json!(3), "a strength of 2 at most");
    refuses("/units/0/strength", json!(0), "Unit 0 is lost and stands nowhere");
    refuses("/units/0/at", json!(null), "Unit 0 has left the road");
    refuses("/units/1/at", json!(4), "Unit 1 can hide in the woods only");
    refuses("/units/1/order", json!({ "creep": 4 }), "Unit 1 cannot have that order now");
    refuses("/units/2/fired", json!(false), "Nobody fired at unit 3");
    refuses("/units/3/order", json!({ "march": 0 }), "Unit 3 cannot have that order now");
    refuses("/asks/press-or-halt/unit", json!(5), "Unit 5 is not the first that marches");
    refuses("/asks/press-or-halt/unit", json!(99), "There is no unit 99");
    refuses("/asks", json!("nothing"), "Nobody is asked");
    refuses("/asks", json!({ "orders": { "committed": [] } }), "Unit 0 has no order yet");
    refuses("/units/0", json!({ "unit": 0, "strength": 2, "moral": 1 }), "unknown field");
    let first = set_up::<Night>().document();
    let both = json!({ "orders": { "committed": [0, 1] } });
    self::refuses::<Night>(&first, "/asks", both, "One side at most has committed");
    let strange = json!({ "orders": { "committed": [3] } });
    self::refuses::<Night>(&first, "/asks", strange, "One side at most has committed");
}

/// A campaign in which Wellington attacked at Ligny: d'Erlon is beaten, and Uxbridge lost.
fn ligny() -> <Campaign as Title>::Position {
    serde_json::from_value(json!({
        "turn": 3,
        "mover": "anglo-dutch",
        "fought": ["quatre-bras"],
        "asks": { "withdraw": { "block": "d'Erlon", "against": "Uxbridge" } },
        "blocks": [
            { "block": "Garde", "area": "charleroi", "steps": 4 },
            { "block": "d'Erlon", "area": "ligny", "steps": 1 },
            { "block": "Reille", "area": "quatre-bras", "steps": 3 },
            { "block": "Kellermann", "steps": 0 },
            { "block": "Milhaud", "area": "ligny", "steps": 2 },
            { "block": "Orange", "area": "quatre-bras", "steps": 2 },
            { "block": "Picton", "area": "brussels", "steps": 3 },
            { "block": "Uxbridge", "steps": 0 },
            { "block": "Zieten", "area": "ligny", "steps": 3 },
            { "block": "Pirch", "area": "wavre", "steps": 3 },
            { "block": "Bülow", "area": "wavre", "steps": 4 },
            { "block": "Hobe", "area": "wavre", "steps": 2 },
        ],
    }))
    .expect("a document")
}

#[test]
fn a_campaign_is_written_as_people_write_it() {
    let campaign = Campaign::arrange(&ligny(), None, &[]).expect("it can be so");
    assert_eq!(campaign.waiting(), Waiting::On(Seat(0).into()));
    assert_eq!(campaign.document(), ligny());
}

#[test]
fn campaigns_that_cannot_be_are_refused() {
    let right = ligny();
    let refuses = |part, to, why| refuses::<Campaign>(&right, part, to, why);
    refuses("/turn", json!(0), "Turns are counted from 1 to 5");
    refuses("/mover", json!(null), "Nobody marches or fights");
    refuses("/mover", json!("elbe"), "unknown variant");
    refuses("/fought/0", json!("ligny"), "At ligny there was a fight before");
    refuses("/blocks/0/block", json!("Ney"), "There is no block \"Ney\"");
    refuses("/blocks/0/block", json!("Reille"), "Reille must be there once");
    refuses("/blocks/0/steps", json!(5), "Garde has 4 steps at most");
    refuses("/blocks/0/steps", json!(0), "Garde stands somewhere if it has steps");
    refuses("/blocks/0/area", json!("elba"), "unknown variant");
    refuses("/asks/withdraw/block", json!("Kellermann"), "Kellermann is lost");
    refuses("/asks/withdraw/against", json!("Picton"), "d'Erlon did not fight Picton");
    refuses("/asks/withdraw/against", json!("Milhaud"), "d'Erlon did not fight Milhaud");
    refuses("/asks", json!({ "march": { "left": 1 } }), "Nobody fights before he has marched");
    refuses("/asks", json!({ "march": { "left": 2 } }), "marches with 1 to 1 blocks");
    refuses("/asks", json!("nothing"), "Nobody is asked");
    let choose = |area: &str, one: &str| json!({ "choose": { "area": area, "attacker": one } });
    refuses("/asks", choose("ligny", "Zieten"), "The next fight is not at ligny");
    refuses("/asks", choose("quatre-bras", "Picton"), "that was chosen is not at quatre-bras");
}

#[test]
fn options_and_scenarios_that_are_unknown_are_refused() {
    fn check<T: Title>() {
        let option = [("weather".to_owned(), "rain".to_owned())];
        let card = &T::scenarios()[0];
        let file = T::scenario_file(&card.id).expect("the file of a scenario");
        assert_eq!(T::check_scenario(file).as_ref(), Ok(card));
        assert_eq!(T::set_up_from(file, &[]), Ok(set_up()));
        assert_eq!(set_up::<T>().card(), *card);
        assert_eq!(set_up::<T>().seats().len() as usize, card.sides.len());
        assert!(T::set_up(&card.id, &option).is_err());
        assert!(T::set_up("austerlitz", &[]).is_err());
        assert!(T::set_up_from("austerlitz", &[]).is_err());
        assert!(T::set_up_from(file, &option).is_err());
        assert!(T::arrange(&set_up::<T>().document(), None, &option).is_err());
    }
    check::<Night>();
    check::<Campaign>();
}

#[test]
fn who_is_fired_at_can_leave_an_instruction() {
    let night = Night::arrange(&ambush(), None, &[]).expect("it can be so");
    let told = |seat, value| night.instructed(Seat(seat), &[("fired-at", value)]);
    let answers = Night::standing()[0].values.iter().map(|value| told(1, value));
    let expected = [None, Some(Action::Press), Some(Action::Halt)];
    assert_eq!(answers.collect::<Vec<_>>(), expected);
    assert_eq!(told(0, "press"), None);
    assert_eq!(set_up::<Night>().instructed(Seat(1), &[("fired-at", "press")]), None);
    assert!(Campaign::standing().is_empty());
}

#[test]
fn what_is_instructed_is_legal() {
    at_every_decision(50, |night: &Night, seed| {
        for seat in night.seats().iter() {
            let told = night.instructed(seat, &[("fired-at", "halt")]);
            let asked = night.waiting().includes(seat);
            assert_eq!(told.is_some(), asked, "seed {seed}: {seat}");
            assert!(told.is_none_or(|action| night.legal_list(seat).contains(&action)));
        }
    });
}

#[test]
fn results_of_draws_have_names() {
    let fire = |draws: &[DrawCard]| draws.iter().find(|it| it.kind == "fire").map(|it| it.results);
    assert_eq!(fire(Night::draws()).map(<[_]>::len), Some(6));
    assert_eq!(
        fire(Campaign::draws()).map(|results| results[3..].to_vec()),
        Some(vec!["miss", "hit", "hit"])
    );
}
