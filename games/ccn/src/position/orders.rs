//! What the card of the turn can have ordered.

use super::decision::Decision;
use super::marks::Phase;
use crate::board::Section;
use crate::cards::Card;
use crate::pieces::{Arm, LeaderId, UnitId};
use crate::state::{Battle, Fate, Mode, Played, Step};
use crate::steps::orders::{quota, room};
use crate::steps::{command, leadership, orders};
use crate::tactics;

/// How the card of the turn gives its orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Its player orders one piece after the other.
    OneByOne,
    /// The card orders many at once.
    AtOnce,
    /// It orders nobody.
    Nothing,
}

pub(super) fn way(battle: &Battle) -> Way {
    battle.played.map_or(Way::Nothing, |played| way_of(&played))
}

fn way_of(played: &Played) -> Way {
    match played.text().way() {
        _ if played.mode == Mode::OneUnit => Way::OneByOne,
        tactics::Way::BySections | tactics::Way::UpToFour | tactics::Way::ByDice => Way::OneByOne,
        tactics::Way::AtOnce => Way::AtOnce,
        tactics::Way::Nobody => Way::Nothing,
    }
}

/// [CCN-30.3.1] Whether whoever was ordered can have left the board by an exit.
fn can_have_left(battle: &Battle) -> bool {
    let side = battle.active;
    let mut leaders = battle.all_leaders().filter(|&it| battle.side_of_leader(it) == side);
    battle.units_exited(side) > 0 || leaders.any(|it| battle.leader(it).fate == Fate::Left)
}

/// Everything that is wrong with the card at a decision, and with the orders that it gave.
pub(super) fn faults(battle: &Battle, decision: &Decision) -> Vec<String> {
    let phase = Phase::of(decision);
    let Some(played) = battle.played else {
        // [CCN-25.2.2] Scout, which is discarded by now, orders one piece.
        let ordered = orders::ordered(battle);
        let too_many = *decision == Decision::KeepCard && ordered > 1;
        let fault = || format!("The card orders 1 pieces, not {ordered}.");
        return too_many.then(fault).into_iter().collect();
    };
    let fault = mode_fault(battle, &played, phase)
        .or_else(|| way_fault(battle, &played, decision))
        .or_else(|| number_fault(battle, &played))
        .or_else(|| kind_fault(battle, &played))
        .or_else(|| (phase == Phase::Orders).then(|| exact_fault(battle, decision)).flatten());
    let none = *decision == Decision::Movement && orders::ordered(battle) == 0;
    let none = none && !can_have_left(battle);
    let none = none.then(|| "Nothing is ordered, so there is no movement.".to_owned());
    fault.or(none).into_iter().collect()
}

/// [CCN-25.1.3], [CCN-25.14.1] Which part of its text a card can be played by.
fn mode_fault(battle: &Battle, played: &Played, phase: Phase) -> Option<String> {
    let text = played.text();
    let forced = command::mode(battle, text);
    let fits = match (played.mode, text) {
        (Mode::Text | Mode::OneUnit, Card::LaGrandeManoeuvre) => true,
        (Mode::Manoeuvre, text) => text == Card::LaGrandeManoeuvre,
        // Pieces that were on the board when the card was played may be lost by now.
        (Mode::Text, _) => phase > Phase::Orders || forced == Mode::Text,
        // Others may have entered it.
        (Mode::OneUnit, _) => forced == Mode::OneUnit || battle.setting.get().has_reserves,
    };
    let word = match played.mode {
        Mode::Text => "by its text",
        Mode::OneUnit => "to order one unit",
        Mode::Manoeuvre => "to manoeuvre",
    };
    (!fits).then(|| format!("The card cannot have been played {word}."))
}

/// Whether the card leads to the decision at all.
fn way_fault(battle: &Battle, played: &Played, decision: &Decision) -> Option<String> {
    let (text, mode) = (played.text(), played.mode);
    let is_text = |card: Card| text == card && mode == Mode::Text;
    let is_undecided = is_text(Card::LaGrandeManoeuvre);
    let orders_any = way_of(played) != Way::Nothing && !is_undecided;
    let own_card = match decision {
        Decision::ChooseSection => Some(Card::ForceMarch),
        Decision::Leadership => Some(Card::Leadership),
        Decision::ChooseMode => Some(Card::LaGrandeManoeuvre),
        Decision::Rally => Some(Card::Rally),
        Decision::ShortSupply | Decision::PlaceUnit { .. } => Some(Card::ShortSupply),
        Decision::PlayCard
        | Decision::GiveOrders
        | Decision::LeaveSquare { .. }
        | Decision::Movement
        | Decision::Battles
        | Decision::Join { .. }
        | Decision::React { .. }
        | Decision::Flags { .. }
        | Decision::Retreat { .. }
        | Decision::Withdraw { .. }
        | Decision::LeaderRetreat { .. }
        | Decision::TakeGround { .. }
        | Decision::Breakthrough { .. }
        | Decision::GoOn { .. }
        | Decision::BonusMelee { .. }
        | Decision::BattleBack { .. }
        | Decision::KeepCard
        | Decision::SetUp
        | Decision::Over { .. }
        | Decision::Drawn => None,
    };
    let has_phase = |phase: Step| orders_any && orders::phases(battle).any(|it| it == phase);
    let leads = match (own_card, Phase::of(decision)) {
        (Some(card), _) => is_text(card),
        (None, Phase::Command | Phase::Orders) => {
            let is_one_by_one = way_of(played) == Way::OneByOne;
            orders_any && (is_one_by_one || *decision != Decision::GiveOrders)
        }
        (None, Phase::Movement) => has_phase(Step::Movement),
        (None, Phase::Battle) => has_phase(Step::Battles),
    };
    (!leads).then(|| "The card that was played does not lead to this decision.".to_owned())
}

/// [CCN-7.2.2], [CCN-25.1.1] As many orders as the card gives.
fn number_fault(battle: &Battle, played: &Played) -> Option<String> {
    let ordered = orders::ordered(battle);
    let most = match (way_of(played), played.text()) {
        (Way::OneByOne, _) => orders::orders_of_card(battle),
        (Way::Nothing, _) => 0,
        // [CCN-25.15.1] One unit at most for each die, those still to be used left out.
        (Way::AtOnce, Card::Rally) => played.command.saturating_sub(played.faces.total()),
        (Way::AtOnce, _) => return None,
    };
    (ordered > usize::from(most)).then(|| format!("The card orders {most} pieces, not {ordered}."))
}

/// Whether the card orders such pieces, wherever they are by now.
fn kind_fault(battle: &Battle, played: &Played) -> Option<String> {
    let (text, mode) = (played.text(), played.mode);
    let leaders = room::may_order_leaders(*played).is_ok();
    if let Some(leader) = ordered_leaders(battle).next().filter(|_| !leaders) {
        let hex = battle.leader(leader).hex;
        return Some(format!("The card orders no leader such as that in {hex}."));
    }
    let is_plain = mode == Mode::OneUnit;
    let wanted = |unit: &UnitId| is_plain || text.may_order(battle.profile(*unit)).is_ok();
    let wrong = ordered_units(battle).find(|unit| !wanted(unit));
    if let Some(unit) = wrong {
        return Some(format!("The card orders no unit such as that in {}.", battle.unit(unit).hex));
    }
    let shown = text != Card::Elan || is_plain || room::faces_suffice(battle);
    (!shown).then(|| "The dice did not show orders for all these pieces.".to_owned())
}

/// Before anything has moved it can be seen whether the card orders just these pieces.
fn exact_fault(battle: &Battle, decision: &Decision) -> Option<String> {
    let played = battle.played?;
    let text = played.text();
    if text.is_section() && played.mode == Mode::Text {
        let fault = "The card does not order so many pieces in these sections.";
        return (!quota::admits_ordered(battle, text.orders(battle.command_value(played))))
            .then(|| fault.to_owned());
    }
    if played.mode == Mode::OneUnit {
        return None;
    }
    if matches!(text, Card::FireAndHold | Card::LaGrandeManoeuvre) {
        let wrong = ordered_units(battle).find(|&unit| !room::suits(battle, unit))?;
        let hex = battle.unit(wrong).hex;
        return Some(format!("The card does not order the unit in {hex} as it stands."));
    }
    if text == Card::ForceMarch {
        let marches = Section::ALL.into_iter().any(|section| has_marched(battle, section));
        return (!marches).then(|| "The card orders all infantry of one section.".to_owned());
    }
    if text == Card::GiveThemTheColdSteel {
        return cold_steel_fault(battle);
    }
    (text == Card::Leadership).then(|| leadership_fault(battle, decision)).flatten()
}

/// [CCN-25.12.1] Just the units next to an enemy unit are ordered.
fn cold_steel_fault(battle: &Battle) -> Option<String> {
    let side = battle.active;
    let is_engaged = |unit: UnitId| battle.is_engaged(battle.unit(unit).hex, side);
    let wrong = own_units(battle).find(|&unit| battle.is_ordered(unit) != is_engaged(unit))?;
    let hex = battle.unit(wrong).hex;
    Some(format!("The card orders the units next to enemies; see that in {hex}."))
}

/// [CCN-25.11.1] Whether just the infantry of a section is ordered.
fn has_marched(battle: &Battle, section: Section) -> bool {
    let hexes = battle.setting.get().board.section(section);
    let all = own_units(battle).filter(|&unit| battle.arm(unit) == Arm::Infantry);
    all.chain(ordered_units(battle))
        .all(|unit| battle.is_ordered(unit) == hexes.contains(battle.unit(unit).hex))
}

/// [CCN-25.13.1] Lone leaders and those in squares are ordered at once, the others one after the
/// other, by themselves or with their units.
fn leadership_fault(battle: &Battle, decision: &Decision) -> Option<String> {
    let is_led = |unit: &UnitId| battle.leader_with(*unit).is_some();
    if let Some(unit) = ordered_units(battle).find(|unit| !is_led(unit)) {
        return Some(format!("There is no leader with the unit in {}.", battle.unit(unit).hex));
    }
    let asked = leadership::undecided(battle).map(|(leader, _)| leader);
    let leaders = battle.all_leaders();
    let own = leaders.filter(|&leader| {
        battle.leader(leader).fate == Fate::Present
            && battle.side_of_leader(leader) == battle.active
    });
    for leader in own {
        let hex = battle.leader(leader).hex;
        let alone = battle.is_leader_ordered(leader);
        let fits = match battle.unit_at(hex) {
            None => alone,
            Some(unit) if battle.is_square(unit) => battle.is_ordered(unit) && !alone,
            // He is asked for now, or later.
            Some(unit) if asked.is_some_and(|asked| asked <= leader) => {
                *decision == Decision::Leadership && !battle.is_ordered(unit) && !alone
            }
            Some(unit) => battle.is_ordered(unit) != alone,
        };
        if !fits {
            return Some(format!("The leader in {hex} cannot be ordered, or not, like this."));
        }
    }
    None
}

fn own_units(battle: &Battle) -> impl Iterator<Item = UnitId> {
    battle.units_of(battle.active).iter().filter_map(|hex| battle.unit_at(hex))
}

fn ordered_units(battle: &Battle) -> impl Iterator<Item = UnitId> {
    let units = battle.all_units();
    units.filter(|&unit| battle.is_ordered(unit))
}

fn ordered_leaders(battle: &Battle) -> impl Iterator<Item = LeaderId> {
    let leaders = battle.all_leaders();
    leaders.filter(|&leader| battle.is_leader_ordered(leader))
}
