//! [WAT-11.2.1] Markers and their holders, squares and shelters.

use super::boards::is_of;
use crate::board::{Location, Post, Role};
use crate::ids::BlockId;
use crate::pieces::Marker;
use crate::position::names::{Names, Rules};
use crate::setting::BlockSet;
use crate::state::{Battle, Campaign, Shelter};
use crate::step::Step;

pub(super) fn check(campaign: &Campaign, names: &mut Names, step: Step) {
    for battle in campaign.battles.iter() {
        check_markers(names, battle, step);
        check_question(names, battle, step);
        for at in Location::ALL {
            check_holder(campaign, names, battle, at);
        }
    }
    check_woods(campaign, names);
    for block in campaign.squares {
        check_square(campaign, names, block);
    }
    check_shelters(campaign, names);
}

/// [WAT-11.2.2] The attacker draws one marker, the defender two.
fn most_markers(role: Role) -> usize {
    match role {
        Role::Attacker => 1,
        Role::Defender => 2,
    }
}

/// [WAT-11.2.2], [WAT-11.2.3] So many markers of a side, on positions, and one stream on a line.
/// [WAT-9.2.4] Before a battle opens none is drawn.
fn check_markers(names: &mut Names, battle: &Battle, step: Step) {
    let id = names.setting.town_id(battle.town);
    let is_bare = battle.markers.iter().all(Option::is_none) || names.rules == Rules::Older;
    names.require(battle.is_open || is_bare, || {
        format!("battles: no marker lies in {id} before the battle opens.")
    });
    for role in Role::BOTH {
        let lying = Post::POSITIONS.map(|post| battle.marker(Location::of(role, post)));
        let lying = lying.iter().flatten().count();
        let drawn = drawn(battle, step, role);
        let most = most_markers(role);
        names.require(lying + drawn <= most, || {
            format!("battles: in {id} a side has more markers than the {most} it draws.")
        });
        let reserve = battle.marker(Location::of(role, Post::Reserve));
        names.require(reserve.is_none(), || {
            format!("battles: no marker lies in a Reserve of {id}.")
        });
    }
    let is_stream = |at: Location| battle.marker(at) == Some(Marker::Stream);
    let is_double = Location::ALL.iter().any(|&at| {
        at.role() == Role::Attacker && is_stream(at) && at.facing().is_some_and(is_stream)
    });
    names.require(!is_double, || format!("battles: in {id} a stream faces a stream."));
}

/// How many markers a side has drawn that do not lie yet.
fn drawn(battle: &Battle, step: Step, role: Role) -> usize {
    if let Step::PutMarkers { role: asked, drawn, .. } = step
        && is_of(step, battle)
        && asked == role
    {
        drawn.iter().flatten().count()
    } else {
        0
    }
}

/// [WAT-11.3.5], [WAT-19.2.2] A question about a farm, a hill or a stream needs one.
fn check_question(names: &mut Names, battle: &Battle, step: Step) {
    if !is_of(step, battle) {
        return;
    }
    if let Step::NameHolder { at, .. } = step {
        let is_one = matches!(battle.marker(at), Some(Marker::Farm | Marker::Hill));
        names.require(is_one && battle.holder(at).is_none(), || {
            "ask: no farm or hill without a holder lies there.".to_owned()
        });
    }
    if let Step::CrossStream { line, .. } = step {
        let is_one = line.role() == Role::Attacker && battle.has_stream(line);
        names.require(is_one, || "ask: there is no stream on this line.".to_owned());
    }
}

/// [WAT-15.2.1], [WAT-15.2.3] Infantry holds a farm, a gun a hill, where it stands.
fn check_holder(campaign: &Campaign, names: &mut Names, battle: &Battle, at: Location) {
    let Some(block) = battle.holder(at) else { return };
    let id = names.setting.block_id(block);
    let eligible = match battle.marker(at) {
        Some(Marker::Farm) => names.setting.infantry - campaign.squares,
        Some(Marker::Hill) => names.setting.guns,
        Some(Marker::Woods | Marker::Stream) | None => BlockSet::NONE,
    };
    names.require(eligible.contains(block), || {
        format!("battles: {id} cannot hold what lies there.")
    });
    let is_there =
        campaign.town(block) == Some(battle.town) && campaign.location(block) == Some(at);
    names.require(is_there, || format!("battles: {id} does not stand where it is said to hold."));
    names.require(battle.is_revealed(), || {
        format!("battles: {id} holds nothing before both sides have deployed.")
    });
}

/// [WAT-15.1.2] No gun stands in woods.
fn check_woods(campaign: &Campaign, names: &mut Names) {
    for block in names.setting.guns & campaign.on_map() {
        let battle = campaign.town(block).and_then(|town| campaign.battle(town));
        let (Some(battle), Some(at)) = (battle, campaign.location(block)) else { continue };
        let id = names.setting.block_id(block);
        names.require(!battle.is_woods(at), || format!("blocks: {id} cannot stand in woods."));
    }
}

/// [WAT-16.1.2] Infantry in an own position, not in woods. [WAT-19.2.4] In a rout squares break up.
fn check_square(campaign: &Campaign, names: &mut Names, block: BlockId) {
    let id = names.setting.block_id(block);
    let battle = campaign.town(block).and_then(|town| campaign.battle(town));
    let role = campaign.block_role(block);
    let can_form = |battle: &Battle, at: Location| {
        battle.is_revealed()
            && at.role() == role
            && !at.is_reserve()
            && !battle.is_woods(at)
            && battle.routed != Some(role)
    };
    let is_one = names.setting.infantry.contains(block)
        && battle.zip(campaign.location(block)).is_some_and(|(battle, at)| can_form(battle, at));
    names.require(is_one, || format!("blocks: {id} cannot be in square where it stands."));
}

/// [WAT-16.2.1] One leader or gun in a square of its side, in the same location.
fn check_shelters(campaign: &Campaign, names: &mut Names) {
    let mut hosts = BlockSet::NONE;
    let mut guests = BlockSet::NONE;
    for &Shelter { guest, host } in campaign.shelters.iter() {
        let [id, square] = [guest, host].map(|block| names.setting.block_id(block));
        let is_kind = (names.setting.leaders | names.setting.guns).contains(guest);
        names.require(is_kind, || format!("shelters: {id} is no leader and no gun."));
        let is_there = campaign.squares.contains(host)
            && campaign.side(guest) == campaign.side(host)
            && campaign.town(guest) == campaign.town(host)
            && campaign.location(guest) == campaign.location(host);
        names.require(is_there, || {
            format!("shelters: {square} is no square of its side in the location of {id}.")
        });
        names.require(!hosts.contains(host), || format!("shelters: {square} has two guests."));
        names.require(!guests.contains(guest), || format!("shelters: {id} is in two squares."));
        hosts.insert(host);
        guests.insert(guest);
    }
}
