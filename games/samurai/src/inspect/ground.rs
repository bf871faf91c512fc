//! What is to be said of a hex itself.

use engine::{Fact, Phrase, Thing};

use crate::ids::HexId;
use crate::pieces::Arm;
use crate::setting::Feat;
use crate::state::Battle;

/// The ground of a hex, and what it is worth to whom.
pub(super) fn thing(battle: &Battle, hex: HexId) -> Thing {
    let setting = battle.setting.get();
    let tile = battle.ground().tile(hex);
    let label = setting.labels.iter().find(|(place, _)| *place == hex);
    let id = if label.is_some() { "inspect-ground-named" } else { "inspect-ground" };
    let name = setting.with_hex(Phrase::new(id), "hex", hex);
    let name = name.term("terrain", tile.terrain.term()).number("level", tile.level);
    let name = match label {
        Some((_, label)) => name.text("label", label.clone()),
        None => name,
    };
    let facts = terrain(battle, hex).into_iter().chain(goals(battle, hex)).collect();
    Thing { id: "ground", name, facts, layers: Vec::new() }
}

/// [SAM-12.1.1] What the terrain does.
fn terrain(battle: &Battle, hex: HexId) -> Vec<Fact> {
    let terrain = battle.ground().terrain(hex);
    let facts = [
        (terrain.is_slow(), "fact-slow", "SAM-5.2.3"),
        (!terrain.admits(Arm::Cavalry), "fact-no-cavalry", "SAM-5.2.4"),
        (terrain.blocks_sight(), "fact-blocks-sight", "SAM-2.3.2"),
        (terrain.hides(Arm::Cavalry), "fact-hides", "SAM-11.1.1"),
        (
            terrain.hides(Arm::Infantry) && !terrain.hides(Arm::Cavalry),
            "fact-hides-infantry",
            "SAM-11.1.1",
        ),
        (battle.ground().is_river(hex), "fact-river", "SAM-12.3.1"),
    ];
    let told = facts.into_iter().filter(|(holds, _, _)| *holds);
    told.map(|(_, id, rule)| Fact::new(id, Phrase::new(id)).by(rule)).collect()
}

/// [SAM-19.2.1], [SAM-19.2.3] Who scores here, and who leaves.
fn goals(battle: &Battle, hex: HexId) -> Vec<Fact> {
    let setting = battle.setting.get();
    let holds = setting.points.iter().filter(|award| match award.feat {
        Feat::Hold(hexes) => hexes.contains(hex),
        Feat::DestroyUnit
        | Feat::DestroyHeadquarters
        | Feat::HeadquartersAlive
        | Feat::ExitUnit
        | Feat::ExitHeadquarters => false,
    });
    let holds = holds.map(|award| {
        let text = Phrase::new("fact-hold").text("side", setting.side_name(award.side));
        Fact::new("hold", text.number("points", award.points)).by("SAM-19.2.1")
    });
    let exits = setting.exits.iter().filter(|exit| exit.hexes.contains(hex)).map(|exit| {
        let text = Phrase::new("fact-exit").text("side", setting.side_name(exit.side));
        Fact::new("exit", text.number("turn", exit.from_turn)).by("SAM-19.2.3")
    });
    holds.chain(exits).collect()
}
