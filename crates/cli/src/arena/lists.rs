//! Who meets whom, and where.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use catalog::{Field, GameResult, Occupant, Pairing, SetUp, Start, Title};
use engine::Seat;

use crate::failure::{Failure, Outcome};
use crate::options::{Series, Setting};

use super::Arena;
use super::count::Game;
use super::course::Place;
use super::keep::{Ground, Heading};

/// Everything that is to be played.
pub(super) struct Lists {
    pub(super) title: &'static dyn Title,
    /// The weakest first, if they were named so.
    pub(super) players: Vec<String>,
    pub(super) fields: Vec<Field>,
    pub(super) duels: Vec<Duel>,
    seed: u64,
}

/// Two players who meet.
pub(super) struct Duel {
    /// The number of the one who stands later in the list. Points are his.
    pub(super) player: usize,
    /// The number of the one who stands earlier.
    pub(super) opponent: usize,
    /// For each field the two ways to divide its sides.
    pairings: Vec<[Box<dyn Pairing>; 2]>,
}

impl Lists {
    /// Finds everything that was named, and seats everybody everywhere.
    pub(super) fn draw_up(arena: &Arena) -> Result<Lists, Failure> {
        let title = arena.setting(arena.scenario.first().filter(|id| *id != "all")).title()?;
        let players = arena.entrants(title)?;
        let grounds = arena.grounds(title)?;
        let mut duels = Vec::new();
        for player in 1..players.len() {
            let nearest = if arena.neighbours { player - 1 } else { 0 };
            for opponent in nearest..player {
                let met = [&*players[player], &players[opponent]];
                let seat =
                    |(field, start): &(Field, Start)| arena.pairings(title, field, start, met);
                let pairings = grounds.iter().map(seat).collect::<Result<_, _>>()?;
                duels.push(Duel { player, opponent, pairings });
            }
        }
        let fields = grounds.into_iter().map(|(field, _)| field).collect();
        Ok(Lists { title, players, fields, duels, seed: arena.series.seed })
    }

    /// Plays a game of a duel.
    pub(super) fn play(&self, duel: usize, place: Place) -> Game {
        let began = Instant::now();
        let (field, side) = (self.field_of(place.round), usize::from(place.side));
        let result = self.duels[duel].pairings[field][side].play(place.round);
        Game {
            half_points: half_points(&result, &self.fields[field].sides[side]),
            capped: result.capped,
            turns: result.turns,
            decisions: result.decisions,
            milliseconds: u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX),
        }
    }

    /// The number of the field of a round. In each lap every field comes up once, in an order of the
    /// lap's own; all duels have the same.
    pub(super) fn field_of(&self, round: u64) -> usize {
        let fields = self.fields.len() as u64;
        let (lap, place) = (round / fields, round % fields);
        let mut order: Vec<usize> = (0..self.fields.len()).collect();
        order.sort_by_key(|&field| mixed(mixed(self.seed ^ mixed(lap)) ^ field as u64));
        order[place as usize]
    }

    /// What the games depend on.
    pub(super) fn heading(&self, arena: &Arena) -> Heading {
        let ground = |field: &Field| Ground {
            id: field.card.id.clone(),
            fingerprint: field.fingerprint.clone(),
        };
        Heading {
            arena: 1,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: self.title.id().to_owned(),
            rules_version: self.title.rules_version(),
            players: self.players.clone(),
            scenarios: self.fields.iter().map(ground).collect(),
            options: arena.options(),
            seed: arena.series.seed,
            work_per_mille: arena.series.work,
            max_turns: arena.series.max_turns,
        }
    }
}

/// 64 bits that look like chance (the last step of SplitMix64).
fn mixed(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

/// What a game gave to the side with these seats. A capped game counts as the rules judge it.
fn half_points(result: &GameResult, side: &[Seat]) -> u8 {
    let winners = if result.capped { &result.ahead } else { &result.winners };
    match winners.iter().any(|seat| side.contains(seat)) {
        true => 2,
        false => u8::from(winners.is_empty()),
    }
}

impl Arena {
    fn setting(&self, scenario: Option<&String>) -> Setting {
        let (game, options) = (self.game.clone(), self.options.clone());
        Setting { game, scenario: scenario.cloned(), options }
    }

    pub(super) fn options(&self) -> BTreeMap<String, String> {
        self.options.iter().cloned().collect()
    }

    /// The players by name, two at least and nobody twice.
    fn entrants(&self, title: &dyn Title) -> Result<Vec<String>, Failure> {
        let named = self.players.iter().map(|name| name.trim().to_owned());
        let levels = || title.levels().into_iter().map(|level| level.id.to_owned()).collect();
        let players: Vec<String> = if self.players.is_empty() { levels() } else { named.collect() };
        if players.len() < 2 {
            return Err(Failure::input("--players names two players at least."));
        }
        only_once(&players, "--players")?;
        Ok(players)
    }

    /// Where the players meet: scenarios with two sides.
    fn grounds(&self, title: &dyn Title) -> Result<Vec<(Field, Start)>, Failure> {
        let mut ids: Vec<String> = self.scenario.iter().map(|id| id.trim().to_owned()).collect();
        if ids == ["all"] {
            ids = title.scenarios().into_iter().map(|card| card.id).collect();
        }
        only_once(&ids, "--scenario")?;
        let ground = |id: &String| {
            let (card, start) = self.setting(Some(id)).start(title)?;
            let set_up = SetUp { start: start.clone(), options: self.options(), seats: Vec::new() };
            let field = title.field(&set_up)?;
            if field.sides.len() != 2 {
                let sides = field.sides.len();
                let message = format!("{} has {sides} sides; an arena is for two.", card.title);
                return Err(Failure::input(message));
            }
            Ok((field, start))
        };
        let grounds = ids.iter().map(ground).collect::<Result<Vec<_>, Failure>>()?;
        if grounds.is_empty() {
            return Err(Failure::input(format!("{} has no scenario yet.", title.name())));
        }
        Ok(grounds)
    }

    /// The player on the first side, and then on the second, against the opponent on the other.
    fn pairings(
        &self,
        title: &dyn Title,
        field: &Field,
        start: &Start,
        [player, opponent]: [&str; 2],
    ) -> Result<[Box<dyn Pairing>; 2], Failure> {
        let seated = |own: &[Seat]| {
            let seats = field.sides.concat().len() as u8;
            let who = |seat: Seat| if own.contains(&seat) { player } else { opponent };
            let seats = (0..seats).map(|seat| Occupant::from(who(Seat(seat)))).collect();
            let set_up = SetUp { start: start.clone(), options: self.options(), seats };
            let Series { work, seed, max_turns, .. } = self.series;
            title.pairing(&set_up, seed, max_turns, work)
        };
        Ok([seated(&field.sides[0])?, seated(&field.sides[1])?])
    }
}

/// Whether nothing is named twice.
fn only_once(names: &[String], flag: &str) -> Outcome {
    let mut seen = BTreeSet::new();
    match names.iter().find(|name| !seen.insert(name.as_str())) {
        Some(name) => Err(Failure::input(format!("{flag} names \"{name}\" twice."))),
        None => Ok(()),
    }
}
