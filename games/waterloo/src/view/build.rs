//! How a view is made.

use engine::Viewer;

use crate::board::Location;
use crate::ids::{BlockId, TownId};
use crate::pieces::{Army, Side};
use crate::setting::{BlockSet, Setting, TownSet};
use crate::state::{Campaign, RoadCounts, Shelter};
use crate::step::Step;
use crate::view::agenda::in_hand_of;
use crate::view::marks::Marks;
use crate::view::{
    ArmyView, BattleView, BlockView, GroupView, GuestView, Hidden, LeaderView, MetLeader, RoadUse,
    View,
};

/// What a viewer can see of the campaign.
pub(crate) fn view(campaign: &Campaign, viewer: Viewer) -> View {
    let eyes = Eyes { campaign, viewer };
    let met = Army::ALL.into_iter().filter_map(|army| {
        campaign.met_leaders[army as usize].map(|town| MetLeader { army, town })
    });
    let battles = campaign.battles.iter();
    let passed_on = Location::ALL.iter().copied();
    View {
        turn: campaign.turn,
        active: campaign.active(),
        winner: campaign.winner,
        agenda: eyes.agenda(),
        armies: Army::ALL.map(|army| army_view(campaign, army)).to_vec(),
        blocks: eyes.blocks(),
        hidden: eyes.hidden(),
        lost: campaign.lost,
        removed: removed(campaign),
        roads: uses(&campaign.roads),
        bridges: eyes.bridges(),
        entries: campaign.entries.iter().collect(),
        groups: eyes.groups(),
        leaders: Army::ALL.iter().filter_map(|&army| eyes.leader(army)).collect(),
        met_leaders: met.collect(),
        skirmishes: campaign.skirmishes,
        picks_shown: campaign.picked_are_shown,
        speaker: campaign.skirmish_speaker,
        unordered: campaign.unordered,
        battles: battles
            .map(|battle| BattleView::of(campaign, battle, |it| eyes.see(it)))
            .collect(),
        next_battle: campaign.next_battle,
        cycle: campaign.cycle,
        guests: campaign.shelters.iter().map(|shelter| eyes.guest(*shelter)).collect(),
        places: campaign.places,
        arrivals: campaign.arrivals,
        acting: campaign.acting,
        crossings: campaign.crossings,
        passed_on: passed_on.filter(|at| campaign.passed_on & 1 << at.index() != 0).collect(),
        pressed: campaign.pressed,
    }
}

fn uses(counts: &RoadCounts) -> Vec<RoadUse> {
    counts.used().map(|(road, blocks)| RoadUse { road, blocks }).collect()
}

fn army_view(campaign: &Campaign, army: Army) -> ArmyView {
    ArmyView {
        army,
        lost: campaign.lost_of(army),
        demoralised_at: campaign.setting.get().demoralised_at[army as usize],
        demoralised: campaign.demoralised[army as usize],
    }
}

/// [WAT-23.1.3] Those that left with their army, or are not in play at all.
fn removed(campaign: &Campaign) -> BlockSet {
    let all = campaign.setting.get().all_blocks();
    all.filter(|&block| campaign.steps(block) == 0 && !campaign.lost.contains(block)).collect()
}

/// A campaign as one viewer looks at it.
struct Eyes<'a> {
    campaign: &'a Campaign,
    viewer: Viewer,
}

impl Eyes<'_> {
    fn setting(&self) -> &'static Setting {
        self.campaign.setting.get()
    }

    /// [WAT-24.1.1] A player sees all blocks of his own side.
    fn is_own(&self, block: BlockId) -> bool {
        self.viewer.is_among(self.setting().side(block).seats())
    }

    /// Whether the viewer knows which block this is, and its steps.
    fn see(&self, block: BlockId) -> bool {
        self.is_own(block) || self.campaign.is_seen(block)
    }

    fn is_active(&self) -> bool {
        self.viewer.is_among(self.campaign.active().seats())
    }

    /// [WAT-24.1.3] Which block marched is hidden, and so is the bridge that it crossed before.
    fn bridges(&self) -> Vec<RoadUse> {
        if self.is_active() { uses(&self.campaign.bridges) } else { Vec::new() }
    }

    /// [WAT-24.1.3] Which block marched is hidden, and so is the group whose attack that was.
    fn groups(&self) -> Vec<GroupView> {
        let (groups, shows) = (&self.campaign.groups, self.is_active());
        let seen = groups.iter().map(|group| GroupView {
            army: group.army,
            start: group.start,
            attacked: if shows { group.attacked } else { TownSet::NONE },
        });
        seen.collect()
    }

    fn agenda(&self) -> Vec<Step> {
        let is_known = |step: &Step| {
            let hand = in_hand_of(self.campaign, *step);
            hand.is_none_or(|party| self.viewer.is_among(party.seat().into()))
        };
        self.campaign.agenda.iter().copied().filter(is_known).collect()
    }

    fn blocks(&self) -> Vec<BlockView> {
        let all = self.setting().all_blocks();
        let seen = all.filter(|&block| self.campaign.steps(block) > 0 && self.see(block));
        seen.map(|block| self.block(block)).collect()
    }

    fn block(&self, block: BlockId) -> BlockView {
        let (campaign, is_own) = (self.campaign, self.is_own(block));
        let of_own = |town: Option<TownId>| town.filter(|_| is_own);
        let marks = if is_own { Marks::All } else { Marks::Open };
        BlockView {
            block,
            steps: campaign.steps(block),
            shown: campaign.is_seen(block),
            town: campaign.town(block),
            at: campaign.location(block),
            start: of_own(campaign.starts[block.index()]),
            via: of_own(campaign.vias[block.index()]),
            marks: marks.of(campaign, block),
        }
    }

    /// [WAT-24.1.1] The numbers of those that the viewer does not see, town by town, then location
    /// by location, then army by army.
    fn hidden(&self) -> Vec<Hidden> {
        let mut hidden: Vec<Hidden> = Vec::new();
        for block in self.setting().all_blocks().filter(|&block| !self.see(block)) {
            let Some((town, at)) = self.known_place(block) else { continue };
            let army = self.setting().army(block);
            let is_it = |it: &Hidden| (it.town, it.at, it.army) == (town, at, army);
            let index = hidden.iter().position(is_it).unwrap_or_else(|| {
                hidden.push(Hidden { town, at, army, blocks: 0, disrupted: 0 });
                hidden.len() - 1
            });
            hidden[index].blocks += 1;
            hidden[index].disrupted += u8::from(self.campaign.disrupted.contains(block));
        }
        hidden.sort_by_key(|it| (it.town, it.at, it.army));
        hidden
    }

    /// Where the viewer knows a block to be that he does not see. [WAT-24.2.2] While a side places
    /// its blocks or deploys, the other sees nothing of it.
    fn known_place(&self, block: BlockId) -> Option<(TownId, Option<Location>)> {
        let campaign = self.campaign;
        if is_setting_up(campaign, self.setting().side(block)) {
            return None;
        }
        let town = campaign.town(block)?;
        let role = campaign.block_role(block);
        let has_deployed = campaign.battle(town).is_some_and(|it| it.deployed[role as usize]);
        Some((town, campaign.location(block).filter(|_| has_deployed)))
    }

    fn guest(&self, shelter: Shelter) -> GuestView {
        let Shelter { guest, host } = shelter;
        let block = Some(guest).filter(|&guest| self.see(guest));
        GuestView { host, army: self.setting().army(guest), block }
    }

    /// [WAT-24.1.3] A leader that was shown is known with the town where he was.
    fn leader(&self, army: Army) -> Option<LeaderView> {
        let town = self.campaign.leader_towns[army as usize]?;
        let leader = self.setting().leader_of(army)?;
        let shown = self.campaign.shown_leaders.contains(leader);
        (shown || self.is_own(leader)).then_some(LeaderView { army, town, shown })
    }
}

/// [WAT-3.2.1] Whether a side still places its blocks: with three players the enemy learns nothing
/// before both have confirmed.
fn is_setting_up(campaign: &Campaign, side: Side) -> bool {
    let places = |step: &Step| matches!(step, Step::SetUp { party } if party.side() == side);
    campaign.agenda.iter().any(places)
}
