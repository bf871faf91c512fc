//! Twin games: the same for one viewer, with other things hidden. He must not be able to tell them
//! apart, whatever he asks for.

use engine::{Drawn, Fell, Seat, Title, Viewer};
use luck::Fast;
use serde::Deserialize as _;
use serde_json::{Value, json};
use testkit::toys::campaign::Campaign;
use testkit::toys::night::Night;

use crate::sitting::Sitting;

/// Two games at two desks that one viewer takes for the same.
struct Twins {
    sittings: [Sitting; 2],
    table: String,
    /// Who must not be able to tell them apart.
    blind: Vec<Viewer>,
}

impl Twins {
    /// A game that begins at `position`, and its twin.
    fn at(game: &str, positions: [Value; 2], blind: &[Viewer]) -> Twins {
        let mut table = String::new();
        let sittings = positions.map(|position| {
            let mut sitting = Sitting::new();
            table = sitting.open(
                json!({"cmd": "position", "game": game, "position": position, "seed": "twins"}),
            );
            sitting
        });
        Twins { sittings, table, blind: blind.to_vec() }
    }

    #[track_caller]
    fn compare(&mut self) {
        for &viewer in &self.blind {
            let [one, other] = self.sittings.each_mut().map(|it| it.known_to(&self.table, viewer));
            assert_eq!(one, other, "{viewer:?} can tell the twins apart");
        }
    }

    /// What a bot would do in the place of a seat that is blind.
    #[track_caller]
    fn compare_hints(&mut self, seat: Seat) {
        let table = self.sittings[0].desk.table(&self.table).expect("a table");
        let weakest = table.title().levels()[0].id;
        let request = json!({"cmd": "hint", "table": self.table, "seat": seat, "level": weakest});
        let [one, other] = self.sittings.each_mut().map(|it| it.ok(request.clone()));
        assert_eq!(one, other, "{seat} can tell the twins apart by a hint");
    }

    fn documents(&mut self) -> [Value; 2] {
        let request = json!({"cmd": "document", "table": self.table});
        self.sittings.each_mut().map(|it| it.ok(request.clone())["position"].take())
    }

    fn decisions(&self, seat: Seat) -> [Vec<Value>; 2] {
        let list = |it: &Sitting| it.desk.table(&self.table).expect("a table").decisions(seat);
        self.sittings.each_ref().map(list)
    }

    fn asked(&self) -> Option<Seat> {
        self.sittings[0].desk.table(&self.table).expect("a table").waiting().seats().lowest()
    }

    fn act(&mut self, seat: Seat, decisions: [&Value; 2]) {
        for (sitting, decision) in self.sittings.iter_mut().zip(decisions) {
            sitting.act(&self.table, seat, decision);
        }
    }

    /// Whether the seat can take its last decision back in both games.
    fn can_undo(&self, seat: Seat) -> bool {
        let can = |it: &Sitting| it.desk.table(&self.table).expect("a table").can_undo(seat);
        self.sittings.iter().all(can)
    }

    /// The seat takes its last decision back in both games, if it can.
    fn maybe_undo(&mut self, seat: Seat, luck: &mut Fast) {
        if self.can_undo(seat) && luck.index(3) == 0 {
            self.sittings.iter_mut().for_each(|it| it.undo(&self.table, seat));
        }
    }
}

/// A position that `seat` cannot tell from that of `document`.
fn imagined<T: Title>(document: &Value, seat: Seat, luck: &mut Fast) -> Value {
    let document = T::Position::deserialize(document).expect("a document");
    let game = T::arrange(&document, None, &[]).expect("a position");
    let view = game.view(Viewer::Seat(seat));
    let belief = T::belief(game.scenario(), seat, &view);
    let twin = T::imagine(game.scenario(), seat, &view, &belief, luck);
    serde_json::to_value(twin.document()).expect("JSON")
}

/// The seat that is asked at a position.
fn asked_at<T: Title>(document: &Value) -> Seat {
    let document = T::Position::deserialize(document).expect("a document");
    let game = T::arrange(&document, None, &[]).expect("a position");
    game.waiting().seats().lowest().expect("somebody is asked")
}

/// The document of a position somewhere in a game between bots.
fn anywhere(game: &str, seats: usize, seed: u64, steps: usize) -> Option<Value> {
    somewhere(json!({"game": game}), seats, seed, steps)
}

/// The same at a table that is opened so.
fn somewhere(mut request: Value, seats: usize, seed: u64, steps: usize) -> Option<Value> {
    let mut sitting = Sitting::new();
    request["cmd"] = json!("new");
    request["seats"] = json!(vec!["random"; seats]);
    request["seed"] = json!(seed);
    let table = sitting.open(request);
    for _ in 0..steps {
        sitting.ok(json!({"cmd": "step", "table": table}));
        sitting.desk.table(&table)?.ending().is_none().then_some(())?;
    }
    Some(sitting.ok(json!({"cmd": "document", "table": table}))["position"].take())
}

#[test]
fn twin_campaigns_cannot_be_told_apart() {
    let (mut compared, mut different) = (0, 0);
    for seed in 0..testkit::scaled(40) {
        let mut luck = Fast::new(seed);
        let Some(document) = anywhere("campaign", 3, seed, luck.index(30)) else { continue };
        let seat = Seat(luck.index(3) as u8);
        let twin = imagined::<Campaign>(&document, seat, &mut luck);
        different += u32::from(twin != document);
        let own = if seat == Seat(0) { vec![Seat(0)] } else { vec![Seat(1), Seat(2)] };
        let blind: Vec<Viewer> =
            own.iter().copied().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut twins = Twins::at("campaign", [document, twin], &blind);
        twins.compare();
        for _ in 0..12 {
            let Some(asked) = twins.asked() else { break };
            if own.contains(&asked) {
                twins.compare_hints(asked);
            }
            let Some(pair) = alike(&mut twins, asked, own.contains(&asked), &mut luck) else {
                break;
            };
            twins.act(asked, pair.each_ref());
            // When it is over all is told.
            if twins.asked().is_none() {
                break;
            }
            twins.compare();
            twins.maybe_undo(asked, &mut luck);
            twins.compare();
            compared += 1;
        }
    }
    assert!(compared > 50 && different > 10, "{compared} compared, {different} different");
}

/// A decision in each of two campaigns that look alike to those who must not tell them apart.
fn alike(twins: &mut Twins, asked: Seat, own: bool, luck: &mut Fast) -> Option<[Value; 2]> {
    let documents = twins.documents();
    let [list, others] = twins.decisions(asked);
    let fighting = !documents[0]["asks"]["choose"].is_null();
    // What is shown in a fight, or to one's own scouts, may well be another thing.
    let shown = |decision: &Value| own && (fighting || !decision["scout"].is_null());
    let looks = |document: &Value, decision: &Value| match decision["march"]["block"].as_u64() {
        Some(block) if !own => {
            let from = &document["blocks"][block as usize]["area"];
            json!([from, decision["march"]["to"]])
        }
        _ => decision.clone(),
    };
    let mut pairs: Vec<[Value; 2]> = Vec::new();
    for decision in list.iter().filter(|decision| !shown(decision)) {
        // Of what the enemy chooses for a fight nothing is seen before both have chosen.
        let hidden = fighting && !own;
        let same = |other: &&Value| {
            hidden || looks(&documents[1], other) == looks(&documents[0], decision)
        };
        let other = others.iter().rev().find(same);
        pairs.extend(other.map(|other| [decision.clone(), other.clone()]));
    }
    let second = documents[0]["asks"]["choose"]["attacker"].is_string()
        || documents[0]["asks"]["choose"]["defender"].is_string();
    let pair = luck.index(pairs.len().max(1));
    pairs.get(pair).filter(|_| !second).cloned()
}

#[test]
fn twin_nights_cannot_be_told_apart() {
    let mut different = 0;
    for seed in 0..testkit::scaled(60) {
        let mut luck = Fast::new(seed);
        let Some(document) = anywhere("night", 2, seed, 10 + luck.index(80)) else { continue };
        if document["asks"]["orders"].is_null() {
            continue;
        }
        let seat = Seat(luck.index(2) as u8);
        let twin = imagined::<Night>(&document, seat, &mut luck);
        different += u32::from(twin != document);
        let blind = [Viewer::Seat(seat), Viewer::Spectator];
        let mut twins = Twins::at("night", [document, twin], &blind);
        let enemy = Seat(1 - seat.0);
        // Each enemy writes what he likes: nobody sees it before it is carried out.
        for (sitting, draw) in twins.sittings.iter_mut().zip([seed, !seed]) {
            write_something(sitting, &twins.table, enemy, &mut Fast::new(draw));
        }
        twins.compare();
        for sitting in &mut twins.sittings {
            write_something(sitting, &twins.table, seat, &mut Fast::new(seed));
        }
        twins.compare();
    }
    assert!(different > 3, "{different} different");
}

/// In the pass the Oda do not know who lies in wait where, nor whether anybody does.
#[test]
fn twin_ambushes_cannot_be_told_apart() {
    let mut different = 0;
    for seed in 0..testkit::scaled(12) {
        let mut luck = Fast::new(seed);
        let pass = json!({"game": "samurai", "scenario": "iga"});
        let Some(document) = somewhere(pass, 2, seed, 40 + luck.index(300)) else { continue };
        let seat = Seat(luck.index(2) as u8);
        let twin = imagined::<samurai::Battle>(&document, seat, &mut luck);
        different += u32::from(twin != document);
        let blind = [Viewer::Seat(seat), Viewer::Spectator];
        let mut twins = Twins::at("samurai", [document, twin], &blind);
        let enemy = Seat(1 - seat.0);
        for (sitting, draw) in twins.sittings.iter_mut().zip([seed, !seed]) {
            write_something(sitting, &twins.table, enemy, &mut Fast::new(draw));
        }
        twins.compare();
        for _ in 0..8 {
            let draw = luck.bits();
            for sitting in &mut twins.sittings {
                write_something(sitting, &twins.table, seat, &mut Fast::new(draw));
            }
            let [one, other] = twins.decisions(seat);
            assert_eq!(one, other, "{seat} can tell the twins apart by what it may order");
        }
        twins.compare();
    }
    assert!(different > 3, "{different} different");
}

/// On the Moskva nobody knows which of the enemy's blocks stands where, nor how strong it is.
#[test]
fn twin_days_on_the_moskva_cannot_be_told_apart() {
    let (mut compared, mut different) = (0, 0);
    for seed in 0..testkit::scaled(12) {
        let mut luck = Fast::new(seed);
        let scenario = ["shevardino", "borodino", "combined"][seed as usize % 3];
        let day = json!({"game": "borodino", "scenario": scenario});
        let Some(document) = somewhere(day, 2, seed, 20 + luck.index(300)) else { continue };
        let seat = asked_at::<borodino::Campaign>(&document);
        let twin = imagined::<borodino::Campaign>(&document, seat, &mut luck);
        different += u32::from(twin != document);
        let blind = [Viewer::Seat(seat), Viewer::Spectator];
        let mut twins = Twins::at("borodino", [document, twin], &blind);
        twins.compare();
        if seed % 4 == 0 {
            twins.compare_hints(seat);
        }
        // What it does before anybody else hears of it leads to the same in both.
        for _ in 0..20 {
            if twins.asked() != Some(seat) {
                break;
            }
            let [list, others] = twins.decisions(seat);
            assert_eq!(list, others, "{seat} can tell the twins apart by what it may do");
            let decision = &list[luck.index(list.len())];
            twins.act(seat, [decision; 2]);
            if !twins.can_undo(seat) {
                break;
            }
            twins.compare();
            compared += 1;
        }
    }
    assert!(compared > 20 && different > 6, "{compared} compared, {different} different");
}

/// Writes a few orders and leaves them unfinished.
fn write_something(sitting: &mut Sitting, table: &str, seat: Seat, luck: &mut Fast) {
    for _ in 0..luck.index(6) {
        let it = sitting.desk.table(table).expect("a table");
        let Some(orders) = it.draft(seat) else { return };
        let list = it.decisions(seat);
        let Some(decision) = list.get(luck.index(list.len().max(1))) else { return };
        let sequence = orders.sequence;
        sitting.ok(json!({"cmd": "draft", "table": table, "seat": seat, "sequence": sequence,
            "decision": decision}));
    }
}

#[test]
fn hidden_orders_stay_hidden_when_they_are_opened() {
    let unit = |unit: u8, at: u8, hidden: bool| json!({"unit": unit, "at": at, "strength": 2, "hidden": hidden});
    let units = [(0, 0), (1, 1), (2, 2), (3, 6), (4, 6), (5, 8)]
        .map(|(number, at)| unit(number, at, number == 4));
    let position = json!({"turn": 2, "asks": {"orders": {"committed": []}}, "units": units});
    let blind = [Viewer::Seat(Seat(0)), Viewer::Spectator];
    let mut twins = Twins::at("night", [position.clone(), position], &blind);
    let orders = [
        vec![json!({"unit": 4}), json!({"kind": "wait"}), json!("done")],
        vec![json!({"unit": 4}), json!({"kind": "creep"}), json!({"target": 7}), json!("done")],
    ];
    for (sitting, orders) in twins.sittings.iter_mut().zip(orders) {
        for (seat, orders) in [(1, orders), (0, vec![json!("done")])] {
            for (sequence, decision) in orders.iter().enumerate() {
                sitting.ok(json!({"cmd": "draft", "table": twins.table, "seat": seat,
                    "sequence": sequence, "decision": decision}));
            }
            let sequence = orders.len();
            sitting.ok(json!({"cmd": "commit", "table": twins.table, "seat": seat,
                "sequence": sequence}));
        }
    }
    for &viewer in &blind {
        // The hash is of what was ordered, and all else is the same.
        let [one, other] = twins.sittings.each_mut().map(|it| {
            let known = it.known_to(&twins.table, viewer);
            let lines = it.desk.table(&twins.table).expect("a table").told(Viewer::Referee, 0);
            let hashes = lines.iter().filter_map(|told| told.commitment);
            hashes.fold(known, |known, hash| known.replace(&hash.to_string(), "hash"))
        });
        assert_eq!(one, other, "{viewer:?} can tell what was ordered");
    }
}

#[test]
fn twin_duels_cannot_be_told_apart() {
    let position =
        |powder: u8| json!({"lives": [3, 3], "aim": [0, 0], "powder": [2, powder], "turn": 1});
    let blind = [Viewer::Seat(Seat(0)), Viewer::Spectator];
    let mut twins = Twins::at("toy", [position(1), position(3)], &blind);
    for decision in [json!({"aim": {"marks": 1}}), json!("fire")] {
        twins.act(Seat(0), [&decision; 2]);
        twins.compare();
    }
    let aim = json!({"aim": {"marks": 2}});
    twins.act(Seat(1), [&aim; 2]);
    twins.compare();
    twins.sittings.iter_mut().for_each(|it| it.undo(&twins.table, Seat(1)));
    twins.compare();
}

/// In a battle the cards that are drawn are named: for one side other ones in each twin, and the
/// enemy must not notice.
#[test]
fn twin_battles_cannot_be_told_apart() {
    let mut drawn = 0;
    for seed in 0..testkit::scaled(3) {
        let sittings = [(); 2].map(|()| Sitting::new());
        let mut twins = Twins { sittings, table: "t1".to_owned(), blind: Vec::new() };
        let open = json!({"cmd": "new", "game": "ccn", "seed": seed});
        twins.sittings.iter_mut().for_each(|it| drop(it.ok(open.clone())));
        let first = twins.asked().expect("somebody begins");
        twins.blind = vec![Viewer::Seat(Seat(1 - first.0)), Viewer::Spectator];
        let mut luck = Fast::new(seed);
        for _ in 0..150 {
            let Some(asked) = twins.asked() else { break };
            let [list, others] = twins.decisions(asked);
            let both: Vec<&Value> = list.iter().filter(|it| others.contains(it)).collect();
            let Some(&decision) = both.get(luck.index(both.len().max(1))) else { break };
            let Some(cards) = name_luck(&mut twins, asked, decision) else { break };
            twins.act(asked, [decision; 2]);
            drawn += cards;
            twins.compare();
        }
    }
    assert!(drawn > 5, "{drawn} cards were drawn");
}

/// Names all luck that a decision leads to: the same in both games, but for the cards that the
/// blind are not shown. Says how many cards there were; `None` if they cannot be named.
fn name_luck(twins: &mut Twins, seat: Seat, decision: &Value) -> Option<usize> {
    let table = twins.table.clone();
    let [one, other] = twins.sittings.each_mut().map(|it| draws(it, &table, seat, decision));
    let mut cards = 0;
    let mut named = [Vec::new(), Vec::new()];
    for pair in one.iter().zip(&other) {
        let both = match (pair.0.fell.as_ref()?, pair.1.fell.as_ref()?) {
            (Fell::Dice { dice, .. }, Fell::Dice { .. }) => {
                let dice = json!({"kind": pair.0.kind, "dice": dice});
                [dice.clone(), dice]
            }
            (Fell::Pick { weights: one, .. }, Fell::Pick { weights: other, .. }) => {
                cards += 1;
                let there = |weights: &[u8], card: usize| weights[card] > 0;
                let mut all = 0..one.len();
                let first = all.clone().find(|&card| there(one, card))?;
                let last = all.clone().rev().find(|&card| there(other, card))?;
                let common = all.find(|&card| there(one, card) && there(other, card))?;
                let shown = twins.blind.iter().any(|&viewer| pair.0.shown.includes(viewer));
                let picks = if shown { [common; 2] } else { [first, last] };
                picks.map(|pick| json!({"kind": pair.0.kind, "picks": [pick]}))
            }
            _ => return None,
        };
        named.iter_mut().zip(both).for_each(|(named, draw)| named.push(draw));
    }
    // Two cards drawn at once may be one and the same, and there may be only one.
    if cards > 1 || one.len() != other.len() {
        return None;
    }
    for (sitting, named) in twins.sittings.iter_mut().zip(named) {
        sitting.ok(json!({"cmd": "luck", "table": table, "draws": named}));
    }
    Some(cards)
}

/// What would be drawn for a decision.
fn draws(sitting: &mut Sitting, table: &str, seat: Seat, decision: &Value) -> Vec<Drawn> {
    let record = sitting.record(table, Viewer::Referee);
    let copy = sitting.open(json!({"cmd": "load", "record": record}));
    sitting.act(&copy, seat, decision);
    let told = sitting.desk.table(&copy).expect("a table").told(Viewer::Referee, 0);
    sitting.ok(json!({"cmd": "close", "table": copy}));
    told.last().map_or(Vec::new(), |told| told.draws.clone())
}
