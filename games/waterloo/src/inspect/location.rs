//! A location on the board of a battle: who stands there, and what lies there.

use engine::{Fact, Inspection, Phrase, Thing};

use super::eyes::Eyes;
use super::pieces;
use crate::board::Location;
use crate::ids::TownId;
use crate::pieces::Marker;
use crate::state::Battle;

/// [WAT-9.2.4] A battle that has not opened has no board yet.
pub(super) fn look(eyes: &Eyes<'_>, town: TownId, at: Location) -> Option<Inspection> {
    let battle = eyes.campaign.battle(town).filter(|battle| battle.is_open)?;
    let mut things = pieces(eyes, eyes.at(town, at));
    things.push(ground(eyes, battle, at));
    Some(Inspection { things })
}

fn ground(eyes: &Eyes<'_>, battle: &Battle, at: Location) -> Thing {
    let mut facts = vec![whose(eyes, battle.town, at)];
    facts.extend(marker(battle, at));
    facts.extend(holder(eyes, battle, at));
    facts.extend(stream(eyes, battle, at));
    let phrase = eyes.campaign.with_spot(Phrase::new("inspect-location"), "at", battle.town, at);
    let name = phrase.term("role", at.role().term()).term("post", at.post().term());
    Thing { id: "location", name, facts, layers: Vec::new() }
}

/// [WAT-11.1.1] What it faces; a Reserve faces nothing.
fn whose(eyes: &Eyes<'_>, town: TownId, at: Location) -> Fact {
    match at.facing() {
        Some(facing) => {
            let text = eyes.campaign.with_spot(Phrase::new("fact-faces"), "at", town, facing);
            Fact::new("faces", text).by("WAT-11.1.1")
        }
        None => Fact::new("faces", Phrase::new("fact-reserve")).by("WAT-11.1.1"),
    }
}

/// What lies on the position, and what it does.
fn marker(battle: &Battle, at: Location) -> Option<Fact> {
    let (id, rule) = match battle.marker(at)? {
        Marker::Woods => ("fact-woods", "WAT-15.1.1"),
        Marker::Farm => ("fact-farm", "WAT-15.2.1"),
        Marker::Hill => ("fact-hill", "WAT-15.2.3"),
        Marker::Stream => return None,
    };
    Some(Fact::new("marker", Phrase::new(id)).by(rule))
}

/// [WAT-11.3.5] Who holds it. [WAT-24.2.4] The marker tells the kind of a block that is not seen,
/// and nothing more.
fn holder(eyes: &Eyes<'_>, battle: &Battle, at: Location) -> Option<Fact> {
    let block = battle.holder(at)?;
    let campaign = eyes.campaign;
    let is_known = eyes.known(block.into()).contains(block);
    let text = if is_known {
        campaign.with_block(Phrase::new("fact-holder"), "block", block)
    } else {
        Phrase::new("fact-holder").term("block", campaign.army(block).some_block())
    };
    Some(Fact::new("holder", text).by("WAT-11.3.5"))
}

/// [WAT-15.3.1] The stream in front of it, and how often the acting side has crossed.
fn stream(eyes: &Eyes<'_>, battle: &Battle, at: Location) -> Option<Fact> {
    let line = at.line().filter(|_| battle.has_stream(at))?;
    let crossed = eyes.campaign.crossings[line];
    let text = Phrase::new("fact-stream").number("crossed", crossed);
    Some(Fact::new("stream", text).by("WAT-15.3.1"))
}
