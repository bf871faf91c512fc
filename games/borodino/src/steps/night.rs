//! "Who shifts at night?" and "Where to?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::{Event, How};
use crate::flow::{begin_step, end_step, replace_step};
use crate::ids::{AreaId, AreaSet, BlockId};
use crate::movement::{may_pass, neighbours_of};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;
use crate::supply;

/// [BOR-18.2.5] A side is asked as long as a block that has not shifted could, if it were no gun: what
/// shifts from where is seen, not who. [BOR-16.1.3] The area is asked for whenever a block was taken.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    match question(step)? {
        Question::Who(side) => {
            let night = Night::of(campaign, side);
            let could_shift = night.ready(campaign).any(|block| night.could_shift(campaign, block));
            could_shift.then_some(side)
        }
        Question::Where(block) => Some(campaign.side(block)),
    }
}

/// [BOR-16.1.1] After the night the next day begins with initiative.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if step == Step::EndNight {
        turn.emit(Event::NightEnded);
        replace_step(turn, Step::OpenTurn);
    } else {
        if let Some(Question::Who(side)) = question(step) {
            turn.emit(Event::ShiftEnded { side });
        }
        end_step(turn);
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    match question(step) {
        Some(Question::Who(side)) => {
            let night = Night::of(campaign, side);
            let blocks = night.ready(campaign).filter(|&block| night.can_shift(campaign, block));
            into.extend(blocks.map(Action::Take));
            into.push(Action::Done);
        }
        Some(Question::Where(block)) => {
            let night = Night::of(campaign, campaign.side(block));
            into.extend(night.ways(campaign, block).iter().map(Action::Move));
        }
        None => {}
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    match (question(step)?, action) {
        (Question::Who(side), Action::Take(block)) => Some(may_take(campaign, side, block)),
        (Question::Who(_), Action::Done) => Some(Ok(())),
        (Question::Where(block), Action::Move(to)) => Some(may_shift(campaign, block, to)),
        (Question::Who(_) | Question::Where(_), _) => None,
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    match (question(step), action) {
        (Some(Question::Who(_)), Action::Take(block)) => {
            begin_step(turn, Step::NightShiftBlock { block });
        }
        (Some(Question::Where(block)), Action::Move(to)) => {
            let (who, from) = (turn.who(block), turn.area(block).expect(STANDS));
            turn.emit(Event::Moved { who, from, to, how: How::Night });
            end_step(turn);
        }
        _ => go_on(turn, step),
    }
}

const STANDS: &str = "whoever shifts is on the map";

/// What is asked.
#[derive(Clone, Copy)]
enum Question {
    Who(Side),
    Where(BlockId),
}

fn question(step: Step) -> Option<Question> {
    if let Step::NightShift { side } = step {
        return Some(Question::Who(side));
    }
    let Step::NightShiftBlock { block } = step else { return None };
    Some(Question::Where(block))
}

/// [BOR-16.1.3] The map as a side sees it by night.
struct Night {
    side: Side,
    supplied: AreaSet,
    /// Areas without enemies in them or next to them, with room.
    quiet: AreaSet,
}

impl Night {
    fn of(campaign: &Campaign, side: Side) -> Night {
        let full = campaign.occupied[side as usize].iter();
        let full: AreaSet = full.filter(|&area| campaign.room(area, side) == 0).collect();
        let enemies = campaign.occupied[side.enemy() as usize];
        let quiet = !(full | supply::with_neighbours(campaign, enemies));
        Night { side, supplied: supply::supplied(campaign, side), quiet }
    }

    /// The blocks in supply that have not shifted.
    fn ready(&self, campaign: &Campaign) -> impl Iterator<Item = BlockId> {
        let blocks = campaign.setting.get().of_side(self.side) - campaign.moved;
        supply::among(campaign, blocks, self.supplied).iter()
    }

    /// Whether a block could go anywhere if it were no gun.
    fn could_shift(&self, campaign: &Campaign, block: BlockId) -> bool {
        let near = campaign.area(block).map(|area| campaign.neighbours(area));
        near.is_some_and(|near| !(near & self.quiet).is_empty())
    }

    fn can_shift(&self, campaign: &Campaign, block: BlockId) -> bool {
        !self.ways(campaign, block).is_empty()
    }

    fn ways(&self, campaign: &Campaign, block: BlockId) -> AreaSet {
        let Some(area) = campaign.area(block) else { return AreaSet::NONE };
        neighbours_of(campaign, block, area) & self.quiet
    }
}

/// [BOR-16.1.3] Each block in supply may shift once.
fn may_take(campaign: &Campaign, side: Side, block: BlockId) -> Allowed {
    let is_own = campaign.setting.get().of_side(side).contains(block);
    require(is_own, Ban::new("BOR-16.1.3", "ban-night-not-yours"))?;
    let area = campaign.area(block).ok_or(Ban::new("BOR-16.1.3", "ban-night-off-map"))?;
    let has_shifted = campaign.moved.contains(block);
    require(!has_shifted, Ban::new("BOR-16.1.3", "ban-night-twice"))?;
    let night = Night::of(campaign, side);
    let is_supplied = night.supplied.contains(area);
    require(is_supplied, Ban::new("BOR-16.1.3", "ban-night-out-of-supply").at(area))?;
    let can_shift = night.can_shift(campaign, block);
    require(can_shift, Ban::new("BOR-16.1.3", "ban-night-nowhere").at(area))
}

/// [BOR-16.1.3] One area over a passable border, no command, no border limit and no road; to where no
/// enemy is or is near, and where there is room.
fn may_shift(campaign: &Campaign, block: BlockId, to: AreaId) -> Allowed {
    let side = campaign.side(block);
    may_pass(campaign, block, to)?;
    let enemies = campaign.occupied[side.enemy() as usize];
    let has_enemies = enemies.contains(to);
    require(!has_enemies, Ban::new("BOR-16.1.3", "ban-night-enemies").at(to))?;
    let is_near = !(campaign.neighbours(to) & enemies).is_empty();
    require(!is_near, Ban::new("BOR-16.1.3", "ban-night-near-enemies").at(to))?;
    let has_room = campaign.room(to, side) > 0;
    require(has_room, Ban::new("BOR-16.1.3", "ban-night-no-room").at(to))
}
