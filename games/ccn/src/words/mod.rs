//! Questions, choices and the log in words. The words themselves are in `locales/`.

mod log;
pub(crate) mod sketch;

use engine::{Inspection, Phrase, Seat, Viewer, Words};

use crate::action::{Action, Piece};
use crate::cards::Card;
use crate::event::Event;
use crate::hex::Hex;
use crate::inspect;
use crate::pieces::{Arm, LeaderId, Side, UnitId};
use crate::setting::Setting;
use crate::state::{Battle, Step};
use crate::steps::orders::room::may_order_leaders;
use crate::steps::{battle_back, leadership, melee, orders, rally};
use crate::view::View;

impl Words for Battle {
    fn question(&self, _: Viewer) -> Phrase {
        let Some(step) = self.step() else { return self.ending() };
        let setting = self.setting.get();
        let side = self.asked().unwrap_or(self.active).term();
        let of = |id: &'static str| Phrase::new(id).term("side", side);
        match step {
            Step::PlayCard => of("ask-play-card"),
            Step::GiveOrders => of("ask-orders")
                .term("card", self.card_term())
                .number("hat", self.orders_leaders())
                .number("given", orders::ordered(self) as i64)
                .number("orders", orders::orders_of_card(self)),
            Step::ChooseSection => of("ask-section"),
            Step::Leadership => match leadership::undecided(self) {
                Some((leader, unit)) => {
                    let phrase = setting.with_leader(of("ask-leadership"), "leader", leader);
                    setting.with_unit(phrase, "unit", unit)
                }
                None => of("ask-movement"),
            },
            Step::ChooseMode => of("ask-manoeuvre"),
            Step::Rally => {
                of("ask-rally").term("arm", rally::next_face(self).map_or("card-none", Arm::term))
            }
            Step::ShortSupply => of("ask-short-supply"),
            Step::PlaceUnit { unit } => setting.with_unit(of("ask-place-unit"), "unit", unit),
            Step::LeaveSquare { unit } => setting.with_unit(of("ask-leave-square"), "unit", unit),
            Step::Join { unit, at, .. } => self.with_attack(of("ask-join"), unit, at),
            Step::React { unit, at, .. } => self.with_attack(of("ask-react"), unit, at),
            Step::Withdraw { unit, hexes } => {
                setting.with_unit(of("ask-withdraw"), "unit", unit).number("hexes", hexes)
            }
            Step::Movement => of("ask-movement"),
            Step::Battles => of("ask-battles"),
            Step::Flags { unit, flags, .. } => {
                setting.with_unit(of("ask-flags"), "unit", unit).number("flags", flags)
            }
            Step::Retreat { unit, hexes, .. } => {
                setting.with_unit(of("ask-retreat"), "unit", unit).number("hexes", hexes)
            }
            Step::LeaderRetreat { leader, .. } => setting
                .with_leader(of("ask-leader-retreat"), "leader", leader)
                .place("at", place(self.leader(leader).hex)),
            Step::TakeGround { unit, to } => {
                setting.with_unit(of("ask-take-ground"), "unit", unit).place("to", place(to))
            }
            Step::Breakthrough { unit, to, .. } => {
                setting.with_unit(of("ask-breakthrough"), "unit", unit).place("to", place(to))
            }
            Step::GoOn { unit } => setting.with_unit(of("ask-go-on"), "unit", unit),
            Step::BonusMelee { unit } => setting.with_unit(of("ask-bonus-melee"), "unit", unit),
            Step::BattleBack { unit, at } => self
                .with_piece_in(setting.with_unit(of("ask-battle-back"), "unit", unit), "target", at)
                .place("at", place(at))
                .number("dice", battle_back::dice(self, unit, at).total()),
            Step::KeepCard => of("ask-keep-card"),
            Step::StartTurn
            | Step::Strike { .. }
            | Step::AfterStrike { .. }
            | Step::DrawCards
            | Step::EndTurn => unreachable!("{step:?} asks nothing"),
        }
    }

    fn choice(&self, _: Seat, action: &Action) -> Phrase {
        let id = choice_id(self.step(), action);
        let phrase = Phrase::new(id);
        match *action {
            Action::Play(card) | Action::Keep(card) => {
                phrase.term("card", card.term()).term("text", format!("{}.text", card.term()))
            }
            Action::OrderUnit(hex) => self
                .with_piece_in(phrase, "unit", hex)
                .place("at", place(hex))
                .term("kind", self.kind_term(hex)),
            Action::OrderLeader(hex) => {
                self.with_leader_in(phrase, "leader", hex).place("at", place(hex))
            }
            Action::MoveUnit { from, to } => self
                .with_piece_in(phrase, "unit", from)
                .place("from", place(from))
                .place("to", place(to)),
            Action::MoveLeader { from, to } => self
                .with_leader_in(phrase, "leader", from)
                .place("from", place(from))
                .place("to", place(to)),
            Action::Fire { from, at } | Action::Melee { from, at } => {
                let phrase = self.with_piece_in(phrase, "unit", from).place("from", place(from));
                self.with_piece_in(phrase, "target", at).place("at", place(at))
            }
            Action::OrderEntering(piece) => self.setting.get().with_piece(phrase, "unit", piece),
            Action::March(section) => {
                phrase.term("section", section.term_for(self.end(self.active)))
            }
            Action::FormSquare => phrase.number("cards", self.hand(self.active.enemy()).len()),
            Action::Regain(hex) | Action::SendBack(hex) | Action::Join(hex) => {
                self.with_piece_in(phrase, "unit", hex).place("at", place(hex))
            }
            Action::Place(to) | Action::Withdraw(to) => phrase.place("to", place(to)),
            Action::Enter { piece, to } => {
                self.setting.get().with_piece(phrase, "unit", piece).place("to", place(to))
            }
            Action::LeaveBoard { from, by } => self
                .with_piece_in(phrase, "unit", from)
                .place("from", place(from))
                .place("by", place(by)),
            Action::LeaderLeavesBoard { from, by } => self
                .with_leader_in(phrase, "leader", from)
                .place("from", place(from))
                .place("by", place(by)),
            Action::IgnoreFlags(flags) => phrase.number("flags", flags),
            Action::Retreat(to) | Action::LeaderRetreat(to) | Action::Advance(to) => {
                phrase.place("to", place(to))
            }
            Action::EndOrders
            | Action::LeaderStays
            | Action::LeaderDetaches
            | Action::Manoeuvre
            | Action::OrderOne
            | Action::Decline
            | Action::LeaveSquare
            | Action::StayInSquare
            | Action::JoinNoMore
            | Action::Stand
            | Action::FirstStrike
            | Action::RetireAndReform
            | Action::EndMoves
            | Action::EndBattles
            | Action::LeaderLeaves
            | Action::LeaderStops
            | Action::BattleBack
            | Action::Forbear => phrase,
            Action::Hold => match self.step() {
                Some(Step::Retreat { unit, hexes, .. }) => {
                    phrase.number("blocks", hexes.min(self.unit(unit).blocks))
                }
                _ => phrase,
            },
        }
    }

    /// [CCN-28.1.1] The cards of a hand, and [CCN-28.1.3] its own on the square track.
    fn hand(&self, seat: Seat) -> Vec<Phrase> {
        let Some(side) = Side::of(seat) else { return Vec::new() };
        let card = |id: &'static str, card: Card| {
            let text = format!("{}.text", card.term());
            Phrase::new(id).term("card", card.term()).term("text", text)
        };
        let hand = self.hand(side).cards().map(|it| card("hand-card", it));
        let track = self.track(side).cards().map(|(_, it)| card("hand-track", it));
        hand.chain(track).collect()
    }

    fn inspect(&self, _: Viewer, place: &str) -> Option<Inspection> {
        inspect::inspect(self, place)
    }

    fn narrate(setting: &Setting, event: &Event) -> Option<Phrase> {
        log::narrate(setting, event)
    }

    fn sketch(setting: &Setting, view: &View) -> String {
        sketch::sketch(setting, view)
    }
}

/// The name of a choice in the locale files.
fn choice_id(step: Option<Step>, action: &Action) -> &'static str {
    match (action, step) {
        (Action::Play(_), _) => "choose-play",
        (Action::OrderUnit(_), _) => "choose-order-unit",
        (Action::OrderLeader(_), _) => "choose-order-leader",
        (Action::OrderEntering(_), _) => "choose-order-entering",
        (Action::EndOrders, _) => "choose-end-orders",
        (Action::March(_), _) => "choose-march",
        (Action::LeaderStays, _) => "choose-leader-stays",
        (Action::LeaderDetaches, _) => "choose-leader-detaches",
        (Action::Manoeuvre, _) => "choose-manoeuvre",
        (Action::OrderOne, _) => "choose-order-one",
        (Action::Regain(_), _) => "choose-regain",
        (Action::Decline, _) => "choose-decline",
        (Action::SendBack(_), _) => "choose-send-back",
        (Action::Place(_), _) => "choose-place",
        (Action::LeaveSquare, _) => "choose-leave-square",
        (Action::StayInSquare, _) => "choose-stay-in-square",
        (Action::Enter { .. }, _) => "choose-enter",
        (Action::LeaveBoard { .. }, _) => "choose-leave-board",
        (Action::LeaderLeavesBoard { .. }, _) => "choose-leader-leaves-board",
        (Action::Join(_), _) => "choose-join",
        (Action::JoinNoMore, _) => "choose-join-no-more",
        (Action::Stand, _) => "choose-stand",
        (Action::FirstStrike, _) => "choose-first-strike",
        (Action::RetireAndReform, _) => "choose-retire",
        (Action::FormSquare, _) => "choose-form-square",
        (Action::Withdraw(_), _) => "choose-withdraw",
        (Action::MoveUnit { .. }, _) => "choose-move-unit",
        (Action::MoveLeader { .. }, _) => "choose-move-leader",
        (Action::EndMoves, _) => "choose-end-moves",
        (Action::Fire { .. }, _) => "choose-fire",
        (Action::Melee { .. }, _) => "choose-melee",
        (Action::EndBattles, _) => "choose-end-battles",
        (Action::IgnoreFlags(_), _) => "choose-ignore-flags",
        (Action::Retreat(_), _) => "choose-retreat",
        (Action::LeaderRetreat(_), _) => "choose-leader-retreat",
        (Action::LeaderLeaves, _) => "choose-leader-leaves",
        (Action::LeaderStops, _) => "choose-leader-stops",
        (Action::Advance(_), _) => "choose-advance",
        (Action::Hold, Some(Step::Retreat { .. })) => "choose-stay",
        (Action::Hold, Some(Step::BonusMelee { .. })) => "choose-end-charge",
        (Action::Hold, _) => "choose-hold",
        (Action::BattleBack, _) => "choose-battle-back",
        (Action::Forbear, _) => "choose-forbear",
        (Action::Keep(_), _) => "choose-keep",
    }
}

impl Battle {
    fn ending(&self) -> Phrase {
        if self.is_drawn {
            return Phrase::new("ask-nothing-drawn");
        }
        let winner = self.winner.unwrap_or(self.active);
        let banners = |side: Side| i64::from(self.banners(side));
        Phrase::new("ask-nothing")
            .term("side", winner.term())
            .number("banners", banners(winner))
            .number("others", banners(winner.enemy()))
    }

    /// The card whose text is followed.
    fn card_term(&self) -> &'static str {
        self.played.map_or("card-none", |played| played.text().term())
    }

    /// 1 if the card orders leaders by themselves, and 0 if it does not.
    fn orders_leaders(&self) -> i64 {
        i64::from(self.played.is_some_and(|played| may_order_leaders(played).is_ok()))
    }

    /// What kind of unit stands in a hex.
    fn kind_term(&self, hex: Hex) -> &'static str {
        self.unit_at(hex).map_or("kind-none", |unit| self.profile(unit).kind.term())
    }

    /// Names a unit that attacks and what it attacks, with the dice it has if the defender stands.
    fn with_attack(&self, phrase: Phrase, unit: UnitId, at: Hex) -> Phrase {
        let phrase = self.setting.get().with_unit(phrase, "unit", unit);
        let dice = melee::all_dice(self, unit, at);
        self.with_piece_in(phrase, "target", at).place("at", place(at)).number("dice", dice)
    }

    /// Names the unit in a hex, or the lone leader.
    pub(crate) fn with_piece_in(&self, phrase: Phrase, name: &'static str, hex: Hex) -> Phrase {
        match self.unit_at(hex) {
            Some(unit) => self.setting.get().with_unit(phrase, name, unit),
            None => self.with_leader_in(phrase, name, hex),
        }
    }

    fn with_leader_in(&self, phrase: Phrase, name: &'static str, hex: Hex) -> Phrase {
        match self.leader_at(hex) {
            Some(leader) => self.setting.get().with_leader(phrase, name, leader),
            None => phrase.text(name, "?"),
        }
    }
}

impl Setting {
    pub(crate) fn with_unit(&self, phrase: Phrase, name: &'static str, unit: UnitId) -> Phrase {
        phrase.text(name, self.units[usize::from(unit.0)].name.clone())
    }

    fn with_piece(&self, phrase: Phrase, name: &'static str, piece: Piece) -> Phrase {
        match piece {
            Piece::Unit(unit) => self.with_unit(phrase, name, unit),
            Piece::Leader(leader) => self.with_leader(phrase, name, leader),
        }
    }

    pub(crate) fn with_leader(
        &self,
        phrase: Phrase,
        name: &'static str,
        leader: LeaderId,
    ) -> Phrase {
        phrase.text(name, self.leaders[usize::from(leader.0)].name.clone())
    }
}

/// A hex as it is written everywhere.
pub(crate) fn place(hex: Hex) -> String {
    let (row, column) = hex.row_and_column();
    format!("{row},{column}")
}
