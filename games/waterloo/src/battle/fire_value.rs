//! [WAT-14.2.6] The table of fire values.

use engine::Few;

use crate::battle::fire::Range;
use crate::battle::scene::Scene;
use crate::ids::BlockId;
use crate::pieces::{Kind, Target};

/// A fire value, and what it is made of: the base first, then each modifier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) parts: Few<Part, 4>,
}

/// A part of a fire value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) why: Why,
    pub(crate) by: i8,
}

/// Where a part of a fire value comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Why {
    /// [WAT-2.2.4] It is printed on the block.
    #[default]
    Printed,
    /// [WAT-15.1.1] Cavalry in woods has F1, whatever is printed.
    Woods,
    /// [WAT-15.2.1] The holder of a farm.
    Farm,
    /// [WAT-15.2.3] The holder of a hill, at long range.
    Hill,
    /// [WAT-14.2.2] The first fire of a gun in an engagement.
    Canister,
    /// [WAT-14.2.4] The first fire of cavalry in an engagement that it began.
    Shock,
    /// [WAT-16.1.5] The target is squares.
    Squares,
}

impl Why {
    /// The rule that says so.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Why::Printed => "WAT-2.2.4",
            Why::Woods => "WAT-15.1.1",
            Why::Farm => "WAT-15.2.1",
            Why::Hill => "WAT-15.2.3",
            Why::Canister => "WAT-14.2.2",
            Why::Shock => "WAT-14.2.4",
            Why::Squares => "WAT-16.1.5",
        }
    }
}

impl Value {
    /// [WAT-14.1.2] A die of this or less hits; 0 if the block may not fire.
    pub(crate) fn total(&self) -> u8 {
        let sum = self.parts.iter().map(|part| part.by).sum::<i8>();
        u8::try_from(sum).unwrap_or(0)
    }

    fn add(&mut self, why: Why, by: i8) {
        self.parts.push(Part { why, by });
    }
}

/// [WAT-14.2.6] With what value a block fires at a target group.
pub(crate) fn fire_value(scene: &Scene<'_>, block: BlockId, range: Range, target: Target) -> Value {
    let mut value = Value::default();
    match scene.kind(block) {
        // [WAT-14.2.5], [WAT-21.1.3] No modifier ever applies to a leader.
        Kind::Leader => value.add(Why::Printed, printed(scene, block)),
        Kind::Infantry => infantry(scene, block, target, &mut value),
        Kind::LightCavalry | Kind::HeavyCavalry => cavalry(scene, block, target, &mut value),
        Kind::FootArtillery | Kind::HorseArtillery => {
            guns(scene, block, range, target, &mut value);
        }
    }
    value
}

fn printed(scene: &Scene<'_>, block: BlockId) -> i8 {
    scene.setting.block(block).fire as i8
}

/// [WAT-14.2.3] Infantry has no bonus for engaging, and none for being in square itself.
fn infantry(scene: &Scene<'_>, block: BlockId, target: Target, value: &mut Value) {
    value.add(Why::Printed, printed(scene, block));
    if is_holder(scene, block) {
        value.add(Why::Farm, 1);
    }
    if target == Target::Squares {
        value.add(Why::Squares, 1);
    }
}

/// [WAT-14.2.4] Cavalry has shock in its first fire, but not against squares, [WAT-15.1.1] nor in
/// woods, where nothing else counts either.
fn cavalry(scene: &Scene<'_>, block: BlockId, target: Target, value: &mut Value) {
    if scene.battle.is_woods(scene.location(block)) {
        value.add(Why::Woods, 1);
        return;
    }
    value.add(Why::Printed, printed(scene, block));
    match target {
        Target::Squares => value.add(Why::Squares, -1),
        Target::Others if scene.campaign.fresh.contains(block) => value.add(Why::Shock, 1),
        Target::Others => {}
    }
}

/// [WAT-14.2.1] Guns profit from a hill at long range, [WAT-14.2.2] from canister at short range,
/// [WAT-16.1.5] and from squares at both.
fn guns(scene: &Scene<'_>, block: BlockId, range: Range, target: Target, value: &mut Value) {
    value.add(Why::Printed, printed(scene, block));
    match range {
        Range::Long if is_holder(scene, block) => value.add(Why::Hill, 1),
        Range::Short if scene.campaign.fresh.contains(block) => value.add(Why::Canister, 1),
        Range::Long | Range::Short => {}
    }
    if target == Target::Squares {
        value.add(Why::Squares, 1);
    }
}

/// Whether a block holds the farm or hill where it stands: only infantry holds a farm, and only
/// guns a hill.
fn is_holder(scene: &Scene<'_>, block: BlockId) -> bool {
    scene.battle.holder(scene.location(block)) == Some(block)
}
