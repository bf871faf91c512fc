//! Questions, choices and the log in words. The words themselves are in `locales/`.

use std::borrow::Cow;

use engine::{Arg, Phrase, Seat, Viewer, Words};

use crate::event::{Action, Event, Piece, Volley};
use crate::hex::Hex;
use crate::pieces::{Arm, Dice, LeaderId, Side, UnitId};
use crate::setting::Setting;
use crate::sketch;
use crate::state::{Battle, Mode, Step};
use crate::steps::{leadership, orders, rally};
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
                .number("given", self.orders_given())
                .number("orders", orders::orders_of_card(self)),
            Step::ChooseSection => of("ask-section"),
            Step::Leadership => match leadership::undecided(self) {
                Some((leader, unit)) => {
                    let phrase = setting.with_leader(of("ask-leadership"), "leader", leader);
                    setting.with_unit(phrase, "unit", unit)
                }
                None => of("ask-orders"),
            },
            Step::ChooseMode => of("ask-manoeuvre"),
            Step::Rally => {
                of("ask-rally").term("arm", rally::next_face(self).map_or("card-none", Arm::term))
            }
            Step::ShortSupply => of("ask-short-supply"),
            Step::PlaceUnit { unit } => setting.with_unit(of("ask-place-unit"), "unit", unit),
            Step::LeaveSquare { unit } => setting.with_unit(of("ask-leave-square"), "unit", unit),
            Step::Join { unit, at, .. } => {
                setting.with_unit(of("ask-join"), "unit", unit).place("at", place(at))
            }
            Step::React { unit, at, .. } => self
                .with_piece_in(setting.with_unit(of("ask-react"), "unit", unit), "target", at)
                .place("at", place(at)),
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
            Step::BattleBack { unit, .. } => setting.with_unit(of("ask-battle-back"), "unit", unit),
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
            Action::March(section) => phrase.term("section", section.term()),
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
            | Action::FormSquare
            | Action::EndMoves
            | Action::EndBattles
            | Action::LeaderLeaves
            | Action::LeaderStops
            | Action::Hold
            | Action::BattleBack
            | Action::Forbear => phrase,
        }
    }

    fn narrate(setting: &Setting, event: &Event) -> Option<Phrase> {
        narrate(setting, event)
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

    fn card_term(&self) -> &'static str {
        self.played.map_or("card-none", |played| played.card.term())
    }

    /// How many pieces were ordered in this turn.
    fn orders_given(&self) -> i64 {
        let setting = self.setting.get();
        let units = (0..setting.units.len() as u8).filter(|&unit| self.is_ordered(UnitId(unit)));
        let leaders = (0..setting.leaders.len() as u8)
            .filter(|&leader| self.is_leader_ordered(LeaderId(leader)));
        (units.count() + leaders.count()) as i64
    }

    /// What kind of unit stands in a hex.
    fn kind_term(&self, hex: Hex) -> &'static str {
        self.unit_at(hex).map_or("kind-none", |unit| self.profile(unit).kind.term())
    }

    /// Names the unit in a hex, or the lone leader.
    fn with_piece_in(&self, phrase: Phrase, name: &'static str, hex: Hex) -> Phrase {
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
    fn with_unit(&self, phrase: Phrase, name: &'static str, unit: UnitId) -> Phrase {
        phrase.text(name, self.units[usize::from(unit.0)].name.clone())
    }

    fn with_piece(&self, phrase: Phrase, name: &'static str, piece: Piece) -> Phrase {
        match piece {
            Piece::Unit(unit) => self.with_unit(phrase, name, unit),
            Piece::Leader(leader) => self.with_leader(phrase, name, leader),
        }
    }

    fn with_leader(&self, phrase: Phrase, name: &'static str, leader: LeaderId) -> Phrase {
        phrase.text(name, self.leaders[usize::from(leader.0)].name.clone())
    }
}

/// A line of the log.
fn narrate(setting: &Setting, event: &Event) -> Option<Phrase> {
    let unit = |id: &'static str, unit: UnitId| setting.with_unit(Phrase::new(id), "unit", unit);
    let leader =
        |id: &'static str, leader: LeaderId| setting.with_leader(Phrase::new(id), "leader", leader);
    Some(match event {
        Event::Began(_)
        | Event::Ended
        | Event::AttackDeclared { .. }
        | Event::BonusMeleeBegan { .. }
        | Event::LeaderSettled { .. }
        | Event::CardDiscarded { .. }
        | Event::TurnEnded { .. } => return None,
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
        Event::SectionChosen { side, section } => {
            of_side("log-section-chosen", *side).term("section", section.term())
        }
        Event::BlockRegained { unit: id } => unit("log-block-regained", *id),
        Event::FaceUnused { arm } => Phrase::new("log-face-unused").term("arm", arm.term()),
        Event::UnitShortOfSupply { unit: id } => unit("log-short-of-supply", *id),
        Event::UnitPlaced { unit: id, from, to, .. } => {
            between(unit("log-unit-placed", *id), *from, *to)
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
        Event::SquareFormed { unit: id, card, .. } => match card {
            Some(card) => unit("log-square-formed-card", *id).term("card", card.term()),
            None => unit("log-square-formed", *id),
        },
        Event::SquareLeft { unit: id } => unit("log-square-left", *id),
        Event::SquareBroken { unit: id } => unit("log-square-broken", *id),
        Event::ArtilleryJoined { unit: id, guns } => {
            setting.with_unit(unit("log-artillery-joined", *id), "guns", *guns)
        }
        Event::FirstStrikePlayed { side, unit: id } => {
            setting.with_unit(of_side("log-first-strike", *side), "unit", *id)
        }
        Event::UnitRetired { unit: id } => unit("log-unit-retired", *id),
        Event::UnitWithdrew { unit: id, from, to, .. } => {
            between(unit("log-unit-withdrew", *id), *from, *to)
        }
        Event::AttackLost { unit: id } => unit("log-attack-lost", *id),
        Event::FlagsBounced { unit: id, flags } => {
            unit("log-flags-bounced", *id).number("flags", *flags)
        }
        Event::GroundChanged { change } => {
            let name = setting.changes[usize::from(*change)].name.clone();
            Phrase::new("log-ground-changed").text("name", name)
        }
        Event::SuddenDeath { sudden_death, side } => {
            let name = setting.sudden_deaths[usize::from(*sudden_death)].name.clone();
            of_side("log-sudden-death", *side).text("name", name)
        }
        Event::TurnLimitReached => Phrase::new("log-turn-limit"),
        Event::Drawn => Phrase::new("log-drawn"),
        Event::PilesShuffled => Phrase::new("log-shuffled"),
        Event::TurnBegan { side, number } => of_side("log-turn", *side).number("number", *number),
        Event::UnitOrdered { unit: id } => unit("log-unit-ordered", *id),
        Event::LeaderOrdered { leader: id } => leader("log-leader-ordered", *id),
        Event::UnitMoved { unit: id, from, to, .. } => {
            between(unit("log-unit-moved", *id), *from, *to)
        }
        Event::LeaderMoved { leader: id, from, to } => {
            between(leader("log-leader-moved", *id), *from, *to)
        }
        Event::Rolled { unit: id, at, volley, dice, hits, flags } => {
            let phrase = dice_of(unit(volley_id(*volley), *id).place("at", place(*at)), dice);
            phrase.number("hits", *hits).number("flags", *flags)
        }
        Event::BlocksLost { unit: id, blocks } => {
            unit("log-blocks-lost", *id).number("blocks", *blocks)
        }
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
        Event::UnitRetreated { unit: id, from, to, .. } => {
            between(unit("log-unit-retreated", *id), *from, *to)
        }
        Event::RetreatBlocked { unit: id, hexes } => {
            unit("log-retreat-blocked", *id).number("hexes", *hexes)
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
        Event::Won { side } => of_side("log-won", *side),
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

/// A hex as it is written everywhere.
pub(crate) fn place(hex: Hex) -> String {
    let (row, column) = hex.row_and_column();
    format!("{row},{column}")
}
