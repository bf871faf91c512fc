//! The log: a line for each thing that a player would notice, as he saw it.

use engine::Phrase;

use super::terms::{listed, pips, they};
use crate::event::{Cause, Event, Face, How, Number, Who};
use crate::ids::{AreaId, BlockId, BlockSet, BorderId};
use crate::pieces::{Arms, Post, Side};
use crate::setting::Setting;
use crate::victory::Degree;

/// A line of the log; none for what only moves the agenda on, or follows from what was told.
pub(super) fn narrate(setting: &Setting, event: &Event) -> Option<Phrase> {
    let line = Line(setting);
    Some(match event {
        Event::Began(_)
        | Event::Ended
        | Event::StageBegan { .. }
        | Event::ActionPhaseEnded { .. }
        | Event::SquaresDeclared { .. }
        | Event::TurnsEnded { .. }
        | Event::RoundEnded { .. }
        | Event::RegroupEnded { .. }
        | Event::SupplyBegan
        | Event::SupplyEnded { .. }
        | Event::TurnEnded { .. }
        | Event::ShiftEnded { .. }
        | Event::NightEnded
        | Event::TurnedUp { .. } => return None,
        Event::SetUpEnded { side, numbers } => line.set_up(*side, numbers),
        Event::Placed { who, area } => line.in_area(line.whom("log-placed", who), *area),
        Event::TurnBegan { turn } => line.hour(*turn)?,
        Event::Initiative { first, dice } => initiative(*first, dice),
        Event::ActionPhaseBegan { side } => of_side("log-action-phase", *side),
        Event::Arrived { who, area } => line.in_area(line.whom("log-arrived", who), *area),
        Event::Activated { hq, area, post } => line.activated(*hq, *area, *post),
        Event::OrderSpent { hq, .. } => line.block("log-order-spent", *hq),
        Event::Bombarded { gun, from, at, value, dice, hits, own } => line
            .between(line.face("log-bombarded", *gun), *from, *at)
            .number("value", *value)
            .text("dice", pips(dice))
            .number("hits", *hits)
            .number("own", *own),
        Event::StepLost { who, area, cause } => {
            line.in_area(line.whom("log-step-lost", who), *area).term("cause", cause.term())
        }
        Event::Destroyed { block, area, cause, points } => {
            line.destroyed(*block, *area, *cause, *points)
        }
        Event::PostFilled { post, holder } => line.post(*post, *holder),
        Event::StragglerRolled { who, from, to, die, lowered } => {
            line.rolled(who, *from, *to, *die).number("lowered", i64::from(*lowered))
        }
        Event::Moved { who, from, to, how } => {
            line.between(line.whom(move_id(*how), who), *from, *to)
        }
        Event::Tired { hqs, .. } => Phrase::new("log-tired").text("blocks", line.names(*hqs)),
        Event::BattleBegan { area, attacker, faces } => {
            line.faces(line.area("log-battle", *area), faces).term("side", they(attacker.term()))
        }
        Event::MainAttackNamed { from, flankers } => {
            let phrase = line.with_area(Phrase::new("log-main-attack"), "from", *from);
            phrase.text("blocks", line.names(*flankers))
        }
        Event::RoundBegan { round, attacker, joined, .. } => line.round(*round, *attacker, joined),
        Event::SquareFormed { block } => line.block("log-square-formed", *block),
        Event::SquareLeft { block } => line.block("log-square-left", *block),
        Event::Sheltered { square, guest } => {
            line.block("log-sheltered", *guest).text("square", setting.block_name(*square))
        }
        Event::Fired { block, aim, arms, value, dice, hits } => line
            .block(fire_id(*arms), *block)
            .term("aim", aim.term())
            .number("value", *value)
            .text("dice", pips(dice))
            .number("hits", *hits),
        Event::HitAbsorbed { area } => line.area("log-hit-absorbed", *area),
        Event::Passed { block } => line.block("log-passed", *block),
        Event::Retreated { face, from, to } => {
            line.between(line.face("log-retreated", *face), *from, *to)
        }
        Event::Withdrew { block, from } => line.in_area(line.block("log-withdrew", *block), *from),
        Event::WentOn { face, from, to } => {
            line.between(line.face("log-went-on", *face), *from, *to)
        }
        Event::BattleEnded { area, winner } => line.won_battle(*area, *winner),
        Event::Regrouped { who, from, to } => {
            line.between(line.whom("log-regrouped", who), *from, *to)
        }
        Event::Captured { side, source, points } => {
            line.in_area(of_side("log-captured", *side), *source).number("points", *points)
        }
        Event::Supplied { who, area, .. } => line.in_area(line.whom("log-supplied", who), *area),
        Event::BridgeTried { side, border, die, burnt } => {
            line.bridge(*side, *border, *die, *burnt)
        }
        Event::NightBegan => Phrase::new("log-night"),
        Event::RedoubtCounted { area, side, points } => {
            line.in_area(of_side("log-redoubt", *side), *area).number("points", *points)
        }
        Event::Won { side, french, russian } => won(*side, *french, *russian),
    })
}

fn of_side(id: &'static str, side: Side) -> Phrase {
    Phrase::new(id).term("side", they(side.term()))
}

/// [BOR-5.2.1] Two French dice and two Russian, as sums. [BOR-5.2.2] The first turn has none.
fn initiative(first: Side, dice: &[u8]) -> Phrase {
    let (french, russian) = dice.split_at(dice.len() / 2);
    let sum = |dice: &[u8]| dice.iter().map(|&die| i64::from(die)).sum::<i64>();
    let id = if dice.is_empty() { "log-first" } else { "log-initiative" };
    of_side(id, first)
        .text("french-dice", pips(french))
        .text("russian-dice", pips(russian))
        .number("french", sum(french))
        .number("russian", sum(russian))
}

fn move_id(how: How) -> &'static str {
    match how {
        How::BeforeActivation => "log-moved-before",
        How::Ordered => "log-moved",
        How::Headquarters => "log-moved-headquarters",
        How::Straggling => "log-straggled",
        How::Surplus => "log-moved-surplus",
        How::Night => "log-moved-night",
    }
}

fn fire_id(arms: Arms) -> &'static str {
    match arms {
        Arms::Fire => "log-fired",
        Arms::Bayonet => "log-bayonets",
    }
}

/// [BOR-17.2.2] The last line: who won, how clearly, and the points.
/// [BOR-17.2.1] Level points are told as such, whoever wins by them.
fn won(side: Option<Side>, french: u16, russian: u16) -> Phrase {
    let phrase = match side {
        None => Phrase::new("log-drawn"),
        Some(_) if french == russian => Phrase::new("log-level"),
        Some(side) => Phrase::new("log-won")
            .term("side", side.term())
            .term("degree", Degree::of(french.abs_diff(russian)).term()),
    };
    phrase.number("french", french).number("russian", russian)
}

/// Lines about the things of a campaign.
struct Line<'a>(&'a Setting);

impl Line<'_> {
    /// A line about a block, named if it is known.
    fn whom(&self, id: &'static str, who: &Who) -> Phrase {
        Phrase::new(id).with("block", self.0.whom(who))
    }

    fn block(&self, id: &'static str, block: BlockId) -> Phrase {
        Phrase::new(id).text("block", self.0.block_name(block))
    }

    fn face(&self, id: &'static str, face: Face) -> Phrase {
        Phrase::new(id).text("block", self.0.face_name(face))
    }

    fn area(&self, id: &'static str, area: AreaId) -> Phrase {
        self.in_area(Phrase::new(id), area)
    }

    /// [BOR-4.2.1] How many blocks of a side stand where.
    fn set_up(&self, side: Side, numbers: &[Number]) -> Phrase {
        let each =
            numbers.iter().map(|it| format!("{} {}", self.0.map.name_of(it.area), it.blocks));
        Phrase::new("log-set-up").term("side", they(side.term())).text("numbers", listed(each))
    }

    fn in_area(&self, phrase: Phrase, area: AreaId) -> Phrase {
        self.with_area(phrase, "area", area)
    }

    fn with_area(&self, phrase: Phrase, name: &'static str, area: AreaId) -> Phrase {
        phrase.place(name, self.0.map.name_of(area))
    }

    fn between(&self, phrase: Phrase, from: AreaId, to: AreaId) -> Phrase {
        self.with_area(self.with_area(phrase, "from", from), "to", to)
    }

    fn faces(&self, phrase: Phrase, faces: &[Face]) -> Phrase {
        phrase.text("blocks", listed(faces.iter().map(|&face| self.0.face_name(face))))
    }

    fn names(&self, blocks: BlockSet) -> String {
        listed(blocks.iter().map(|block| self.0.block_name(block)))
    }

    /// [BOR-4.1.2] The hour of a turn.
    fn hour(&self, turn: u8) -> Option<Phrase> {
        let card = self.0.track.get(usize::from(turn).checked_sub(1)?)?;
        let hour = format!("{:02}:00", card.hour);
        let phrase = Phrase::new("log-turn").number("turn", turn).text("date", card.date.clone());
        Some(phrase.text("hour", hour))
    }

    fn activated(&self, hq: Face, area: AreaId, post: Option<Post>) -> Phrase {
        match post {
            Some(post) => {
                self.in_area(self.face("log-activated-army", hq), area).term("post", post.term())
            }
            None => self.in_area(self.face("log-activated", hq), area),
        }
    }

    fn destroyed(&self, block: BlockId, area: AreaId, cause: Cause, points: u8) -> Phrase {
        let gains = self.0.blocks.get(block.index()).map_or(Side::French, |card| card.side.enemy());
        self.in_area(self.block("log-destroyed", block), area)
            .term("cause", cause.term())
            .term("side", they(gains.term()))
            .number("points", points)
    }

    fn post(&self, post: Post, holder: Option<BlockId>) -> Phrase {
        match holder {
            Some(holder) => self.block("log-post", holder).term("post", post.term()),
            None => Phrase::new("log-post-vacant").term("post", post.term()),
        }
    }

    /// [BOR-6.4.2], [BOR-13.1.6] The die of a straggler, or of one that leaves a square.
    fn rolled(&self, who: &Who, from: AreaId, to: Option<AreaId>, die: u8) -> Phrase {
        let phrase = match to {
            Some(to) => self.with_area(self.whom("log-straggler", who), "to", to),
            None => self.whom("log-straggler-off-map", who),
        };
        self.with_area(phrase, "from", from).number("die", die)
    }

    fn round(&self, round: u8, attacker: Side, joined: &[Face]) -> Phrase {
        let id = if joined.is_empty() { "log-round" } else { "log-round-joined" };
        let phrase = Phrase::new(id).number("round", round).term("side", they(attacker.term()));
        self.faces(phrase, joined)
    }

    fn won_battle(&self, area: AreaId, winner: Option<Side>) -> Phrase {
        match winner {
            Some(side) => self.in_area(of_side("log-battle-won", side), area),
            None => self.area("log-battle-nobody", area),
        }
    }

    fn bridge(&self, side: Side, border: BorderId, die: Option<u8>, burnt: bool) -> Phrase {
        let id = if burnt { "log-bridge-burnt" } else { "log-bridge-stands" };
        let phrase = of_side(id, side).number("die", die.unwrap_or(0));
        match self.0.map.borders.get(border.index()).map(|border| border.ends) {
            Some([one, other]) => {
                self.with_area(self.with_area(phrase, "one", one), "other", other)
            }
            None => phrase.text("one", "?").text("other", "?"),
        }
    }
}
