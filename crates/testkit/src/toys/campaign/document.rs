//! The position as a document that people read and write.

use engine::{Few, SeatSet};
use serde::{Deserialize, Serialize};

use super::flow::{left_at_first, next_area};
use super::pieces::FACES;
use super::shelf::SOUND;
use super::state::Block;
use super::{Area, AreaSet, Army, BlockId, Campaign, Fight, Step};
use crate::toys::shelf::Wrong;

/// The position at a moment when somebody is asked.
///
/// It leaves out what each side has learned of the other's blocks: after it is arranged, everybody
/// knows what stands open on the map and nothing more. It leaves out what is wrong with the toy,
/// too: what is arranged is sound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// The turn, from 1.
    pub turn: u8,
    /// The army that marches or fights in its turn; none when nobody is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mover: Option<Army>,
    /// Where it has fought before in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fought: Vec<Area>,
    /// What is asked.
    pub asks: Asks,
    /// Every block once, also those that are lost.
    pub blocks: Vec<BlockLine>,
}

/// What is asked. Of whom, the rules say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Asks {
    /// To march or to scout.
    March {
        /// How often still.
        left: u8,
    },
    /// Which blocks fight.
    Choose {
        /// Where.
        area: Area,
        /// The block that the mover's side has chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attacker: Option<String>,
        /// The block that the other side has chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        defender: Option<String>,
    },
    /// Whether a beaten block withdraws.
    Withdraw {
        /// Which it is.
        block: String,
        /// The block it fought, which may be lost.
        against: String,
    },
    /// Nothing: the campaign is over, or has not begun. Such a position can be written, but not be
    /// arranged.
    Nothing,
}

/// A block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockLine {
    /// Its name.
    pub block: String,
    /// Where it stands; nowhere if it is lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<Area>,
    /// Its steps.
    pub steps: u8,
}

/// The document of a position.
pub(super) fn document(game: &Campaign) -> Document {
    let line = |id: BlockId| {
        let &Block { area, steps, .. } = game.block(id);
        BlockLine { block: name(id), area, steps }
    };
    let blocks = BlockId::all().map(line).collect();
    let (mover, done) = mover(game).unzip();
    let (asks, here) = asks(game);
    let done = done.unwrap_or_default();
    let before = |area: &Area| done.contains(*area) && here != Some(*area);
    let fought = Area::ALL.into_iter().filter(before).collect();
    Document { turn: game.turn, mover, fought, asks, blocks }
}

/// Who marches or fights, and where he has fought, the present fight included.
fn mover(game: &Campaign) -> Option<(Army, AreaSet)> {
    game.agenda.iter().rev().find_map(|step| match *step {
        Step::Fights { mover, done } => Some((Army::of(mover)?, done)),
        Step::EndTurn | Step::March { .. } | Step::Choose(_) | Step::Withdraw { .. } => None,
    })
}

/// What is asked, and where the fight is, if there is one.
fn asks(game: &Campaign) -> (Asks, Option<Area>) {
    match game.step() {
        Some(Step::March { left, .. }) => (Asks::March { left }, None),
        Some(Step::Choose(Fight { area, chosen, .. })) => {
            let [attacker, defender] = chosen.map(|block| block.map(name));
            (Asks::Choose { area, attacker, defender }, Some(area))
        }
        Some(Step::Withdraw { block, area, .. }) => {
            let mut shown = BlockId::all().filter(|&id| game.block(id).shown && id != block);
            let against = shown.next().map(name).unwrap_or_default();
            (Asks::Withdraw { block: name(block), against }, Some(area))
        }
        Some(Step::Fights { .. } | Step::EndTurn) | None => (Asks::Nothing, None),
    }
}

fn name(id: BlockId) -> String {
    id.index_face().name.to_owned()
}

/// The position of a document, or all that cannot be so.
pub(super) fn arrange(document: &Document) -> Result<Campaign, Vec<String>> {
    let mut wrong = Wrong::default();
    let mut game = Campaign::new(&SOUND);
    place(&mut wrong, document, &mut game);
    let step = match document.mover {
        Some(mover) => step(&mut wrong, document, &mut game, mover),
        None => wrong.say("Nobody marches or fights."),
    };
    wrong.check()?;
    if let Some(step) = step {
        game.agenda.push(step);
    }
    Ok(game)
}

/// What is still to be done in the turn after `mover` has fought in `done`; [TOY-1.2] the armies
/// that march after him begin afresh.
fn agenda(mover: Army, done: AreaSet) -> Few<Step, 8> {
    let mut agenda: Few<Step, 8> = Few::new();
    agenda.push(Step::EndTurn);
    for army in Army::ALL.into_iter().rev().take_while(|&army| army != mover) {
        agenda.push(Step::Fights { mover: army.seat(), done: AreaSet::default() });
        agenda.push(Step::March { seat: army.seat(), left: left_at_first(army) });
    }
    agenda.push(Step::Fights { mover: mover.seat(), done });
    agenda
}

fn block_named(wrong: &mut Wrong, name: &str) -> Option<BlockId> {
    let found = BlockId::all().find(|id| id.index_face().name == name);
    found.or_else(|| wrong.say(format!("There is no block {name:?}.")))
}

/// Puts the blocks on the map and counts the turns.
fn place(wrong: &mut Wrong, document: &Document, game: &mut Campaign) {
    wrong.check_turn(document.turn, SOUND.turns);
    game.turn = document.turn;
    for face in FACES {
        let lines = document.blocks.iter().filter(|line| line.block == face.name).count();
        wrong.unless(lines == 1, || format!("{} must be there once.", face.name));
    }
    for line in &document.blocks {
        let Some(id) = block_named(wrong, &line.block) else { continue };
        let (name, most) = (&line.block, id.index_face().steps);
        wrong.unless(line.steps <= most, || format!("{name} has {most} steps at most."));
        let fits = line.area.is_some() == (line.steps > 0);
        wrong.unless(fits, || format!("{name} stands somewhere if it has steps, else nowhere."));
        game.blocks[id.index()] = Block { area: line.area, steps: line.steps, shown: false };
    }
}

/// The step that asks; what is to be done after it is put on the agenda.
fn step(wrong: &mut Wrong, document: &Document, game: &mut Campaign, mover: Army) -> Option<Step> {
    let done = document.fought.iter().copied().fold(AreaSet::default(), AreaSet::with);
    let (step, done) = match &document.asks {
        Asks::March { left } => (march(wrong, game, mover, *left, done), done),
        Asks::Choose { area, attacker, defender } => {
            let chosen = [attacker, defender];
            let chosen =
                chosen.map(|name| name.as_deref().and_then(|name| block_named(wrong, name)));
            (fight(wrong, game, mover, done, *area, chosen), done.with(*area))
        }
        Asks::Withdraw { block, against } => {
            let blocks = [block_named(wrong, block)?, block_named(wrong, against)?];
            withdraw(wrong, game, mover, done, blocks)?
        }
        Asks::Nothing => return wrong.say("Nobody is asked."),
    };
    game.agenda = agenda(mover, done);
    Some(step)
}

/// [TOY-1.2] All marches come before the first fight, and a turn begins only if both sides
/// have somebody left.
fn march(wrong: &mut Wrong, game: &Campaign, mover: Army, left: u8, done: AreaSet) -> Step {
    let most = left_at_first(mover);
    let fits = (1..=most).contains(&left);
    wrong.unless(fits, || format!("That army marches with 1 to {most} blocks."));
    let fresh = done == AreaSet::default();
    wrong.unless(fresh, || "Nobody fights before he has marched.".to_owned());
    let over = mover == Army::French && game.is_decided();
    wrong.unless(!over, || "A side has nobody left: the campaign is over.".to_owned());
    Step::March { seat: mover.seat(), left }
}

/// [TOY-2.1], [TOY-2.2] The next fight, of which one side at most has chosen its block.
fn fight(
    wrong: &mut Wrong,
    game: &Campaign,
    mover: Army,
    done: AreaSet,
    area: Area,
    chosen: [Option<BlockId>; 2],
) -> Step {
    let next = next_area(game, mover, done) == Some(area);
    wrong.unless(next, || format!("The next fight is not at {}.", area.name()));
    let sides = [mover.side(), mover.side().enemy()];
    for (block, side) in chosen.into_iter().zip(sides) {
        let fits = block.is_none_or(|id| game.blocks_in(area, side).any(|other| other == id));
        wrong.unless(fits, || format!("A block that was chosen is not at {}.", area.name()));
    }
    let open = chosen.contains(&None);
    wrong.unless(open, || "Both blocks are chosen, and nobody is asked.".to_owned());
    let speakers = sides.map(|side| game.speaker(area, side));
    let chose = speakers.into_iter().zip(chosen).filter(|(_, block)| block.is_some());
    let ready: SeatSet = chose.map(|(seat, _)| seat).collect();
    Step::Choose(Fight { area, speakers, ready, chosen })
}

/// [TOY-2.4] The beaten block is still there; the one it fought is too, or is lost.
fn withdraw(
    wrong: &mut Wrong,
    game: &mut Campaign,
    mover: Army,
    done: AreaSet,
    [block, against]: [BlockId; 2],
) -> Option<(Step, AreaSet)> {
    let side = block.army().side();
    let Some(area) = game.block(block).area else {
        return wrong.say(format!("{} is lost and cannot withdraw.", name(block)));
    };
    let here = game.block(against).area.is_none_or(|other| other == area);
    let fits = here && against.army().side() != side;
    wrong.unless(fits, || format!("{} did not fight {}.", name(block), name(against)));
    let first = !done.contains(area);
    wrong.unless(first, || format!("At {} there was a fight before.", area.name()));
    let was_the_last = against.army() == mover && game.block(against).area.is_none();
    let attacks = game.number_in(area, mover) > 0 || was_the_last;
    wrong.unless(attacks, || format!("Nobody marched to {}.", area.name()));
    for id in [block, against] {
        game.blocks[id.index()].shown = true;
    }
    let step = Step::Withdraw { seat: game.speaker(area, side), block, area };
    Some((step, done.with(area)))
}
