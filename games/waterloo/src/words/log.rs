//! The log: a line for each thing that a player would notice, as he saw it.

use engine::Phrase;

use super::terms::{pips, they};
use crate::board::{Location, Role};
use crate::event::{Event, Face, Number, Path, Stationed, Victory, Who};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Army, Marker, Party, Side};
use crate::setting::{Setting, TownSet};

/// A line of the log; none for what only moves the agenda on, or follows from what was told.
pub(super) fn narrate(setting: &Setting, event: &Event) -> Option<Phrase> {
    let line = Line(setting);
    Some(match event {
        Event::Began(_)
        | Event::Ended
        | Event::MarchesOpened
        | Event::MoraleCalled { .. }
        | Event::EngagementsChanged { .. }
        | Event::Vanished { .. }
        | Event::Acted { .. }
        | Event::BattlePhaseEnded { .. }
        | Event::ReinforcementEnded { .. }
        | Event::BattleTurnEnded { .. }
        | Event::TurnEnded { .. } => return None,
        Event::Placed { who, town } => {
            line.with_town(line.whom("log-placed", who), "town", (*town)?)
        }
        Event::SetUpConfirmed { party, numbers } => line.set_up(*party, numbers),
        Event::TurnBegan { turn } => line.turn(*turn)?,
        Event::Moved { who, path } => line.moved(who, *path),
        Event::MovesEnded { party } => of_party("log-moves-ended", *party),
        Event::LeaderShown { leader, town, stands } => {
            let id = if *stands { "log-leader-shown-there" } else { "log-leader-shown" };
            line.with_town(line.block(id, *leader), "town", *town)
        }
        Event::Marched { who, from, to, die, bonus, lost } => {
            let phrase = line.between(line.whom("log-marched", who), *from, *to);
            phrase.number("die", *die).number("bonus", *bonus).number("lost", *lost)
        }
        Event::MarchesEnded { party } => of_party("log-marches-ended", *party),
        Event::FightsFound { skirmishes, battles } => line.fights(*skirmishes, *battles)?,
        Event::Eliminated { block, town, location } => {
            line.with_spot(line.block("log-eliminated", *block), "at", *town, *location)
        }
        Event::SkirmishBegan { town, .. } => line.town("log-skirmish", *town),
        Event::Picked { who, .. } => match who.face {
            Some(_) => line.whom("log-picked", who),
            None => return None,
        },
        Event::PicksConfirmed { town, role } => line.of_role("log-picks-confirmed", *town, *role),
        Event::SkirmishersShown { town, faces } => {
            line.faces(line.town("log-skirmishers-shown", *town), faces)
        }
        Event::Skirmished { block, dice, hits } => {
            line.block("log-skirmished", *block).text("dice", pips(dice)).number("hits", *hits)
        }
        Event::StepLost { who, town, location } => {
            line.with_spot(line.whom("log-step-lost", who), "at", *town, *location)
        }
        Event::SkirmishLost { town, role } => line.of_role("log-skirmish-lost", *town, *role),
        Event::SkirmishEnded { town } => line.town("log-skirmish-ended", *town),
        Event::Retreated { who, from, location, to } => {
            let phrase = line.whom("log-retreated", who);
            line.with_town(line.with_spot(phrase, "from", *from, *location), "to", *to)
        }
        Event::BattleOrdered { town, .. } => line.town("log-battle-ordered", *town),
        Event::BattleOpened { town } => line.town("log-battle-opened", *town),
        Event::MarkerDrawn { town, role, marker } => {
            with_marker(line.of_role("log-marker-drawn", *town, *role), *marker)
        }
        Event::MarkerPut { town, at, marker } => {
            with_marker(line.spot("log-marker-put", *town, *at), *marker)
        }
        Event::WoodsDropped { town, at } => line.spot("log-woods-dropped", *town, *at),
        Event::Deployed { who, town, at } => match (who.face, at) {
            (Some(_), Some(at)) => {
                line.with_spot(line.whom("log-deployed", who), "at", *town, Some(*at))
            }
            (Some(_) | None, _) => return None,
        },
        Event::DeploymentConfirmed { town, role, numbers } => {
            line.deployment(*town, *role, numbers)
        }
        Event::Revealed { town, faces } => {
            let id = if faces.is_empty() { "log-revealed-nobody" } else { "log-revealed" };
            line.faces(line.town(id, *town), faces)
        }
        Event::HolderNamed { town, at, who } => match who {
            Some(who) => line.with_spot(line.whom("log-holder", who), "at", *town, Some(*at)),
            None => line.spot("log-holder-none", *town, *at),
        },
        Event::BattleTurnBegan { town, role, round } => {
            line.of_role("log-battle-turn", *town, *role).number("round", *round)
        }
        Event::MoraleRolled { block, die, bonus, passed } => {
            let id = if *passed { "log-morale-passed" } else { "log-morale-failed" };
            line.block(id, *block).number("die", *die).number("bonus", *bonus)
        }
        Event::Stepped { who, town, from, to, forced } => {
            let id = if *forced { "log-stepped-back" } else { "log-stepped" };
            let phrase = line.with_spot(line.whom(id, who), "from", *town, Some(*from));
            line.with_spot(phrase, "to", *town, Some(*to))
        }
        Event::Found { town, at, faces } => line.faces(line.spot("log-found", *town, *at), faces),
        Event::Fired { who, town, at, target, value, dice, hits } => line
            .with_spot(line.whom("log-fired", who), "at", *town, Some(*at))
            .term("target", target.term())
            .number("value", *value)
            .text("dice", pips(dice))
            .number("hits", *hits),
        Event::SquareFormed { who, town, at } => {
            line.with_spot(line.whom("log-square-formed", who), "at", *town, Some(*at))
        }
        Event::SquareLeft { block } => line.block("log-square-left", *block),
        Event::Sheltered { who, host } => {
            line.whom("log-sheltered", who).text("host", setting.block_name(*host))
        }
        Event::ShelterLeft { who } => line.whom("log-shelter-left", who),
        Event::Occupied { who, town, at } => {
            line.with_spot(line.whom("log-occupied", who), "at", *town, Some(*at))
        }
        Event::PassedOn { who, town, at } => {
            line.with_spot(line.whom("log-passed-on", who), "at", *town, Some(*at))
        }
        Event::Reinforced { who, from, town } => {
            line.between(line.whom("log-reinforced", who), *from, *town)
        }
        Event::StallCounted { count: 0, .. } => return None,
        Event::StallCounted { town, count } => {
            line.town("log-stall", *town).number("count", *count)
        }
        Event::WithdrawalBegan { town } => line.town("log-withdrawal", *town),
        Event::Routed { town, role, at } => {
            line.with_spot(line.of_role("log-routed", *town, *role), "at", *town, Some(*at))
        }
        Event::RoutLoss { who, lost } => line.whom("log-rout-loss", who).number("lost", *lost),
        Event::Crossed { block, .. } => line.block("log-crossed", *block),
        Event::BattleWon { town, side } => {
            line.town("log-battle-won", *town).term("side", they(side.term()))
        }
        Event::Regrouped { who, from, to, .. } => {
            line.between(line.whom("log-regrouped", who), *from, *to)
        }
        Event::RegroupEnded { town, party } => {
            line.with_town(of_party("log-regroup-ended", *party), "town", *town)
        }
        Event::SupplyCut { town, army, loss } => {
            let phrase = line.town("log-supply-cut", *town).term("army", they(army.term()));
            phrase.number("loss", *loss)
        }
        Event::Demoralised { army } => of_army("log-demoralised", *army),
        Event::ArmyRemoved { army, .. } => of_army("log-army-removed", *army),
        Event::Won { side, by } => won(*side, *by),
    })
}

fn of_party(id: &'static str, party: Party) -> Phrase {
    Phrase::new(id).term("party", they(party.term()))
}

fn of_army(id: &'static str, army: Army) -> Phrase {
    Phrase::new(id).term("army", they(army.term()))
}

fn with_marker(phrase: Phrase, marker: Marker) -> Phrase {
    phrase.term("marker", marker.term())
}

fn won(side: Side, by: Victory) -> Phrase {
    let id = match by {
        Victory::Demoralisation => "log-won-demoralisation",
        Victory::Cities => "log-won-cities",
        Victory::Time => "log-won-time",
    };
    Phrase::new(id).term("side", they(side.term()))
}

/// Lines about the things of a campaign.
struct Line<'a>(&'a Setting);

impl Line<'_> {
    /// A line about a block, named if it is known.
    fn whom(&self, id: &'static str, who: &Who) -> Phrase {
        Phrase::new(id).with("block", self.0.whom(who))
    }

    fn block(&self, id: &'static str, block: BlockId) -> Phrase {
        Phrase::new(id).text("block", self.0.block_name(block))
    }

    fn town(&self, id: &'static str, town: TownId) -> Phrase {
        self.with_town(Phrase::new(id), "town", town)
    }

    fn with_town(&self, phrase: Phrase, name: &'static str, town: TownId) -> Phrase {
        phrase.place(name, self.0.town_name(town))
    }

    fn spot(&self, id: &'static str, town: TownId, at: Location) -> Phrase {
        self.with_spot(Phrase::new(id), "at", town, Some(at))
    }

    /// A location on a board, or the town where there is none.
    fn with_spot(
        &self,
        phrase: Phrase,
        name: &'static str,
        town: TownId,
        at: Option<Location>,
    ) -> Phrase {
        match at {
            Some(at) => phrase.place(name, self.0.spot_name(town, at)),
            None => self.with_town(phrase, name, town),
        }
    }

    fn of_role(&self, id: &'static str, town: TownId, role: Role) -> Phrase {
        self.town(id, town).term("role", they(role.term()))
    }

    fn between(&self, phrase: Phrase, from: TownId, to: TownId) -> Phrase {
        self.with_town(self.with_town(phrase, "from", from), "to", to)
    }

    fn moved(&self, who: &Who, path: Path) -> Phrase {
        let id = if path.via.is_some() { "log-moved-via" } else { "log-moved" };
        let phrase = self.between(self.whom(id, who), path.from, path.to);
        match path.via {
            Some(via) => self.with_town(phrase, "via", via),
            None => phrase,
        }
    }

    /// [WAT-4.1.1] The square of the track that a turn is.
    fn turn(&self, turn: u8) -> Option<Phrase> {
        let card = self.0.track.get(usize::from(turn).checked_sub(1)?)?;
        let id = if card.is_night { "log-night" } else { "log-turn" };
        let phrase = Phrase::new(id).number("turn", turn).text("date", card.date.clone());
        Some(phrase.term("side", they(card.active.term())))
    }

    /// The fights that were found; nothing if there are none.
    fn fights(&self, skirmishes: TownSet, battles: TownSet) -> Option<Phrase> {
        let id = match (skirmishes.is_empty(), battles.is_empty()) {
            (true, true) => return None,
            (false, true) => "log-skirmishes-found",
            (true, false) => "log-battles-found",
            (false, false) => "log-fights-found",
        };
        let phrase = Phrase::new(id).text("skirmishes", self.towns(skirmishes));
        Some(phrase.text("battles", self.towns(battles)))
    }

    fn towns(&self, towns: TownSet) -> String {
        listed(towns.iter().map(|town| self.0.town_name(town)))
    }

    fn faces(&self, phrase: Phrase, faces: &[Face]) -> Phrase {
        phrase.text("blocks", listed(faces.iter().map(|&face| self.0.face_name(face))))
    }

    /// [WAT-24.1.1] How many blocks of which army stand where; nothing while a side is not ready.
    fn set_up(&self, party: Party, numbers: &[Number]) -> Phrase {
        if numbers.is_empty() {
            return of_party("log-set-up", party);
        }
        let places = numbers.iter().map(|it| (self.0.town_name(it.town), it.army, it.blocks));
        of_party("log-set-up-numbers", party).text("numbers", counted(places))
    }

    /// [WAT-24.2.2] How many blocks of which army stand in which location.
    fn deployment(&self, town: TownId, role: Role, numbers: &[Stationed]) -> Phrase {
        let places = numbers.iter().map(|it| (it.at.code().to_owned(), it.army, it.blocks));
        self.of_role("log-deployed-side", town, role).text("numbers", counted(places))
    }
}

/// Numbers of blocks by place and army.
fn counted(places: impl Iterator<Item = (String, Army, u8)>) -> String {
    listed(places.map(|(place, army, blocks)| format!("{place} {blocks} {}", initials(army))))
}

/// The letters by which the rules page knows an army, the same in every language.
pub(super) fn initials(army: Army) -> &'static str {
    match army {
        Army::French => "FR",
        Army::AngloDutch => "AD",
        Army::Prussian => "PR",
    }
}

fn listed(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
