//! How events change the position: assignments, and nothing else. In the order of a turn, as
//! `event` lists them.

use crate::event::{Cause, Event, How, Stage, Who};
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet, BorderSet, MOST_AREAS, MOST_BLOCKS};
use crate::pieces::{Post, Side};
use crate::state::{Battle, Campaign, Command, Crossings, MOST_SOURCES, Passage, Shelter};

const KNOWN: &str = "the full log knows every block";

/// Changes the position as `event` says.
pub(crate) fn apply(campaign: &mut Campaign, event: &Event) {
    match event {
        Event::Began(step) => campaign.agenda.push(*step),
        Event::Ended => drop(campaign.agenda.pop()),
        Event::Placed { who, area } | Event::Arrived { who, area } => {
            campaign.come(block(who), *area);
        }
        Event::TurnBegan { turn } => campaign.turn = *turn,
        Event::Initiative { first, .. } => campaign.first = *first,
        Event::ActionPhaseBegan { side } => campaign.acting = *side,
        Event::StageBegan { stage, .. } => campaign.stage = *stage,
        Event::Activated { hq, post, .. } => campaign.activate(hq.block, *post),
        Event::OrderSpent { hq, .. } => campaign.spend_order(*hq),
        Event::Bombarded { gun, from, at, .. } => campaign.bombard(gun.block, *from, *at),
        Event::StepLost { who, cause, .. } => {
            campaign.steps[block(who).index()] -= 1;
            campaign.note_hit(who.side, *cause);
        }
        Event::Destroyed { block, cause, points, .. } => {
            let side = campaign.side(*block);
            campaign.destroyed.insert(*block);
            campaign.points[side.enemy() as usize] += u16::from(*points);
            campaign.note_hit(side, *cause);
            campaign.take_off(*block);
        }
        Event::PostFilled { post, holder } => campaign.posts[*post as usize] = *holder,
        Event::Moved { who, from, to, how } => campaign.move_block(block(who), *from, *to, *how),
        Event::Tired { hqs, .. } => campaign.tire(*hqs),
        Event::ActionPhaseEnded { side } => campaign.end_action_phase(*side),
        Event::BattleBegan { area, attacker, .. } => {
            campaign.battle = Some(Battle::new(*area, *attacker));
        }
        Event::MainAttackNamed { flankers, .. } => campaign.fight_mut().flankers = *flankers,
        Event::RoundBegan { round, attacker, flank_bonus, .. } => {
            campaign.begin_round(*round, *attacker, *flank_bonus);
        }
        Event::SquareFormed { block } => {
            campaign.fight_mut().squares.insert(*block);
            campaign.fight_mut().acted.insert(*block);
        }
        Event::SquareLeft { block } => {
            campaign.fight_mut().squares.remove(*block);
            campaign.fight_mut().acted.insert(*block);
        }
        Event::Sheltered { square, guest } => {
            campaign.fight_mut().shelters.push(Shelter { square: *square, guest: *guest });
        }
        Event::SquaresDeclared { .. } => campaign.fight_mut().acted = BlockSet::NONE,
        Event::Fired { block, .. } | Event::Passed { block } => {
            campaign.fight_mut().acted.insert(*block);
        }
        Event::HitAbsorbed { .. } => campaign.fight_mut().odd_hit = true,
        Event::Retreated { face, from, to } | Event::WentOn { face, from, to } => {
            campaign.pass(face.block, *from, *to);
            campaign.leave_battle(face.block);
        }
        Event::Withdrew { block, .. } => {
            campaign.withdrawn.insert(*block);
            campaign.fight_mut().withdrawals += 1;
            campaign.take_off(*block);
        }
        Event::RoundEnded { .. } => campaign.fight_mut().odd_hit = false,
        Event::BattleEnded { .. } => campaign.end_battle(),
        Event::Regrouped { who, from, to } => campaign.regroup(block(who), *from, *to),
        Event::RegroupEnded { area } => {
            for side in Side::BOTH {
                campaign.reserves -= campaign.of_side_in(*area, side);
            }
            campaign.battle = None;
        }
        Event::SupplyBegan => campaign.forget_supply(),
        Event::Captured { source, .. } => campaign.captured.insert(*source),
        Event::Supplied { who, area, source } => {
            campaign.supply(block(who), *area, source.expect(KNOWN));
        }
        Event::BridgeTried { border, burnt, .. } => {
            if *burnt {
                campaign.burnt.insert(*border);
            }
        }
        Event::TurnEnded { .. } => campaign.clear_marks(),
        Event::NightBegan => {
            campaign.forget_supply();
            campaign.recover();
        }
        Event::NightEnded => {
            campaign.forget_supply();
            campaign.moved = BlockSet::NONE;
        }
        Event::RedoubtCounted { side, points, .. } => {
            campaign.points[*side as usize] += u16::from(*points);
        }
        Event::Won { side, .. } => {
            campaign.winner = *side;
            campaign.is_drawn = side.is_none();
            campaign.agenda.clear();
        }
        Event::SetUpEnded { .. }
        | Event::StragglerRolled { .. }
        | Event::TurnsEnded { .. }
        | Event::SupplyEnded { .. }
        | Event::ShiftEnded { .. }
        | Event::TurnedUp { .. } => {}
    }
}

fn block(who: &Who) -> BlockId {
    who.face.expect(KNOWN).block
}

impl Campaign {
    /// A block stands in an area from now on, or nowhere.
    pub(crate) fn put(&mut self, block: BlockId, area: Option<AreaId>) {
        let side = self.side(block) as usize;
        if let Some(old) = self.areas[block.index()] {
            let number = &mut self.numbers[side][old.index()];
            *number -= 1;
            if *number == 0 {
                self.occupied[side].remove(old);
            }
            // [BOR-9.1.1] Whoever is gone holds nobody any more.
            if side == self.first as usize {
                let held = &mut self.holding[old.index()];
                *held = (*held).min(*number);
            }
        }
        if let Some(new) = area {
            self.numbers[side][new.index()] += 1;
            self.occupied[side].insert(new);
        }
        self.areas[block.index()] = area;
    }

    /// [BOR-14.1.2] A post exists from the moment its first holder is on the map.
    fn come(&mut self, block: BlockId, area: AreaId) {
        self.put(block, Some(area));
        self.take_first_post(block);
    }

    /// The post that a block holds from the start, if it does.
    pub(crate) fn take_first_post(&mut self, block: BlockId) {
        if let Some(post) = self.card(block).post {
            self.posts[post as usize] = Some(block);
        }
    }

    /// [BOR-6.1.6] As many orders as it has steps now.
    fn activate(&mut self, hq: BlockId, post: Option<Post>) {
        let orders = if post.is_some() { self.steps(hq) } else { 0 };
        self.commands.push(Command { hq, post, orders });
        self.activated.insert(hq);
        self.shown.insert(hq);
    }

    fn spend_order(&mut self, hq: BlockId) {
        let command = self.commands.iter_mut().find(|command| command.hq == hq);
        command.expect("whoever spends an order is active").orders -= 1;
    }

    fn bombard(&mut self, gun: BlockId, from: AreaId, at: AreaId) {
        self.bombarded.insert(gun);
        self.shown.insert(gun);
        let border = self.map().border_between(from, at).expect("guns fire at neighbours");
        self.fired_over.insert(border);
    }

    /// [BOR-11.3.2] The second hit of a pair was taken, if it was the defender who took it: only he may
    /// be in a redoubt.
    fn note_hit(&mut self, side: Side, cause: Cause) {
        let Some(battle) = self.battle.as_mut() else { return };
        if cause == Cause::Fire && side != battle.attacker {
            battle.odd_hit = false;
        }
    }

    /// A block leaves the map for good.
    fn take_off(&mut self, block: BlockId) {
        self.steps[block.index()] = 0;
        self.put(block, None);
        self.commands = self.commands.iter().filter(|it| it.hq != block).copied().collect();
        self.leave_battle(block);
        for set in [&mut self.moved, &mut self.bombarded, &mut self.activated, &mut self.shown] {
            set.remove(block);
        }
    }

    /// What is kept of a block in battle is forgotten. [BOR-12.2.5] Whoever was sheltered by it
    /// counts as in square still.
    fn leave_battle(&mut self, block: BlockId) {
        self.origins[block.index()] = None;
        self.reserves.remove(block);
        if let Some(battle) = self.battle.as_mut() {
            let stays = |it: &&Shelter| it.guest != block;
            battle.shelters = battle.shelters.iter().filter(stays).copied().collect();
            for set in [
                &mut battle.acted,
                &mut battle.squares,
                &mut battle.flankers,
                &mut battle.flank_bonus,
            ] {
                set.remove(block);
            }
        }
    }

    fn move_block(&mut self, block: BlockId, from: AreaId, to: AreaId, how: How) {
        let side = self.side(block);
        // [BOR-8.3.3] What goes into a battle area or out of a contested one is counted.
        let is_counted = match how {
            How::Surplus | How::Night => false,
            How::BeforeActivation | How::Ordered | How::Headquarters | How::Straggling => {
                self.contested().contains(from) || !self.open_to(side).contains(to)
            }
        };
        if is_counted {
            self.count_crossing(from, to, side);
        }
        // [BOR-8.4.3] A block too many goes back to where it came from. It does not fight there.
        self.origins[block.index()] = match how {
            How::BeforeActivation | How::Ordered | How::Headquarters | How::Straggling => {
                Some(from)
            }
            How::Surplus | How::Night => None,
        };
        self.reserves.remove(block);
        if !self.open_to(side).contains(to) {
            self.enter_battle(block, to);
        }
        self.put(block, Some(to));
        // [BOR-18.2.1] A headquarters that moves before its activation is shown with it.
        let marks = if how == How::BeforeActivation { &mut self.shown } else { &mut self.moved };
        marks.insert(block);
    }

    fn count_crossing(&mut self, from: AreaId, to: AreaId, side: Side) {
        let border = self.map().border_between(from, to).expect("into battle one goes one area");
        let towards = self.towards(border, to);
        let blocks = self.crossings.get(border, side, towards);
        self.crossings.set(border, side, towards, blocks + 1);
    }

    /// [BOR-9.3.1], [BOR-9.3.2] Player 2 enters a battle that Player 1 has opened as a reserve, and
    /// attacks where only enemies stand.
    fn enter_battle(&mut self, block: BlockId, to: AreaId) {
        let side = self.side(block);
        if side == self.first || self.second_attacks.contains(to) {
            return;
        }
        if self.number(to, side) > 0 {
            self.reserves.insert(block);
        } else {
            self.second_attacks.insert(to);
        }
    }

    /// [BOR-6.1.4] The price never destroys.
    fn tire(&mut self, hqs: BlockSet) {
        for hq in hqs {
            let steps = &mut self.steps[hq.index()];
            *steps = steps.saturating_sub(1);
        }
    }

    fn end_action_phase(&mut self, side: Side) {
        self.commands.clear();
        self.fired_over = BorderSet::NONE;
        self.shown = BlockSet::NONE;
        self.stage = Stage::Activation;
        self.forget_origins(side);
        if side == self.first {
            for area in self.contested() {
                self.holding[area.index()] = self.number(area, side);
            }
        }
    }

    /// [BOR-10.4.1] After the action phase it matters only of blocks in battle areas from where they came.
    fn forget_origins(&mut self, side: Side) {
        let contested = self.contested();
        for block in self.setting.get().of_side(side) {
            if !self.area(block).is_some_and(|area| contested.contains(area)) {
                self.origins[block.index()] = None;
            }
        }
    }

    fn fight_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle is fought")
    }

    /// [BOR-12.2.5] Shelter must be declared anew.
    fn begin_round(&mut self, round: u8, attacker: Side, flank_bonus: BlockSet) {
        let battle = self.fight_mut();
        battle.round = round;
        battle.attacker = attacker;
        battle.flank_bonus = flank_bonus;
        battle.acted = BlockSet::NONE;
        battle.shelters.clear();
        battle.passages.clear();
        battle.withdrawals = 0;
        battle.odd_hit = false;
    }

    /// [BOR-13.1.5] A block passes a border in retreat or regrouping.
    fn pass(&mut self, block: BlockId, from: AreaId, to: AreaId) {
        let border = self.map().border_between(from, to).expect("retreats go one area");
        let side = self.side(block);
        self.put(block, Some(to));
        self.fight_mut().passages.push(Passage { border, to, side });
    }

    fn regroup(&mut self, block: BlockId, from: AreaId, to: AreaId) {
        self.pass(block, from, to);
        self.leave_battle(block);
        self.fight_mut().acted.insert(block);
    }

    /// [BOR-12.2.4] Squares end with the battle; regrouping counts anew. [BOR-18.2.1] Reserves that did
    /// not come to fight stay hidden.
    fn end_battle(&mut self) {
        let area = self.fight().area;
        for side in Side::BOTH {
            for block in self.of_side_in(area, side) {
                self.origins[block.index()] = None;
            }
        }
        let battle = self.fight_mut();
        *battle =
            Battle { is_over: true, round: battle.round, ..Battle::new(area, battle.attacker) };
    }

    fn forget_supply(&mut self) {
        self.supplied = [AreaSet::NONE; 2];
        self.spent = [0; MOST_SOURCES];
    }

    /// Points of captured sources are counted by the step that spends them.
    fn supply(&mut self, block: BlockId, area: AreaId, source: AreaId) {
        let side = self.side(block);
        self.steps[block.index()] += 1;
        self.supplied[side as usize].insert(area);
        let sources = &self.setting.get().sources;
        if let Some(own) = sources.iter().position(|it| it.area == source && it.side == side) {
            self.spent[own] += 1;
        }
    }

    /// [BOR-5.1.4] The marks of the turn.
    fn clear_marks(&mut self) {
        self.moved = BlockSet::NONE;
        self.bombarded = BlockSet::NONE;
        self.activated = BlockSet::NONE;
        self.reserves = BlockSet::NONE;
        self.crossings = Crossings::default();
        self.origins = [None; MOST_BLOCKS];
        self.holding = [0; MOST_AREAS];
        self.second_attacks = AreaSet::NONE;
        self.forget_supply();
    }

    /// [BOR-16.1.2] Every headquarters on the map regains its full steps.
    fn recover(&mut self) {
        for hq in self.setting.get().headquarters {
            if self.area(hq).is_some() {
                self.steps[hq.index()] = self.card(hq).full;
            }
        }
    }
}
