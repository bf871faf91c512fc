//! What the battles that are to be fought, and those that could be begun, may bring.

use super::muster::Muster;
use super::ways::{Ways, troops};
use crate::command::Reach;
use crate::event::Stage;
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet};
use crate::movement;
use crate::pieces::{Class, Kind, Side};
use crate::setting::map::Way;
use crate::state::Campaign;
use crate::victory::points_for;

use super::{POINT, REDOUBT, STEP};

/// [BOR-1.1.5] The faces of a die: fire is counted in sixths of hits.
const FACES: i32 = 6;
/// An area that is won.
const GROUND: i32 = 15;
/// The rounds in which both sides fire.
const ROUNDS: i32 = 3;
/// What a battle that is not begun yet is worth, in parts of eight.
const CHANCE: i32 = 6;
/// [BOR-6.1.1] A block far away that can be ordered.
const MARCH: i32 = 3;

/// The worth for the French of all battles, begun or possible.
pub(super) fn worth(campaign: &Campaign, ways: &[Ways; 2]) -> i32 {
    let left = ordered(campaign);
    let contested = campaign.contested();
    if left.is_empty() && contested.is_empty() {
        return 0;
    }
    let field = Field { campaign, muster: Muster::of(campaign) };
    let mut joining = Joining { field: &field, side: campaign.acting, left };
    let mut worth: i32 = 0;
    for area in contested {
        let attacker = attacker_in(campaign, area);
        let extra = joining.take(area);
        worth += sign(attacker) * field.expectation(area, attacker, extra);
    }
    worth + joining.chances(contested) + joining.marches(ways)
}

/// Those who can still be ordered into battle in the action phase that goes on.
fn ordered(campaign: &Campaign) -> BlockSet {
    let side = campaign.acting;
    let gives_orders = campaign.stage <= Stage::Orders && !campaign.commands.is_empty();
    if !gives_orders || !campaign.acts(side) {
        return BlockSet::NONE;
    }
    let marked = campaign.moved | campaign.bombarded;
    Reach::among(campaign, troops(campaign, side) - marked).all()
}

fn sign(side: Side) -> i32 {
    match side {
        Side::French => 1,
        Side::Russian => -1,
    }
}

/// [BOR-10.1.2] Who attacks where both stand.
fn attacker_in(campaign: &Campaign, area: AreaId) -> Side {
    if let Some(battle) = campaign.battle.as_ref().filter(|battle| battle.area == area) {
        return battle.attacker;
    }
    let [first, second] = campaign.players();
    if campaign.second_attacks.contains(area) { second } else { first }
}

/// Where battles may be fought, and who stands there.
struct Field<'a> {
    campaign: &'a Campaign,
    muster: Muster,
}

impl Field<'_> {
    /// What an attack may bring to the attacker, if these come beside those that are there, each to
    /// his own side.
    fn expectation(&self, area: AreaId, attacker: Side, extra: BlockSet) -> i32 {
        let campaign = self.campaign;
        let of = |side: Side| {
            let coming = extra & campaign.setting.get().of_side(side);
            Force::of(campaign, area, self.muster.of_side_in(area, side) | coming)
        };
        let (attack, defence) = (of(attacker), of(attacker.enemy()));
        // [BOR-11.3.1] Two hits for a step of Russians who defend a redoubt.
        let in_redoubt = attacker == Side::French && is_redoubt(campaign, area);
        let cover = if in_redoubt { 2 } else { 1 };
        let [lost, taken] = clash(&attack, &defence, cover, rounds_left(campaign, area));
        let ground = cubed(prize(campaign, area, attacker), taken);
        defence.loss(campaign, taken) + ground - attack.loss(campaign, lost)
    }
}

/// How much of themselves attacker and defender lose when both fire in some rounds, in hundredths;
/// the attacker needs so many hits for a step. The defender fires first, so that in each round the
/// attacker has on average what he had before it and what he has after it.
fn clash(attack: &Force, defence: &Force, cover: i32, rounds: i32) -> [i32; 2] {
    let all = [attack, defence].map(|force| FACES * force.steps.max(1));
    let [mut attackers, mut defenders] = all;
    for _ in 0..rounds {
        let before = attackers;
        attackers = (attackers - defence.fire * defenders / all[1]).max(0);
        let hits = attack.fire * (before + attackers) / (2 * all[0] * cover);
        defenders = (defenders - hits).max(0);
    }
    [100 * (all[0] - attackers) / all[0], 100 * (all[1] - defenders) / all[1]]
}

/// A part in hundredths of something that comes late: [BOR-11.1.1] the strongest are hit first, so
/// that blocks fall together, and an area is taken with the last of them.
fn cubed(worth: i32, part: i32) -> i32 {
    worth * part / 100 * part / 100 * part / 100
}

/// [BOR-10.1.4] The rounds that are left of a battle.
fn rounds_left(campaign: &Campaign, area: AreaId) -> i32 {
    let battle = campaign.battle.as_ref().filter(|battle| battle.area == area);
    battle.map_or(ROUNDS, |battle| (ROUNDS + 1 - i32::from(battle.round.max(1))).max(0))
}

fn is_redoubt(campaign: &Campaign, area: AreaId) -> bool {
    campaign.setting.get().has_redoubt(area, campaign.turn)
}

/// [BOR-17.1.3] What the area itself is worth to whoever takes it.
fn prize(campaign: &Campaign, area: AreaId, attacker: Side) -> i32 {
    let [to_french, to_russians] = REDOUBT;
    let redoubt = if is_redoubt(campaign, area) { to_french + to_russians } else { 0 };
    let forward = if attacker == Side::French { GROUND } else { 0 };
    campaign.ripe(redoubt) + forward
}

/// Blocks in a battle: what their fire may be expected to hit in a round, in sixths, what they can
/// bear, and what is lost with them all.
struct Force {
    fire: i32,
    steps: i32,
    points: i32,
}

impl Force {
    /// What it is worth when a part of the force is lost, in hundredths.
    fn loss(&self, campaign: &Campaign, part: i32) -> i32 {
        let steps = campaign.fading(STEP * self.steps + self.points / 2);
        steps * part / 100 + cubed(self.points, part)
    }

    fn of(campaign: &Campaign, area: AreaId, blocks: BlockSet) -> Force {
        let mut force = Force { fire: 0, steps: 0, points: 0 };
        for block in blocks {
            force.fire += i32::from(campaign.steps(block)) * value(campaign, area, block);
            force.steps += i32::from(campaign.steps(block));
            force.points += POINT * i32::from(points_for(campaign, block));
        }
        force
    }
}

/// [BOR-11.2.1] About what a block hits with in an area.
fn value(campaign: &Campaign, area: AreaId, block: BlockId) -> i32 {
    let fire = i32::from(campaign.setting.get().briefs[block.index()].fire);
    let suffers = match campaign.class(block) {
        Class::Cavalry => campaign.kind(block) != Kind::Cossack,
        Class::Artillery => true,
        Class::Infantry | Class::Headquarters => false,
    };
    if suffers && !campaign.is_clear(area) { fire - 1 } else { fire }
}

/// Those who can still be ordered into battle in the action phase that goes on.
struct Joining<'a> {
    field: &'a Field<'a>,
    side: Side,
    left: BlockSet,
}

impl Joining<'_> {
    /// Takes those that can enter an area for it, so that they count once.
    fn take(&mut self, area: AreaId) -> BlockSet {
        if self.left.is_empty() {
            return BlockSet::NONE;
        }
        let ways = self.field.campaign.map().ways(area);
        let coming = ways.iter().fold(BlockSet::NONE, |all, way| all | self.over(area, *way));
        self.left -= coming;
        coming
    }

    /// [BOR-8.3.2] Those who stand beyond one border and may come over it, as many as it still lets
    /// pass; the strongest first.
    fn over(&self, area: AreaId, way: Way) -> BlockSet {
        let campaign = self.field.campaign;
        let here = self.field.muster.of_side_in(way.to, self.side) & self.left;
        if here.is_empty() || !campaign.open_to(self.side).contains(way.to) {
            return BlockSet::NONE;
        }
        let crossed = campaign.crossed(way.border, self.side, area);
        let room = campaign.limit(way.border, area).saturating_sub(crossed);
        if room == 0 {
            return BlockSet::NONE;
        }
        let may_go = |&block: &BlockId| movement::may_go(campaign, block, area).is_ok();
        let mut able: BlockSet = here.iter().filter(may_go).collect();
        let fire = |block: BlockId| i32::from(campaign.steps(block)) * value(campaign, area, block);
        while able.len() > u32::from(room) {
            let weakest = able.iter().max_by_key(|&block| -fire(block));
            able.remove(weakest.expect("somebody may go"));
        }
        able
    }

    /// The battles that the side could begin, those for redoubts first.
    fn chances(&mut self, contested: AreaSet) -> i32 {
        if self.left.is_empty() {
            return 0;
        }
        let campaign = self.field.campaign;
        let enemies = campaign.occupied[self.side.enemy() as usize] - contested;
        let known = campaign.map().redoubts() & enemies;
        let redoubts: AreaSet = known.iter().filter(|&it| is_redoubt(campaign, it)).collect();
        let all = redoubts.iter().chain(enemies - redoubts);
        let worth: i32 = all.map(|area| self.chance(area)).sum();
        sign(self.side) * worth
    }

    fn chance(&mut self, area: AreaId) -> i32 {
        let before = self.left;
        let extra = self.take(area);
        let worth =
            if extra.is_empty() { 0 } else { self.field.expectation(area, self.side, extra) };
        if worth <= 0 {
            self.left = before;
        }
        worth.max(0) * CHANCE / 8
    }

    /// Those who can be ordered nearer to where they want to be.
    fn marches(&self, ways: &[Ways; 2]) -> i32 {
        let ways = &ways[self.side as usize];
        let far = self.left.iter().filter(|&block| ways.is_far(self.field.campaign, block)).count();
        sign(self.side) * MARCH * far as i32
    }
}
