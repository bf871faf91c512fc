//! "Who gets back over this stream?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::terrain::CROSSINGS;
use crate::board::{Location, Role};
use crate::event::Event;
use crate::flow::end_step;
use crate::ids::{BlockId, TownId};
use crate::losses;
use crate::pieces::Party;
use crate::setting::BlockSet;
use crate::state::{Board, Campaign};
use crate::step::Step;

/// A stream with a side beyond it that leaves: [WAT-19.2.2] routed, or [WAT-18.3.2] after a stalled attack.
#[derive(Clone, Copy, Debug)]
struct Stream {
    town: TownId,
    role: Role,
    /// The attacker's end of the line.
    line: Location,
}

impl Stream {
    fn of(step: Step) -> Stream {
        let Step::CrossStream { town, role, line } = step else { unreachable!("{step:?}") };
        Stream { town, role, line }
    }

    /// The ends of the line: where the leaving blocks come from, and where they go.
    fn ends(self) -> (Location, Location) {
        let facing = self.line.facing().expect("a stream lies between two positions");
        match self.role {
            Role::Attacker => (facing, self.line),
            Role::Defender => (self.line, facing),
        }
    }

    /// Those who must cross.
    fn stranded(self, campaign: &Campaign) -> BlockSet {
        Board::of(campaign, self.town).of_role(self.role, self.ends().0)
    }

    /// [WAT-19.2.2] At most 2, less the crossings that the side made there in this battle turn.
    fn places(self, campaign: &Campaign) -> u32 {
        let made = self.line.line().map_or(0, |line| campaign.crossings[line]);
        u32::from(CROSSINGS.saturating_sub(made))
    }
}

/// The steps for the streams that a leaving side must cross, the last of them first.
pub(crate) fn steps_of(
    campaign: &Campaign,
    town: TownId,
    role: Role,
) -> impl Iterator<Item = Step> + use<> {
    let battle = *campaign.the_battle(town);
    let lines = Location::ALL.into_iter().rev().filter(|at| at.role() == Role::Attacker);
    let streams = lines.filter(move |&at| battle.has_stream(at));
    streams.map(move |line| Step::CrossStream { town, role, line })
}

/// [WAT-19.2.2] The owner chooses, if some can cross and not all.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let stream = Stream::of(step);
    let places = stream.places(campaign);
    let has_choice = places > 0 && stream.stranded(campaign).len() > places;
    has_choice.then(|| campaign.speaker(stream.town, stream.role))
}

/// [WAT-15.3.2], [WAT-19.2.2] All cross, or those who are left over are eliminated.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let stream = Stream::of(step);
    let can_cross = stream.places(turn) > 0;
    for block in stream.stranded(turn) {
        if can_cross {
            cross(turn, stream, block);
        } else {
            losses::eliminate(turn, block);
        }
    }
    end_step(turn);
}

fn cross(turn: &mut Turn<'_>, stream: Stream, block: BlockId) {
    turn.emit(Event::Crossed { block, to: stream.ends().1 });
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    into.extend(Stream::of(step).stranded(campaign).iter().map(Action::Cross));
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let Action::Cross(block) = action else { return None };
    let is_stranded = Stream::of(step).stranded(campaign).contains(block);
    Some(require(is_stranded, Ban::new("WAT-19.2.2", "ban-cross-elsewhere")))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let Action::Cross(block) = action else { unreachable!("{action:?}") };
    cross(turn, Stream::of(step), block);
}
