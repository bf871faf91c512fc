//! [SAM-3.1.1] What can be wrong with cards of a scenario's own.

use toml::Spanned;

use super::Report;
use crate::cards::{Card, Special};
use crate::event::MOST_DICE;
use crate::ids::MOST_CARDS;
use crate::order::OrderKind;
use crate::pieces::Arm;
use crate::scenario::Scenario;
use crate::scenario::card::{self, CardEntry};

/// The highest attack, shooting, defence, steadfastness and stock of ammunition.
const HIGHEST: u8 = 20;

/// The most points that a card can cost.
const MOST_POINTS: u16 = 200;

/// The ranges at which one can shoot: 2 to 6.
const RANGES: usize = 5;

impl Report<'_> {
    pub(super) fn cards(&mut self, scenario: &Scenario) {
        let known = card::of_game();
        if let Some(entry) = scenario.cards.get(MOST_CARDS - known.len()) {
            self.add(entry, format!("There are at most {MOST_CARDS} cards; leave some out."));
        }
        for (place, entry) in scenario.cards.iter().enumerate() {
            let own = scenario.cards[..place].iter().map(|it| it.get_ref().id.as_str());
            let earlier = known.iter().map(|it| it.id.as_str()).chain(own);
            self.id(entry, &entry.get_ref().id, earlier);
            self.name(entry, &entry.get_ref().title);
            self.values(entry);
            self.dice(entry);
            self.shooting(entry);
            self.orders(entry);
        }
    }

    fn values(&mut self, entry: &Spanned<CardEntry>) {
        let it = entry.get_ref();
        let highest = [it.attack.infantry.value, it.attack.cavalry.value, it.defence];
        let is_low = it.steadfastness < 0 || it.steadfastness > HIGHEST as i8;
        if highest.iter().any(|&value| value > HIGHEST) || is_low {
            let id = &it.id;
            self.add(entry, format!("The values of {id} must be 0 to {HIGHEST}."));
        }
        if it.points > MOST_POINTS {
            self.add(entry, format!("{} can cost {MOST_POINTS} points at most.", it.id));
        }
        let special = Card::from(it).special;
        if special != Special::None && it.arm == Arm::Cavalry {
            let message = format!("{}: the HQ, ninja and peasants are infantry.", it.id);
            self.add(entry, message);
        }
    }

    /// [SAM-3.3.6] A unit never rolls more dice than an event has room for.
    fn dice(&mut self, entry: &Spanned<CardEntry>) {
        let card = Card::from(entry.get_ref());
        let figures = usize::from(card.figures) + usize::from(card.special == Special::None);
        let [foot, horse] = card.attack.map(|strike| strike.dice);
        let each = [foot, horse, card.shooting_dice];
        let most = each.iter().map(|&dice| figures * usize::from(dice)).max();
        let fits = card.figures > 0 && each.iter().all(|&dice| dice > 0);
        if !fits || most > Some(MOST_DICE) {
            let message = format!(
                "{} must have figures and dice, and {MOST_DICE} dice at most with its commander.",
                card.id
            );
            self.add(entry, message);
        }
    }

    /// [SAM-10.1.2], [SAM-10.2.1] Ammunition is for those who shoot.
    fn shooting(&mut self, entry: &Spanned<CardEntry>) {
        let it = entry.get_ref();
        if it.shooting.len() > RANGES || it.shooting.iter().any(|&value| value > HIGHEST) {
            let message = format!("{} has at most {RANGES} values of 0 to {HIGHEST}.", it.id);
            self.add(entry, message);
        }
        let shoots = it.shooting.iter().any(|&value| value > 0);
        if it.ammunition.is_some_and(|stock| !shoots || stock > HIGHEST) {
            let message = format!("{} has ammunition of 0 to {HIGHEST} if it shoots.", it.id);
            self.add(entry, message);
        }
    }

    /// [SAM-3.1.3] Forced orders stand on no card, and who cannot shoot has no order to shoot.
    fn orders(&mut self, entry: &Spanned<CardEntry>) {
        let it = entry.get_ref();
        let has = |kind: OrderKind| it.orders.contains(&kind);
        let shoots = it.shooting.iter().any(|&value| value > 0);
        let shooting = [OrderKind::Shoot, OrderKind::FireAndRetreat, OrderKind::MoveAndFire];
        if [OrderKind::Flee, OrderKind::Panic, OrderKind::Pursue].into_iter().any(has) {
            let message = format!("{}: flee, panic and pursue stand on no card.", it.id);
            self.add(entry, message);
        }
        if !shoots && shooting.into_iter().any(has) {
            self.add(entry, format!("{}: an order to shoot needs shooting values.", it.id));
        }
        if it.arm == Arm::Infantry && has(OrderKind::MoveAndFire) {
            self.add(entry, format!("{}: move-and-fire is for cavalry.", it.id));
        }
    }
}
