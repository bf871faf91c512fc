//! The log: a line for each thing that a player would notice.

use std::borrow::Cow;

use engine::{Arg, Phrase};

use super::place;
use crate::event::{Event, Volley};
use crate::face::Dice;
use crate::hex::Hex;
use crate::pieces::{LeaderId, Side, UnitId};
use crate::setting::Setting;
use crate::state::Mode;

/// A line of the log.
pub(super) fn narrate(setting: &Setting, event: &Event) -> Option<Phrase> {
    let unit = |id: &'static str, unit: UnitId| setting.with_unit(Phrase::new(id), "unit", unit);
    let leader =
        |id: &'static str, leader: LeaderId| setting.with_leader(Phrase::new(id), "leader", leader);
    Some(match event {
        Event::Began(_)
        | Event::Ended
        | Event::AttackDeclared { .. }
        | Event::LeaderSettled { .. }
        | Event::BonusMeleeBegan { .. }
        | Event::CardDiscarded { .. }
        | Event::TurnEnded { .. } => return None,
        Event::TurnBegan { side, number } => of_side("log-turn", *side).number("number", *number),
        Event::CardPlayed { side, card, copy_of, .. } => match copy_of {
            Some(copy) => of_side("log-played-copy", *side).term("copy", copy.term()),
            None => of_side("log-played", *side),
        }
        .term("card", card.term()),
        Event::ModeChosen { mode } => match mode {
            Mode::Manoeuvre => Phrase::new("log-manoeuvre"),
            Mode::OneUnit | Mode::Text => Phrase::new("log-one-unit"),
        },
        Event::CommandRolled { side, dice } => dice_of(of_side("log-command-rolled", *side), dice),
        Event::BlockRegained { unit: id } => unit("log-block-regained", *id),
        Event::FaceUnused { arm } => Phrase::new("log-face-unused").term("arm", arm.term()),
        Event::UnitShortOfSupply { unit: id } => unit("log-short-of-supply", *id),
        Event::UnitPlaced { unit: id, from, to, .. } => {
            between(unit("log-unit-placed", *id), *from, *to)
        }
        Event::UnitOrdered { unit: id } => unit("log-unit-ordered", *id),
        Event::LeaderOrdered { leader: id } => leader("log-leader-ordered", *id),
        Event::SquareLeft { unit: id } => unit("log-square-left", *id),
        Event::UnitMoved { unit: id, from, to, .. } => {
            between(unit("log-unit-moved", *id), *from, *to)
        }
        Event::LeaderMoved { leader: id, from, to } => {
            between(leader("log-leader-moved", *id), *from, *to)
        }
        Event::UnitEntered { unit: id, to, .. } => {
            unit("log-unit-entered", *id).place("to", place(*to))
        }
        Event::LeaderEntered { leader: id, to } => {
            leader("log-leader-entered", *id).place("to", place(*to))
        }
        Event::UnitExited { unit: id, by, banners, .. } => {
            unit("log-unit-exited", *id).place("by", place(*by)).number("banners", *banners)
        }
        Event::LeaderExited { leader: id, by } => {
            leader("log-leader-exited", *id).place("by", place(*by))
        }
        Event::ArtilleryJoined { unit: id, guns } => {
            setting.with_unit(unit("log-artillery-joined", *id), "guns", *guns)
        }
        Event::FirstStrikePlayed { side, unit: id } => {
            setting.with_unit(of_side("log-first-strike", *side), "unit", *id)
        }
        Event::UnitRetired { unit: id } => unit("log-unit-retired", *id),
        Event::SquareFormed { unit: id, card, .. } => match card {
            Some(card) => unit("log-square-formed-card", *id).term("card", card.term()),
            None => unit("log-square-formed", *id),
        },
        Event::Rolled { unit: id, at, volley, dice, hits, flags } => {
            let phrase = dice_of(unit(volley_id(*volley), *id).place("at", place(*at)), dice);
            phrase.number("hits", *hits).number("flags", *flags)
        }
        Event::AttackLost { unit: id } => unit("log-attack-lost", *id),
        Event::BlocksLost { unit: id, blocks } => {
            unit("log-blocks-lost", *id).number("blocks", *blocks)
        }
        Event::SquareBroken { unit: id } => unit("log-square-broken", *id),
        Event::UnitEliminated { unit: id, hex } => {
            unit("log-unit-eliminated", *id).place("at", place(*hex))
        }
        // [CCN-14.2.6] The opponent of his owner rolled.
        Event::LeaderChecked { leader: id, dice, lost } => {
            let phrase = leader(if *lost { "log-leader-falls" } else { "log-leader-lives" }, *id);
            let owner = setting.leaders[usize::from(id.0)].nation.side();
            dice_of(phrase.term("side", owner.enemy().term()), dice)
        }
        Event::LeaderEliminated { leader: id } => leader("log-leader-eliminated", *id),
        Event::FlagsIgnored { unit: id, flags } => {
            unit("log-flags-ignored", *id).number("flags", *flags)
        }
        Event::FlagsBounced { unit: id, flags } => {
            unit("log-flags-bounced", *id).number("flags", *flags)
        }
        Event::UnitRetreated { unit: id, from, to, .. } => {
            between(unit("log-unit-retreated", *id), *from, *to)
        }
        Event::RetreatBlocked { unit: id, hexes } => {
            unit("log-retreat-blocked", *id).number("hexes", *hexes)
        }
        Event::UnitWithdrew { unit: id, from, to, .. } => {
            between(unit("log-unit-withdrew", *id), *from, *to)
        }
        Event::LeaderFled { leader: id, to } => {
            leader("log-leader-fled", *id).place("to", place(*to))
        }
        Event::LeaderStruckAt { leader: id, unit: by, dice, lost } => {
            let phrase =
                leader(if *lost { "log-leader-struck" } else { "log-leader-escapes" }, *id);
            dice_of(setting.with_unit(phrase, "unit", *by), dice)
        }
        Event::LeaderLeft { leader: id } => leader("log-leader-left", *id),
        Event::UnitAdvanced { unit: id, from, to, .. } => {
            between(unit("log-unit-advanced", *id), *from, *to)
        }
        Event::ObjectiveGained { objective, side, banners } => {
            objective_line("log-objective-gained", setting, *objective, *side, *banners)
        }
        Event::ObjectiveLost { objective, side, banners } => {
            objective_line("log-objective-lost", setting, *objective, *side, *banners)
        }
        Event::GroundChanged { change } => {
            let name = setting.changes[usize::from(*change)].name.clone();
            Phrase::new("log-ground-changed").text("name", name)
        }
        Event::PilesShuffled => Phrase::new("log-shuffled"),
        Event::CardDrawn { side, card } => match card {
            Some(card) => of_side("log-drew-card", *side).term("card", card.term()),
            None => of_side("log-drew", *side),
        },
        Event::CardScouted { side, card } => match card {
            Some(card) => of_side("log-scouted-card", *side).term("card", card.term()),
            None => of_side("log-scouted", *side),
        },
        Event::CardKept { side, kept, rejected } => match kept {
            Some(kept) => of_side("log-kept-card", *side).term("card", kept.term()),
            None => of_side("log-kept", *side),
        }
        .term("rejected", rejected.term()),
        Event::SuddenDeath { sudden_death, side } => {
            let name = setting.sudden_deaths[usize::from(*sudden_death)].name.clone();
            of_side("log-sudden-death", *side).text("name", name)
        }
        Event::TurnLimitReached => Phrase::new("log-turn-limit"),
        Event::Won { side } => of_side("log-won", *side),
        Event::Drawn => Phrase::new("log-drawn"),
    })
}

fn volley_id(volley: Volley) -> &'static str {
    match volley {
        Volley::Fire => "log-fired",
        Volley::Melee => "log-attacked",
        Volley::BattleBack => "log-battled-back",
        Volley::FirstStrike => "log-struck-first",
        Volley::Square => "log-square-rolled",
    }
}

fn objective_line(
    id: &'static str,
    setting: &Setting,
    objective: u8,
    side: Side,
    banners: u8,
) -> Phrase {
    let name = setting.objectives[usize::from(objective)].name.clone();
    of_side(id, side).text("objective", name).number("banners", banners)
}

fn of_side(id: &'static str, side: Side) -> Phrase {
    Phrase::new(id).term("side", side.term())
}

fn between(phrase: Phrase, from: Hex, to: Hex) -> Phrase {
    phrase.place("from", place(from)).place("to", place(to))
}

fn dice_of(phrase: Phrase, dice: &Dice) -> Phrase {
    let faces = dice.iter().map(|face| Cow::Borrowed(face.term())).collect();
    phrase.with("dice", Arg::Terms(faces))
}
