//! How events change the position: assignments, and nothing else. In the order of a turn, as
//! `event` lists them.

use crate::board::{LOCATIONS, Location, Post, Role};
use crate::event::{Event, Path, Who};
use crate::ids::{BlockId, TownId};
use crate::movement::leaders::noted_town;
use crate::movement::roads::{counts_before, last_bridge};
use crate::setting::map::MOST_WAYS;
use crate::setting::{BlockSet, TownSet};
use crate::state::{Battle, Campaign, Group, RoadCounts, RoadSet, Shelter};

const KNOWN: &str = "the full log knows every block";

/// Changes the position as `event` says.
pub(crate) fn apply(campaign: &mut Campaign, event: &Event) {
    match event {
        Event::Began(step) => campaign.agenda.push(*step),
        Event::Ended => drop(campaign.agenda.pop()),
        Event::Placed { who, town } => campaign.towns[block(who).index()] = *town,
        Event::TurnBegan { turn } => campaign.begin_turn(*turn),
        Event::Moved { who, path } => campaign.move_block(block(who), *path),
        Event::MarchesOpened => campaign.note_leaders(),
        Event::LeaderShown { leader, town, stands } => {
            campaign.show_leader(*leader, *town, *stands)
        }
        Event::Marched { who, from, to, lost, .. } => {
            campaign.march(block(who), *from, *to, *lost);
        }
        Event::FightsFound { skirmishes, battles } => {
            campaign.end_movement();
            campaign.skirmishes = *skirmishes;
            campaign.unordered = *battles;
        }
        Event::Eliminated { block, .. } => {
            campaign.lost.insert(*block);
            campaign.take_off(*block);
        }
        Event::SkirmishBegan { speaker, .. } => {
            campaign.picked = BlockSet::NONE;
            campaign.picked_are_shown = false;
            campaign.skirmish_speaker = Some(*speaker);
        }
        Event::Picked { who, .. } => campaign.picked.insert(block(who)),
        Event::SkirmishersShown { .. } => campaign.picked_are_shown = true,
        Event::StepLost { who, .. } => campaign.steps[block(who).index()] -= 1,
        Event::RoutLoss { who, lost } => campaign.steps[block(who).index()] -= lost,
        Event::SkirmishLost { .. } => {
            campaign.places = [0; MOST_WAYS];
            campaign.hide_skirmishers();
        }
        Event::SkirmishEnded { town } => {
            campaign.skirmishes.remove(*town);
            campaign.hide_skirmishers();
            campaign.skirmish_speaker = None;
            campaign.places = [0; MOST_WAYS];
        }
        Event::Retreated { who, from, to, .. } => campaign.retreat(block(who), *from, *to),
        Event::BattleOrdered { town, speaker } => {
            campaign.unordered.remove(*town);
            campaign.battles.push(Battle::new(*town, *speaker));
        }
        Event::BattleOpened { town } => {
            campaign.forget_battle_turn();
            campaign.open_battle(*town);
        }
        Event::MarkerPut { town, at, marker } => {
            campaign.battle_mut(*town).markers[at.index()] = Some(*marker);
        }
        Event::WoodsDropped { town, at } => campaign.battle_mut(*town).markers[at.index()] = None,
        Event::Deployed { who, at, .. } => campaign.locations[block(who).index()] = *at,
        Event::DeploymentConfirmed { town, role, .. } => {
            campaign.battle_mut(*town).deployed[*role as usize] = true;
        }
        Event::HolderNamed { town, at, who } => {
            campaign.battle_mut(*town).holders[at.index()] = who.as_ref().map(block);
        }
        Event::BattleTurnBegan { town, role, round } => {
            campaign.begin_battle_turn(*town, *role, *round);
        }
        Event::MoraleCalled { blocks } => campaign.untested = *blocks,
        Event::MoraleRolled { block, passed, .. } => {
            campaign.untested.remove(*block);
            if !passed {
                campaign.acted.insert(*block);
            }
        }
        Event::Stepped { who, town, from, to, .. } => {
            campaign.step_on_board(block(who), *town, *from, *to);
        }
        Event::EngagementsChanged { begun, fresh, over } => {
            campaign.engaged = (campaign.engaged | *begun) - *over;
            campaign.fresh = (campaign.fresh | *fresh) - *over;
            campaign.seen |= *begun;
        }
        Event::Vanished { blocks } => campaign.seen -= *blocks,
        Event::Fired { who, .. } => campaign.fire(block(who)),
        Event::SquareFormed { who, .. } => {
            campaign.squares.insert(block(who));
            campaign.seen.insert(block(who));
        }
        Event::SquareLeft { block } => campaign.squares.remove(*block),
        Event::Sheltered { who, host } => {
            campaign.shelters.push(Shelter { guest: block(who), host: *host });
        }
        Event::ShelterLeft { who } => campaign.end_shelter_of(block(who)),
        Event::Occupied { who, town, at } => {
            campaign.battle_mut(*town).holders[at.index()] = Some(block(who));
        }
        Event::PassedOn { who, town, at } => {
            campaign.battle_mut(*town).holders[at.index()] = Some(block(who));
            campaign.passed_on |= 1 << at.index();
        }
        Event::Acted { who } => campaign.acted.insert(block(who)),
        Event::Reinforced { who, from, town } => campaign.reinforce(block(who), *from, *town),
        Event::StallCounted { town, count } => campaign.battle_mut(*town).stall = *count,
        Event::WithdrawalBegan { town } => campaign.withdraw(*town),
        Event::BattleTurnEnded { .. } => campaign.arrivals = [0; MOST_WAYS],
        Event::Routed { town, role, .. } => campaign.rout(*town, *role),
        Event::Crossed { block, to } => campaign.cross(*block, *to),
        Event::BattleWon { town, .. } => campaign.clear_board(*town),
        Event::Regrouped { who, town, from, to } => {
            campaign.regroup(block(who), *town, *from, *to);
        }
        Event::SupplyCut { .. } => campaign.forget_battle_turn(),
        Event::Demoralised { army } => campaign.demoralised[*army as usize] = true,
        Event::ArmyRemoved { faces, .. } => {
            faces.iter().for_each(|face| campaign.take_off(face.block));
        }
        Event::Won { side, .. } => {
            campaign.winner = Some(*side);
            campaign.agenda.clear();
        }
        Event::TurnEnded { .. } => campaign.disrupted = BlockSet::NONE,
        Event::SetUpConfirmed { .. }
        | Event::MovesEnded { .. }
        | Event::MarchesEnded { .. }
        | Event::PicksConfirmed { .. }
        | Event::Skirmished { .. }
        | Event::MarkerDrawn { .. }
        | Event::Revealed { .. }
        | Event::BattlePhaseEnded { .. }
        | Event::ReinforcementEnded { .. }
        | Event::Found { .. }
        | Event::RegroupEnded { .. } => {}
    }
}

fn block(who: &Who) -> BlockId {
    who.face.expect(KNOWN).block
}

impl Campaign {
    fn begin_turn(&mut self, turn: u8) {
        self.turn = turn;
        self.roads = RoadCounts::default();
        self.bridges = RoadCounts::default();
        self.cycle = Role::Attacker;
        self.entries = RoadSet::default();
        self.forget_battle_turn();
    }

    fn move_block(&mut self, block: BlockId, path: Path) {
        self.starts[block.index()] = Some(path.from);
        self.vias[block.index()] = path.via;
        let roads = match path.via {
            Some(via) => {
                self.use_road(path.from, via);
                self.enter(block, via, path.to);
                2
            }
            None => {
                self.enter(block, path.from, path.to);
                1
            }
        };
        if roads == self.kind(block).allowance() {
            self.spent.insert(block);
        }
        self.note_bridge(block, path.via.unwrap_or(path.from), path.to);
        self.note_entry(path.via.unwrap_or(path.from), path.to);
    }

    fn march(&mut self, block: BlockId, from: TownId, to: TownId, lost: u8) {
        self.spent.remove(block);
        self.enter(block, from, to);
        self.note_bridge(block, from, to);
        self.steps[block.index()] -= lost;
        // [WAT-7.1.5] A dead block opens no way of retreat.
        if self.steps(block) > 0 {
            self.note_entry(from, to);
        }
    }

    /// A block goes over its last road. [WAT-5.3.2] Its group attacks if enemies stand there.
    fn enter(&mut self, block: BlockId, from: TownId, to: TownId) {
        self.use_road(from, to);
        self.towns[block.index()] = Some(to);
        let start = self.starts[block.index()].expect("it has moved this turn");
        let army = self.army(block);
        let is_attack = !self.of_side_in(to, army.side().enemy()).is_empty();
        let is_it = |group: &&mut Group| group.army == army && group.start == start;
        if self.groups.iter_mut().find(is_it).is_none() {
            self.groups.push(Group { army, start, attacked: TownSet::NONE });
        }
        if is_attack && let Some(group) = self.groups.iter_mut().find(is_it) {
            group.attacked.insert(to);
        }
    }

    fn use_road(&mut self, from: TownId, to: TownId) {
        let road = self.setting.get().map.road_between(from, to);
        self.roads.add_one(road.expect("moves follow roads"));
    }

    /// [WAT-6.2.2] An attacker whose last road has no bridge counts on the last that he crossed before.
    fn note_bridge(&mut self, block: BlockId, from: TownId, to: TownId) {
        let attacks = !self.of_side_in(to, self.active().enemy()).is_empty();
        let counts = counts_before(self);
        let is_bridge = last_bridge(self, [Some(from), Some(to), None]).is_some();
        let path = [self.starts[block.index()], self.vias[block.index()], Some(from)];
        if let Some(bridge) = last_bridge(self, path).filter(|_| counts && attacks && !is_bridge) {
            self.bridges.add_one(bridge);
        }
    }

    /// [WAT-18.1.3] The attacker may leave by the road on which he came.
    fn note_entry(&mut self, from: TownId, to: TownId) {
        let enemy = self.active().enemy();
        if !self.of_side_in(to, enemy).is_empty() {
            let road = self.setting.get().map.road_between(from, to);
            self.entries.insert(road.expect("moves follow roads"));
        }
    }

    fn note_leaders(&mut self) {
        let setting = self.setting.get();
        for army in crate::pieces::Army::ALL {
            let leader = setting.leader_of(army);
            self.leader_towns[army as usize] = leader.and_then(|leader| noted_town(self, leader));
        }
    }

    fn show_leader(&mut self, leader: BlockId, town: TownId, stands: bool) {
        if stands {
            self.met_leaders[self.army(leader) as usize] = Some(town);
        } else {
            self.shown_leaders.insert(leader);
        }
    }

    /// What only the movement phase needs is forgotten.
    fn end_movement(&mut self) {
        self.starts.fill(None);
        self.vias.fill(None);
        self.spent = BlockSet::NONE;
        self.groups.clear();
        self.leader_towns = [None; 3];
        self.shown_leaders = BlockSet::NONE;
        self.met_leaders = [None; 3];
    }

    /// [WAT-24.2.6] The exchange is over: nobody sees which of the blocks leaves by which road.
    fn hide_skirmishers(&mut self) {
        self.picked = BlockSet::NONE;
        self.picked_are_shown = false;
    }

    /// A block leaves map and board for good.
    fn take_off(&mut self, block: BlockId) {
        self.steps[block.index()] = 0;
        self.towns[block.index()] = None;
        self.starts[block.index()] = None;
        self.vias[block.index()] = None;
        for set in [
            &mut self.disrupted,
            &mut self.picked,
            &mut self.spent,
            &mut self.acted,
            &mut self.stepped,
            &mut self.fired,
            &mut self.joined,
            &mut self.left,
        ] {
            set.remove(block);
        }
        self.leave_board(block);
    }

    /// What is kept of a block on a board is forgotten. [WAT-15.4.2] What it held is vacant.
    fn leave_board(&mut self, block: BlockId) {
        self.locations[block.index()] = None;
        self.vacate(block);
        for set in [
            &mut self.engaged,
            &mut self.fresh,
            &mut self.squares,
            &mut self.seen,
            &mut self.untested,
        ] {
            set.remove(block);
        }
        self.end_shelter_of(block);
    }

    /// [WAT-15.4.2] A holder who moves off leaves the marker vacant.
    fn vacate(&mut self, block: BlockId) {
        for battle in self.battles.iter_mut() {
            for holder in &mut battle.holders {
                if *holder == Some(block) {
                    *holder = None;
                }
            }
        }
    }

    /// Ends the shelter of a guest, or of whoever is the guest of a host.
    fn end_shelter_of(&mut self, block: BlockId) {
        let kept = self.shelters.iter().filter(|it| it.guest != block && it.host != block);
        self.shelters = kept.copied().collect();
    }

    fn retreat(&mut self, block: BlockId, from: TownId, to: TownId) {
        // [WAT-18.3.1] Retreating counts as doing something.
        if self.block_role(block) == Role::Attacker && self.location(block).is_some() {
            self.pressed = true;
        }
        self.cross_in_retreat(block);
        self.leave_board(block);
        self.towns[block.index()] = Some(to);
        self.picked.remove(block);
        self.disrupted.insert(block);
        self.use_place(from, to);
    }

    /// [WAT-15.3.2] A block that retreats from beyond a stream uses a crossing.
    fn cross_in_retreat(&mut self, block: BlockId) {
        let battle = self.town(block).and_then(|town| self.battle(town));
        if let (Some(at), Some(battle)) = (self.location(block), battle)
            && at.role() != self.block_role(block)
            && battle.has_stream(at)
            && let Some(line) = at.line()
        {
            self.crossings[line] += 1;
        }
    }

    /// [WAT-6.1.3] A place on the road between the town of the fight and a neighbour is used.
    fn use_place(&mut self, fight: TownId, neighbour: TownId) {
        self.places[self.way_number(fight, neighbour)] += 1;
    }

    fn way_number(&self, fight: TownId, neighbour: TownId) -> usize {
        let map = &self.setting.get().map;
        let road = map.road_between(fight, neighbour);
        let way = road.and_then(|road| map.way_number(fight, road));
        way.expect("moves follow roads")
    }

    fn battle_mut(&mut self, town: TownId) -> &mut Battle {
        let battle = self.battles.iter_mut().find(|battle| battle.town == town);
        battle.expect("an event names a battle that runs")
    }

    /// [WAT-9.2.4] No marker lies before: those that a position of rules 1 may have are taken up.
    fn open_battle(&mut self, town: TownId) {
        let battle = self.battle_mut(town);
        battle.is_open = true;
        battle.markers = [None; LOCATIONS];
    }

    fn begin_battle_turn(&mut self, town: TownId, role: Role, round: u8) {
        self.battle_mut(town).round = round;
        let number = self.battles.iter().position(|battle| battle.town == town);
        self.next_battle = number.map_or(0, |number| number as u8 + 1);
        self.cycle = role;
        self.forget_battle_turn();
        self.acting = role;
    }

    /// What is kept of one battle turn, or of what follows a victory, is forgotten.
    fn forget_battle_turn(&mut self) {
        self.acting = Role::Attacker;
        self.acted = BlockSet::NONE;
        self.stepped = BlockSet::NONE;
        self.fired = BlockSet::NONE;
        self.joined = BlockSet::NONE;
        self.left = BlockSet::NONE;
        self.untested = BlockSet::NONE;
        self.crossings = [0; 3];
        self.places = [0; MOST_WAYS];
        self.passed_on = 0;
        self.pressed = false;
    }

    fn step_on_board(&mut self, block: BlockId, town: TownId, from: Location, to: Location) {
        self.vacate(block);
        self.locations[block.index()] = Some(to);
        self.stepped.insert(block);
        if self.engaged.contains(block) {
            self.left.insert(block);
        }
        let role = self.block_role(block);
        let meets = !self.enemies_at(town, to, role).is_empty();
        if meets {
            self.joined.insert(block);
        }
        if role == Role::Attacker && (meets || to.role() == Role::Defender) {
            self.pressed = true;
        }
        if to.facing() == Some(from)
            && self.the_battle(town).has_stream(to)
            && let Some(line) = to.line()
        {
            self.crossings[line] += 1;
        }
    }

    /// The enemies of a role in a location.
    fn enemies_at(&self, town: TownId, at: Location, role: Role) -> BlockSet {
        let enemies = self.of_side_in(town, self.side_of(role.other()));
        enemies.iter().filter(|&enemy| self.location(enemy) == Some(at)).collect()
    }

    fn fire(&mut self, block: BlockId) {
        self.fired.insert(block);
        self.fresh.remove(block);
        self.seen.insert(block);
        if self.block_role(block) == Role::Attacker {
            self.pressed = true;
        }
    }

    fn reinforce(&mut self, block: BlockId, from: TownId, town: TownId) {
        let role = self.block_role(block);
        self.towns[block.index()] = Some(town);
        self.locations[block.index()] = Some(Location::of(role, Post::Reserve));
        self.arrivals[self.way_number(town, from)] += 1;
        if role == Role::Attacker {
            self.pressed = true;
            self.note_way_in(from, town);
        }
    }

    /// [WAT-17.1.5] The attacker's reinforcements open a way of retreat.
    fn note_way_in(&mut self, from: TownId, town: TownId) {
        let road = self.setting.get().map.road_between(from, town);
        self.entries.insert(road.expect("moves follow roads"));
    }

    /// [WAT-19.2.4] Squares break up, and nothing is held any more; [WAT-19.2.3] the routed side has
    /// the places that it has not used in its own battle turn.
    fn rout(&mut self, town: TownId, role: Role) {
        self.battle_mut(town).routed = Some(role);
        for block in self.of_side_in(town, self.side_of(role)) {
            self.squares.remove(block);
            self.end_shelter_of(block);
            self.vacate(block);
        }
        self.free_places_of(role);
    }

    /// [WAT-18.3.2] The attacker leaves; [WAT-18.1.5] after the enemy's battle turn all places are free.
    fn withdraw(&mut self, town: TownId) {
        self.battle_mut(town).is_withdrawing = true;
        self.free_places_of(Role::Attacker);
    }

    fn free_places_of(&mut self, role: Role) {
        if role != self.acting {
            self.places = [0; MOST_WAYS];
            self.crossings = [0; 3];
        }
    }

    /// [WAT-19.2.2] A routed block is back over a stream, and [WAT-15.4.2] holds nothing beyond it.
    fn cross(&mut self, block: BlockId, to: Location) {
        self.vacate(block);
        self.locations[block.index()] = Some(to);
        if let Some(line) = to.line() {
            self.crossings[line] += 1;
        }
    }

    /// [WAT-20.1.2] The winner's blocks return to the town.
    fn clear_board(&mut self, town: TownId) {
        for block in self.blocks_in(town) {
            self.leave_board(block);
        }
        let number = self.battles.iter().position(|battle| battle.town == town);
        let number = number.expect("an event names a battle that runs");
        self.battles = self.battles.iter().filter(|it| it.town != town).copied().collect();
        if usize::from(self.next_battle) > number {
            self.next_battle -= 1;
        }
        self.forget_battle_turn();
    }

    fn regroup(&mut self, block: BlockId, victory: TownId, from: TownId, to: TownId) {
        let neighbour = if from == victory { to } else { from };
        self.use_place(victory, neighbour);
        self.acted.insert(block);
        self.towns[block.index()] = Some(to);
        let role = self.block_role(block);
        if self.battle(to).is_some_and(|battle| battle.is_open) {
            self.locations[block.index()] = Some(Location::of(role, Post::Reserve));
        }
        let is_fight = self.unfinished().contains(to);
        if is_fight && role == Role::Attacker {
            self.note_way_in(from, to);
        }
    }
}
