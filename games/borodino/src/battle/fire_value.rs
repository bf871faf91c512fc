//! [BOR-11.1.2] The fire value in force.

use engine::Few;

use crate::battle::rounds::{LAST_ROUND, SECOND_ROUND};
use crate::battle::targets;
use crate::ids::{BlockId, BlockSet};
use crate::pieces::{Aim, Arms, Class, Ground, Kind, Letter};
use crate::state::Campaign;

/// How many dice a block rolls, and which it hits with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fire {
    pub(crate) dice: u8,
    pub(crate) value: u8,
}

/// [BOR-11.1.2] A 6 never hits.
pub(crate) const HIGHEST_VALUE: u8 = 5;

/// [BOR-11.1.2] What a block fires with: its rating and its steps, and then each line that fits, in the
/// order of the table.
pub(crate) type Parts = Few<Part, 10>;

/// What one line of the table adds to the dice of a block, and to its fire value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) why: Why,
    pub(crate) dice: i8,
    pub(crate) value: i8,
}

/// Where dice and fire values come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Why {
    /// [BOR-3.1.3] Its steps, and the rating on the block.
    #[default]
    Rating,
    /// [BOR-12.4.5] It is sheltered in a square.
    Sheltered,
    /// [BOR-12.4.4] It is in square itself.
    InSquare,
    /// [BOR-12.4.1] Cavalry and headquarters fire at squares,
    CavalryAtSquares,
    /// [BOR-12.4.2] Cossacks do,
    CossacksAtSquares,
    /// [BOR-12.4.3] or guns.
    GunsAtSquares,
    /// [BOR-11.2.1] Cavalry and guns in woods.
    Woods,
    /// [BOR-11.2.2] Cavalry and guns in marsh.
    Marsh,
    /// [BOR-11.2.4] It attacks a village, in its first round.
    Village,
    /// [BOR-12.1.1] It attacks with bayonets.
    Bayonet,
    /// [BOR-10.4.2] It attacks from the flank, or [BOR-10.4.3] comes as a reserve to one who does.
    Flank,
    /// [BOR-13.2.2] Cavalry pursues.
    Pursuit,
    /// [BOR-11.1.2] No value is more than 5.
    Cap,
}

impl Why {
    /// The rule that says so.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Why::Rating => "BOR-3.1.3",
            Why::Sheltered => "BOR-12.4.5",
            Why::InSquare => "BOR-12.4.4",
            Why::CavalryAtSquares => "BOR-12.4.1",
            Why::CossacksAtSquares => "BOR-12.4.2",
            Why::GunsAtSquares => "BOR-12.4.3",
            Why::Woods => "BOR-11.2.1",
            Why::Marsh => "BOR-11.2.2",
            Why::Village => "BOR-11.2.4",
            Why::Bayonet => "BOR-12.1.1",
            Why::Flank => "BOR-10.4.2",
            Why::Pursuit => "BOR-13.2.2",
            Why::Cap => "BOR-11.1.2",
        }
    }
}

/// [BOR-11.1.2] The fire of a block in the battle; [BOR-11.1.3] none if dice or value are 0 or less.
pub(crate) fn fire(campaign: &Campaign, block: BlockId, aim: Aim, arms: Arms) -> Option<Fire> {
    let parts = parts(campaign, block, aim, arms);
    let [dice, value] = [|part: &Part| part.dice, |part: &Part| part.value]
        .map(|number| u8::try_from(parts.iter().map(number).sum::<i8>()).unwrap_or(0));
    (dice > 0 && value > 0).then_some(Fire { dice, value })
}

/// [BOR-3.1.2] The blocks that act with a letter in this round: [BOR-12.4.5] those that are sheltered
/// with C.
pub(crate) fn of_letter(campaign: &Campaign, letter: Letter) -> BlockSet {
    let setting = campaign.setting.get();
    let guests = campaign.fight().guests();
    match letter {
        Letter::A => setting.guns - guests,
        Letter::B => (setting.cavalry | setting.headquarters) - guests,
        Letter::C => setting.infantry | guests,
    }
}

/// [BOR-11.1.2] The lines of the table that fit a block, in their order.
pub(crate) fn parts(campaign: &Campaign, block: BlockId, aim: Aim, arms: Arms) -> Parts {
    let mut table = Table { campaign, block, parts: Few::new() };
    let rating = campaign.card(block).fire as i8;
    table.add(Why::Rating, campaign.steps(block) as i8, rating);
    let is_sheltered = campaign.is_sheltered(block);
    if is_sheltered {
        table.add(Why::Sheltered, 0, 1 - rating);
    } else {
        table.in_square();
        table.at_squares(aim);
        table.ground();
    }
    table.village();
    table.bayonet(arms);
    // [BOR-12.4.1], [BOR-12.4.2] Nothing raises the value of cavalry and headquarters against squares.
    if !table.is_kept_down(aim) {
        table.flank();
        if !is_sheltered {
            table.pursuit();
        }
    }
    table.cap();
    table.parts
}

/// The table of [BOR-11.1.2], line by line, for one block.
struct Table<'a> {
    campaign: &'a Campaign,
    block: BlockId,
    parts: Parts,
}

impl Table<'_> {
    fn add(&mut self, why: Why, dice: i8, value: i8) {
        self.parts.push(Part { why, dice, value });
    }

    fn kind(&self) -> Kind {
        self.campaign.kind(self.block)
    }

    /// [BOR-12.4.4] Infantry in square fires with less, militia with fewer dice.
    fn in_square(&mut self) {
        if !self.campaign.fight().squares.contains(self.block) {
            return;
        }
        match self.kind() {
            Kind::Militia => self.add(Why::InSquare, -1, 0),
            Kind::Infantry | Kind::Jaeger | Kind::Voltigeur => self.add(Why::InSquare, 0, -1),
            Kind::Headquarters
            | Kind::LightCavalry
            | Kind::HeavyCavalry
            | Kind::Cossack
            | Kind::LightArtillery
            | Kind::HeavyArtillery
            | Kind::HorseArtillery => {}
        }
    }

    /// [BOR-12.4.1] Against squares cavalry and headquarters have value 1, [BOR-12.4.2] Cossacks roll
    /// a die less, [BOR-12.4.3] and guns gain. [BOR-12.3.2] Infantry is not changed.
    fn at_squares(&mut self, aim: Aim) {
        if !targets::is_at_squares(self.campaign, self.block, aim) {
            return;
        }
        let to_one = 1 - self.campaign.card(self.block).fire as i8;
        match (self.kind(), self.kind().class()) {
            (Kind::Cossack, _) => self.add(Why::CossacksAtSquares, -1, 0),
            (_, Class::Cavalry | Class::Headquarters) => {
                self.add(Why::CavalryAtSquares, 0, to_one);
            }
            (_, Class::Artillery) => self.add(Why::GunsAtSquares, 0, 1),
            (_, Class::Infantry) => {}
        }
    }

    /// [BOR-12.4.1], [BOR-12.4.2] Whether it fires at squares with value 1 only.
    fn is_kept_down(&self, aim: Aim) -> bool {
        let is_mounted = matches!(self.kind().class(), Class::Cavalry | Class::Headquarters);
        is_mounted && targets::is_at_squares(self.campaign, self.block, aim)
    }

    /// [BOR-11.2.1], [BOR-11.2.2] Cavalry and guns suffer in woods; in marsh guns roll no dice at all.
    /// [BOR-11.2.3] Cossacks do not. [BOR-2.1.3], [BOR-2.2.2], [BOR-11.2.6] Nothing but the ground of
    /// the area counts: no slope, no water, no border.
    fn ground(&mut self) {
        let suffers = match self.kind().class() {
            Class::Cavalry => self.kind() != Kind::Cossack,
            Class::Artillery => true,
            Class::Infantry | Class::Headquarters => false,
        };
        if !suffers {
            return;
        }
        match self.campaign.battle_ground() {
            Ground::Clear => {}
            Ground::Woods => self.add(Why::Woods, 0, -1),
            Ground::Marsh if self.kind().class() == Class::Artillery => {
                self.add(Why::Marsh, -(self.campaign.steps(self.block) as i8), 0);
            }
            Ground::Marsh => self.add(Why::Marsh, 0, -1),
        }
    }

    /// [BOR-11.2.4] Attackers in a village, in their first round.
    fn village(&mut self) {
        let campaign = self.campaign;
        let side = campaign.side(self.block);
        let attacks = side == campaign.fight().attacker;
        if attacks && self.is_its_first_round() && village_counts(campaign) {
            self.add(Why::Village, 0, -1);
        }
    }

    /// [BOR-11.2.4] Round 2 for those that join in it.
    fn is_its_first_round(&self) -> bool {
        let battle = self.campaign.fight();
        let is_late = (self.campaign.reserves | battle.flankers).contains(self.block);
        battle.round == if is_late { SECOND_ROUND } else { 1 }
    }

    /// [BOR-12.1.1] A bayonet attack.
    fn bayonet(&mut self, arms: Arms) {
        match arms {
            Arms::Bayonet => self.add(Why::Bayonet, 0, 1),
            Arms::Fire => {}
        }
    }

    /// [BOR-10.4.2], [BOR-10.4.3] In the round in which it joins.
    fn flank(&mut self) {
        if self.campaign.fight().flank_bonus.contains(self.block) {
            self.add(Why::Flank, 0, 1);
        }
    }

    /// [BOR-13.2.2] The defender's cavalry fires at those who retreat in round 4.
    fn pursuit(&mut self) {
        let battle = self.campaign.fight();
        let pursues =
            battle.round == LAST_ROUND && self.campaign.side(self.block) != battle.attacker;
        if !pursues || self.kind().class() != Class::Cavalry {
            return;
        }
        let bonus = if self.kind() == Kind::Cossack { 2 } else { 1 };
        self.add(Why::Pursuit, 0, bonus);
    }

    fn cap(&mut self) {
        let value = self.parts.iter().map(|part| part.value).sum::<i8>();
        let highest = HIGHEST_VALUE as i8;
        if value > highest {
            self.add(Why::Cap, 0, highest - value);
        }
    }
}

/// [BOR-11.2.4] A village counts on clear ground, [BOR-11.2.5] and not where the defender has the
/// protection of a redoubt.
fn village_counts(campaign: &Campaign) -> bool {
    let battle = campaign.fight();
    campaign.map().area(battle.area).has_village()
        && campaign.battle_ground() == Ground::Clear
        && !campaign.is_in_redoubt(battle.attacker.enemy())
}
