//! What a bot should value, in hundredths of a victory point.

mod batteries;
mod fights;
mod follow_up;
mod muster;
mod quarters;
mod urge;
mod ways;

use engine::{Appraisal, Counsel, Leaning, Level, Seat};

use crate::action::Action;
use crate::ids::{AreaId, AreaSet, BlockId};
use crate::losses;
use crate::pieces::{Ground, Side};
use crate::state::{Campaign, Status};
use crate::step::Step;
use crate::supply;
use crate::victory::points_for;
use ways::Ways;

/// A won game is worth more than everything.
const VICTORY: i32 = 1_000_000;
/// A victory point.
const POINT: i32 = 100;
/// [BOR-3.1.3] A step that can fight.
const STEP: i32 = 60;
/// [BOR-6.1.4] Each step of a headquarters, the last first: one without steps orders nobody.
const COMMAND: [i32; 4] = [60, 40, 25, 15];
/// [BOR-17.1.3] A redoubt at the end, for the French and for the Russians.
const REDOUBT: [i32; 2] = [200, 100];
/// [BOR-15.2.5] A symbol of supply that the enemy blocks.
const SYMBOL: i32 = 40;
/// [BOR-15.4.1] What a block would lose if it were out of supply at 20:00, in parts of eight, in each
/// of the last hours before.
const HUNGER: [i32; 3] = [8, 4, 2];
/// [BOR-8.4.1] A block too many in an area.
const SURPLUS: i32 = 50;
/// A headquarters where enemies are.
const EXPOSED: i32 = 100;

impl Counsel for Campaign {
    const ASPECTS: &'static [&'static str] =
        &["victory", "points", "strength", "redoubts", "supply", "position", "battles"];
    const LEVELS: [Level; 4] = [
        Level::new("recruit", 300, 70),
        Level::new("lieutenant", 300, 35),
        Level::new("general", 3_000, 0),
        Level::new("field-marshal", 400_000, 0),
    ];

    /// Fitted by maximum likelihood to who won, over the positions at the start of every stretch of 60
    /// games between two greedy bots, at Shevardino. That was with everybody at full steps and with bots
    /// that did not weigh a battle round by round yet; it was not fitted anew.
    const SWAY: i32 = 1_250;

    const LEANINGS: &'static [Leaning] = &[ASSAULT, REDOUBTS, CAREFUL];

    fn appraise(&self, seat: Seat) -> Appraisal {
        let worth = follow_up::best(self).unwrap_or_else(|| self.french_worth());
        if Side::French.seat() == seat { worth } else { Appraisal::default() - worth }
    }

    fn urge(&self, _: Seat, action: &Action) -> u32 {
        urge::of(self, *action)
    }

    fn shuns(&self, _: Seat, action: &Action) -> bool {
        quarters::shuns(self, *action)
    }

    /// [BOR-5.1.1] The action phase of Player 1, that of Player 2, the battles, and the rest.
    fn stretch(&self) -> u32 {
        let second = self.first.enemy();
        let part = if self.agenda.contains(&Step::ActionPhase { side: second }) {
            0
        } else if self.agenda.contains(&Step::EndActionPhase { side: second }) {
            1
        } else if self.agenda.contains(&Step::Battles) {
            2
        } else {
            3
        };
        4 * u32::from(self.turn) + part
    }
}

/// Seek battle.
const ASSAULT: Leaning = [100, 150, 50, 100, 50, 150, 250, 100];

/// Take the redoubts, or keep them.
const REDOUBTS: Leaning = [100, 100, 75, 250, 50, 200, 100, 100];

/// Lose nothing.
const CAREFUL: Leaning = [100, 150, 250, 100, 200, 75, 50, 100];

impl Campaign {
    /// How good the game stands for the French; the Russians lack the same.
    fn french_worth(&self) -> Appraisal {
        let won = match self.winner {
            Some(Side::French) => VICTORY,
            Some(Side::Russian) => -VICTORY,
            None => 0,
        };
        let [french, russian] = self.points.map(i32::from);
        let points = POINT * (french - russian);
        if self.is_over() {
            return Appraisal::new([won, points]);
        }
        let ways = Side::BOTH.map(|side| Ways::of(self, side));
        let lead = |of: &dyn Fn(Side) -> i32| of(Side::French) - of(Side::Russian);
        let strength = lead(&|side| self.forces(side));
        let supply = -lead(&|side| self.blocked(side) + self.hunger(side));
        let position = ways::worth(self, &ways) - lead(&|side| self.disorder(side));
        let battles = fights::worth(self, &ways) + batteries::worth(self);
        Appraisal::new([won, points, strength, self.redoubts(), supply, position, battles])
    }

    /// What a side has lost, below zero: steps, and headquarters. It matters less at the end.
    fn forces(&self, side: Side) -> i32 {
        let blocks = self.setting.get().of_side(side);
        self.fading(blocks.iter().map(|block| self.strength(block)).sum())
    }

    /// What the steps that a block has lost are worth, below zero: to fight with, and as so much of
    /// the points for it. Points are counted for blocks that are lost.
    fn strength(&self, block: BlockId) -> i32 {
        let setting = self.setting.get();
        let (steps, start) = (self.steps(block), setting.briefs[block.index()].steps);
        if steps == start {
            return 0;
        }
        if self.is_headquarters(block) {
            let worth = |steps: u8| COMMAND.iter().take(usize::from(steps)).sum::<i32>();
            return worth(steps) - worth(start);
        }
        let full = i32::from(setting.full[block.index()]).max(1);
        let change = i32::from(steps) - i32::from(start);
        STEP * change + POINT / 2 * i32::from(points_for(self, block)) * change / full
    }

    /// What the next loss takes from a block: the points for it if that destroys it, whatever the hour;
    /// else a step, of a headquarters too, and so much of the points as goes with it.
    fn price_of_step(&self, block: BlockId) -> i32 {
        let points = POINT * i32::from(points_for(self, block));
        if !losses::outlives_a_loss(self, block) {
            return points;
        }
        let full = i32::from(self.card(block).full).max(1);
        self.fading(STEP + points / 2 / full)
    }

    /// [BOR-4.1.4] The redoubts that will count at the end.
    fn works(&self) -> AreaSet {
        let setting = self.setting.get();
        let is_in_play = |&area: &AreaId| setting.has_redoubt(area, setting.last_turn());
        self.map().redoubts().iter().filter(is_in_play).collect()
    }

    /// [BOR-17.1.3] Redoubts that are held; they count at the end, and more towards it.
    fn redoubts(&self) -> i32 {
        let worth = |area: AreaId| match self.status(area, Side::French) {
            Status::Friendly => REDOUBT[0],
            Status::Enemy => -REDOUBT[1],
            Status::Vacant | Status::Contested => 0,
        };
        self.ripe(self.works().iter().map(worth).sum())
    }

    /// What counts at the end of the game: half of it at the start, and all in the last turn.
    fn ripe(&self, worth: i32) -> i32 {
        let (turn, last) = (i32::from(self.turn), i32::from(self.setting.get().last_turn()));
        worth / 2 + worth / 2 * turn.min(last) / last.max(1)
    }

    /// What matters for the fights to come: all of it until two turns are left, a quarter in the last.
    fn fading(&self, worth: i32) -> i32 {
        match self.setting.get().last_turn().saturating_sub(self.turn) {
            0 => worth / 4,
            1 => worth / 2,
            _ => worth,
        }
    }

    /// [BOR-15.2.5] The points that do not come each turn because the enemy blocks them.
    fn blocked(&self, side: Side) -> i32 {
        let sources = self.setting.get().sources_of(side);
        let closed = sources.filter(|(_, source)| !self.open_to(side).contains(source.area));
        closed.map(|(_, source)| SYMBOL * i32::from(source.symbols)).sum()
    }

    /// [BOR-15.4.1] What it would cost if nothing changed until 20:00.
    fn hunger(&self, side: Side) -> i32 {
        let Some(part) = self.hours_left().and_then(|hours| HUNGER.get(hours)) else { return 0 };
        let supplied = supply::supplied(self, side);
        let hungry = |block: &BlockId| self.area(*block).is_some_and(|it| !supplied.contains(it));
        let blocks = self.setting.get().of_side(side).iter().filter(hungry);
        part * blocks.map(|block| self.price_of_step(block)).sum::<i32>() / 8
    }

    /// The turns until attrition; none when it is over for today.
    fn hours_left(&self) -> Option<usize> {
        let setting = self.setting.get();
        let is_evening = |turn: &u8| setting.turn(*turn).is_last_of_day;
        let evening = (self.turn.max(1)..=setting.last_turn()).find(is_evening)?;
        let is_due = evening > self.turn || self.agenda.contains(&Step::Attrition);
        is_due.then(|| usize::from(evening - self.turn.max(1)))
    }

    /// Blocks too many in an area, and headquarters among enemies.
    fn disorder(&self, side: Side) -> i32 {
        let surplus = |area: AreaId| {
            let limit = self.map().stacking(area);
            i32::from(self.number(area, side).saturating_sub(limit))
        };
        let crowded: i32 = self.occupied[side as usize].iter().map(surplus).sum();
        let enemies = self.occupied[side.enemy() as usize];
        let headquarters = self.setting.get().headquarters & self.setting.get().of_side(side);
        let is_exposed = |hq: &BlockId| self.area(*hq).is_some_and(|area| enemies.contains(area));
        let exposed = headquarters.iter().filter(is_exposed).count() as i32;
        SURPLUS * crowded + EXPOSED * exposed
    }

    /// [BOR-2.1.1] Whether cavalry and guns fight well somewhere.
    fn is_clear(&self, area: AreaId) -> bool {
        self.map().area(area).ground == Ground::Clear
    }
}
