//! The dice that a preview counts are those that are then rolled, wherever random play comes to.

use std::collections::BTreeSet;
use std::iter::repeat_n;

use ccn::{Action, Battle, Event, Volley};
use engine::{Chance, Draw, Game, Journal, Preview, Roll, Seat, Title as _, Waiting};
use testkit::scaled;
use testkit::speed::play_at_random;

use crate::melees::crowd;

#[test]
fn the_dice_of_every_battle_are_those_foretold() {
    for card in Battle::scenarios() {
        let set_up = Battle::set_up(&card.id, &[]).expect("a scenario of the game");
        for seed in 0..scaled(2) {
            play_at_random(&set_up, seed, Journal::off(), |battle| follow_all(battle, |_| ()));
        }
    }
}

#[test]
fn the_dice_of_a_crowded_field_are_those_foretold() {
    let mut seen = BTreeSet::new();
    for seed in 0..scaled(30) {
        play_at_random(&crowd(), seed, Journal::off(), |battle| {
            follow_all(battle, |action| _ = seen.insert(name(action)));
        });
    }
    let all = [
        "battle-back",
        "fire",
        "first-strike",
        "form-square",
        "join",
        "join-no-more",
        "melee",
        "retire-and-reform",
        "stand",
    ];
    assert!(seen.iter().eq(all), "previews of {seen:?}");
}

/// The name of a decision.
fn name(action: Action) -> String {
    let value = serde_json::to_value(action).expect("a decision is JSON");
    let fields = value.as_object().and_then(|fields| fields.keys().next());
    fields.map_or(value.as_str().unwrap_or_default(), String::as_str).to_owned()
}

/// Makes every attack that can be previewed, in such a way that its dice do nothing.
fn follow_all(battle: &Battle, mut see: impl FnMut(Action)) {
    let Waiting::On(seats) = battle.waiting() else { return };
    let seat = seats.lowest().expect("somebody is asked");
    for action in battle.legal_list(seat) {
        if let Some(preview) = battle.preview(seat, &action) {
            see(action);
            follow(battle, seat, action, &preview);
        }
    }
}

/// The volley of each roll, and how many dice it has.
type Rolls = Vec<(Volley, i32)>;

fn follow(battle: &Battle, seat: Seat, action: Action, preview: &Preview) {
    let made = (1..=6).find_map(|die| rolls(battle, seat, action, die));
    let Some(made) = made else { panic!("{action:?} always does something") };
    assert_eq!(made, foretold(action, preview), "{action:?}");
}

/// The rolls that a preview foretells if none of them does anything.
fn foretold(action: Action, preview: &Preview) -> Rolls {
    let dice = |preview: &Preview| preview.dice.iter().map(|part| part.dice).sum::<i32>();
    let volley = if matches!(action, Action::Fire { .. }) {
        Volley::Fire
    } else if action == Action::BattleBack {
        Volley::BattleBack
    } else {
        Volley::Melee
    };
    let first = if action == Action::FirstStrike { Volley::FirstStrike } else { Volley::Square };
    let before = preview.before.iter().map(|it| (first, dice(it)));
    let reply = preview.reply.iter().map(|it| (Volley::BattleBack, dice(it)));
    let rolls = before.chain([(volley, dice(preview))]).chain(reply);
    rolls.filter(|&(_, dice)| dice > 0).collect()
}

/// The rolls that an attack makes if all dice show the same; `None` if they did anything.
fn rolls(battle: &Battle, seat: Seat, action: Action, die: u8) -> Option<Rolls> {
    let (mut battle, mut journal) = (battle.clone(), Journal::keeping());
    let mut luck = Alike(die);
    battle.play_unchecked(seat, action, &mut luck, &mut journal);
    while let Waiting::On(seats) = battle.waiting() {
        let seat = seats.lowest().expect("somebody is asked");
        let list = battle.legal_list(seat);
        let taken = [Action::JoinNoMore, Action::Stand, Action::BattleBack];
        let Some(&next) = list.iter().find(|it| taken.contains(it)) else { break };
        battle.play_unchecked(seat, next, &mut luck, &mut journal);
    }
    let events = journal.into_events();
    let mut rolls = Rolls::new();
    for event in &events {
        if let Event::Rolled { volley, dice, hits, flags, .. } = event {
            if *hits > 0 || *flags > 0 {
                return None;
            }
            rolls.push((*volley, dice.len() as i32));
        }
    }
    Some(rolls)
}

/// Dice that all show the same.
struct Alike(u8);

impl Chance for Alike {
    fn below(&mut self, _: Draw, _: u32) -> u32 {
        0
    }

    fn roll(&mut self, _: Draw, n: u8, _: u8) -> Roll {
        repeat_n(self.0, usize::from(n)).collect()
    }
}
