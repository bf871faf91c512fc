//! A decision is on offer if and only if no rule forbids it: what is listed and what is refused
//! come from different functions where moves are concerned, and must agree on every block and area.

use std::mem::{Discriminant, discriminant};

use borodino::{Action, Aim, AreaId, Arms, BlockId, BlockView, BorderId, Campaign, Side};
use engine::{Game as _, Journal, Seat};
use luck::Fast;
use testkit::scaled;

use crate::random::{DAYS, KINDS, Switches, THREE_DAYS, Walker, asked, below, campaign};

/// What a refusal names when no rule objects to a decision: it is listed, or it answers another
/// question.
pub(super) const NO_OBJECTION: &str = "BOR-19.1.1";

/// One position in so many is looked at.
const SELDOM: usize = 8;

/// The side of a block.
pub(super) fn side(campaign: &Campaign, block: &BlockView) -> Side {
    let id = campaign.scenario().block_id(block.block);
    if id.starts_with('F') { Side::French } else { Side::Russian }
}

#[test]
fn what_is_not_listed_is_forbidden_by_a_rule() {
    for scenario in DAYS.into_iter().chain([THREE_DAYS]) {
        for options in KINDS {
            for (seed, walker) in (0..scaled(1)).flat_map(|it| Walker::BOTH.map(|by| (it, by))) {
                play(scenario, options, walker, seed);
            }
        }
    }
}

/// A random game, in which decisions are held against the rules.
fn play(scenario: &str, options: &Switches, walker: Walker, seed: u64) {
    let mut campaign = campaign(scenario, options);
    let mut luck = Fast::new(seed + 1_000);
    campaign.start(&mut luck, &mut Journal::off());
    let everything = Everything::of(&campaign);
    while let Some(seat) = asked(&campaign) {
        let list = campaign.legal_list(seat);
        if below(&mut luck, SELDOM) == 0 {
            compare(&campaign, seat, &list, &everything);
        }
        let action = walker.choose(&list, |_| true, &mut luck);
        campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
    }
}

/// Every decision of the kinds that are listed, with every number that a player can send.
fn compare(campaign: &Campaign, seat: Seat, list: &[Action], everything: &Everything) {
    let mut kinds: Vec<Discriminant<Action>> = Vec::new();
    for action in list {
        if !kinds.contains(&discriminant(action)) {
            kinds.push(discriminant(action));
            everything.like(*action, &mut |action| {
                let refusal = campaign.why_not(seat, &action);
                let is_listed = list.contains(&action);
                let is_allowed = refusal.rule == NO_OBJECTION;
                assert_eq!(is_listed, is_allowed, "{action:?}: {refusal:?}");
            });
        }
    }
}

/// Everything that a decision can name, and a few numbers beyond.
struct Everything {
    blocks: Vec<BlockId>,
    areas: Vec<AreaId>,
    borders: Vec<BorderId>,
}

impl Everything {
    fn of(campaign: &Campaign) -> Everything {
        let facts = super::Facts::of(campaign);
        let [blocks, areas] = [facts.blocks.len(), facts.areas.len()].map(|it| it as u8 + 2);
        Everything {
            blocks: (0..blocks).filter_map(|it| BlockId::try_from(it).ok()).collect(),
            areas: (0..areas).filter_map(|it| AreaId::try_from(it).ok()).collect(),
            borders: (0..=u8::MAX).filter_map(|it| BorderId::try_from(it).ok()).collect(),
        }
    }

    /// All decisions of the same kind.
    fn like(&self, action: Action, each: &mut impl FnMut(Action)) {
        let blocks = self.blocks.iter().copied();
        let areas = self.areas.iter().copied();
        match action {
            Action::Take(_) => blocks.map(Action::Take).for_each(each),
            Action::Activate(_) => blocks.map(Action::Activate).for_each(each),
            Action::Pay(_) => blocks.map(Action::Pay).for_each(each),
            Action::TakeHit(_) => blocks.map(Action::TakeHit).for_each(each),
            Action::FormSquare(_) => blocks.map(Action::FormSquare).for_each(each),
            Action::LeaveSquare(_) => blocks.map(Action::LeaveSquare).for_each(each),
            Action::Withdraw(_) => blocks.map(Action::Withdraw).for_each(each),
            Action::Pass(_) => blocks.map(Action::Pass).for_each(each),
            Action::Place(_) => areas.map(Action::Place).for_each(each),
            Action::Move(_) => areas.map(Action::Move).for_each(each),
            Action::Fight(_) => areas.map(Action::Fight).for_each(each),
            Action::MainAttack(_) => areas.map(Action::MainAttack).for_each(each),
            Action::GoOn(_) => areas.map(Action::GoOn).for_each(each),
            Action::Burn(_) => self.borders.iter().copied().map(Action::Burn).for_each(each),
            Action::Fire { .. } => self.shots(each),
            Action::Shelter { .. } => self.shelters(each),
            Action::Arrive { .. } => self.pairs(|block, at| Action::Arrive { block, at }, each),
            Action::Bombard { .. } => self.pairs(|gun, at| Action::Bombard { gun, at }, each),
            Action::Retreat { .. } => self.pairs(|block, to| Action::Retreat { block, to }, each),
            Action::Regroup { .. } => self.pairs(|block, to| Action::Regroup { block, to }, each),
            Action::Supply { .. } => {
                self.pairs(|block, source| Action::Supply { source, block }, each);
            }
            Action::Stay | Action::Done | Action::PlaceRest | Action::ActAs(_) => each(action),
        }
    }

    fn pairs(&self, pair: impl Fn(BlockId, AreaId) -> Action, each: &mut impl FnMut(Action)) {
        for &block in &self.blocks {
            self.areas.iter().for_each(|&area| each(pair(block, area)));
        }
    }

    fn shelters(&self, each: &mut impl FnMut(Action)) {
        for &square in &self.blocks {
            self.blocks.iter().for_each(|&guest| each(Action::Shelter { square, guest }));
        }
    }

    fn shots(&self, each: &mut impl FnMut(Action)) {
        for &block in &self.blocks {
            for aim in [Aim::All, Aim::Squares, Aim::Others] {
                for arms in [Arms::Fire, Arms::Bayonet] {
                    each(Action::Fire { block, aim, arms });
                }
            }
        }
    }
}
