//! Orders in words, a line each.

use engine::Phrase;

use super::terms;
use crate::action::{Draft, Place};
use crate::ids::UnitId;
use crate::order::{Command, Order, Private};
use crate::setting::Setting;
use crate::state::Battle;

/// What is written so far: who hides where, and who is ordered what.
pub(super) fn orders(battle: &Battle, draft: &Draft) -> Vec<Phrase> {
    let setting = battle.setting.get();
    let places = draft.places.iter().map(|place| hidden(setting, *place));
    places.chain(draft.commands.iter().map(|command| written(setting, command))).collect()
}

/// What may keep orders from being carried out, with the places of their lines.
pub(super) fn notes(battle: &Battle, draft: &Draft) -> Vec<(usize, Phrase)> {
    let of = |command| {
        let lacking = lacking_half(battle, draft, command).into_iter();
        lacking.chain(own_ambushes_in_the_way(battle, draft, command))
    };
    let lines = (draft.places.len()..).zip(&draft.commands);
    lines.flat_map(|(place, command)| of(command).map(move |note| (place, note))).collect()
}

/// [SAM-7.10.1], [SAM-7.11.1] A partner that has not been told to do its half; [SAM-1.1.2] an ally
/// writes that of his own units.
fn lacking_half(battle: &Battle, draft: &Draft, command: &Command) -> Option<Phrase> {
    let (partner, half) = if let Order::Regroup { with: Some(with), at } = command.order {
        (with, Order::Regroup { with: Some(command.unit), at })
    } else if let Order::Resupply { from: Some(peasants) } = command.order {
        (peasants, Order::Resupply { from: None })
    } else {
        return None;
    };
    let setting = battle.setting.get();
    let ally = battle.seat_of(partner).filter(|ally| battle.seat_of(command.unit) != Some(*ally));
    if let Some(ally) = ally {
        let note = setting.of_unit("order-note-ally", partner);
        return Some(note.text("ally", setting.seat_name(ally)));
    }
    let told = draft.command(partner).is_some_and(|it| it.order == half);
    (!told).then(|| setting.of_unit("order-note-partner", partner))
}

/// [SAM-6.3.4] Hidden units of one's own that hold hexes of a path.
fn own_ambushes_in_the_way(battle: &Battle, draft: &Draft, command: &Command) -> Vec<Phrase> {
    let setting = battle.setting.get();
    let stays = |unit| draft.command(unit).is_none_or(|it: &Command| !it.order.kind().moves());
    let held = |hex| {
        let unit = battle.occupant(hex).filter(|unit| battle.hidden().contains(*unit))?;
        let own = battle.side(unit) == battle.side(command.unit);
        let note = || setting.with_hex(setting.of_unit("order-note-ambush", unit), "hex", hex);
        (own && stays(unit)).then(note)
    };
    command.order.path().iter().filter_map(held).collect()
}

fn hidden(setting: &Setting, place: Place) -> Phrase {
    let phrase = setting.with_hex(setting.of_unit("order-hide", place.unit), "hex", place.hex);
    phrase.term("facing", terms::direction(place.facing))
}

/// An order with everything that its side has written.
fn written(setting: &Setting, command: &Command) -> Phrase {
    let Command { unit, order, private } = *command;
    order_phrase(setting, unit, order, Some(private))
}

/// An order; what stage 0 does not show of it stands in `private`, for those who know it.
pub(super) fn order_phrase(
    setting: &Setting,
    unit: UnitId,
    order: Order,
    private: Option<Private>,
) -> Phrase {
    let of = |id| setting.of_unit(id, unit);
    let at = |id, target| setting.with_unit(of(id), "target", target);
    let by = |phrase: Phrase| phrase.text("path", setting.path_name(order.path()));
    match order {
        Order::AllRoundDefence => of("order-all-round-defence"),
        Order::Defence { facing, range } => {
            let phrase = if range == 0 {
                of("order-defence")
            } else {
                let phrase = of(with_choice(private, ["order-sector", "order-sector-choice"]));
                with_fire(setting, phrase, private).number("range", range)
            };
            phrase.term("facing", terms::direction(facing))
        }
        Order::FireAndRetreat { facing } => {
            fire_and_retreat(setting, unit, private).term("facing", terms::direction(facing))
        }
        Order::Shoot { target } => at("order-shoot", target),
        Order::Attack { target, path } if path.is_empty() => at("order-attack-here", target),
        Order::Attack { target, .. } => by(at("order-attack", target)),
        Order::March { .. } => by(of("order-march")),
        Order::MoveAndFire { target, path, shot } => {
            let phrase = by(at("order-move-and-fire", target));
            match path.get(usize::from(shot)) {
                Some(hex) => setting.with_hex(phrase, "hex", hex),
                None => phrase.text("hex", "?"),
            }
        }
        Order::Run { .. } => by(of("order-run")),
        Order::Ambush => ambush(setting, unit, private),
        Order::Regroup { with, at: hex } => {
            let phrase = with.map_or(of("order-regroup-open"), |with| at("order-regroup", with));
            setting.with_hex(phrase, "hex", hex)
        }
        Order::Resupply { from: Some(peasants) } => at("order-resupply-from", peasants),
        Order::Resupply { from: None } => of("order-resupply"),
        Order::Recon => of("order-recon"),
        Order::Rest => of("order-rest"),
        Order::Withdraw { .. } => by(of("order-withdraw")),
        Order::Flee => of("order-flee"),
        Order::Panic => of("order-panic"),
        Order::Pursue { quarry } => at("order-pursue", quarry),
    }
}

/// The sentence without preferences, or the one with them.
fn with_choice(private: Option<Private>, [open, whole]: [&'static str; 2]) -> &'static str {
    if private.is_some() { whole } else { open }
}

/// [SAM-5.3.2] Whom it fires at first.
fn with_fire(setting: &Setting, phrase: Phrase, private: Option<Private>) -> Phrase {
    match private {
        Some(private) => phrase.with("first", setting.fire_choice(private.fire)),
        None => phrase,
    }
}

/// [SAM-7.3.1] With the way back, where one is written.
fn fire_and_retreat(setting: &Setting, unit: UnitId, private: Option<Private>) -> Phrase {
    let back = private.and_then(|private| private.back);
    let id = match (private, back) {
        (None, _) => "order-fire-and-retreat",
        (Some(_), None) => "order-fire-and-retreat-choice",
        (Some(_), Some(_)) => "order-fire-and-retreat-back",
    };
    let phrase = with_fire(setting, setting.of_unit(id, unit), private);
    match back {
        Some(back) => phrase.term("back", terms::direction(back)),
        None => phrase,
    }
}

/// [SAM-20.1.3] An ambush, whose facing is for its owner.
fn ambush(setting: &Setting, unit: UnitId, private: Option<Private>) -> Phrase {
    match private.and_then(|private| private.facing) {
        Some(facing) => {
            let card = &setting.cards[setting.roster[unit.index()].card.index()];
            let phrase = if card.is_ranged() {
                with_fire(setting, setting.of_unit("order-ambush-fire", unit), private)
            } else {
                setting.of_unit("order-ambush-facing", unit)
            };
            phrase.term("facing", terms::direction(facing))
        }
        None => setting.of_unit("order-ambush", unit),
    }
}
