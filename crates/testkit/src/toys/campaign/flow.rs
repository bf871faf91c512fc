//! The sequence of play.

use engine::{Draw, Seat, SeatSet};

use super::pieces::{GUARD, start};
use super::{Action, Area, AreaSet, Army, BlockId, Campaign, Event, Fight, Planted, Step, Turn};

/// [TOY-1.1] Luck places the blocks of each army among its areas; the enemy sees only how many.
pub(super) fn begin(turn: &mut Turn<'_>) {
    for army in Army::ALL {
        let knows = army.side().seats();
        let mut blocks: Vec<BlockId> = BlockId::all().filter(|id| id.army() == army).collect();
        let draw = |&area| {
            let drawn = turn.pick(Draw::secret("place", knows), blocks.len() as u32);
            (blocks.swap_remove(drawn as usize), area)
        };
        let mut places: Vec<(BlockId, Area)> = start(army).iter().map(draw).collect();
        // Area by area: in the order of the blocks, the events would tell who stands where.
        if turn.plants(Planted::OrderOfPlacing) {
            places.sort_unstable();
        }
        for (block, area) in places {
            turn.emit(Event::Placed { army, block: Some(block), area, knows });
        }
    }
    begin_turn(turn);
}

/// [TOY-1.2] Napoleon marches with two blocks and fights, then Wellington and Blücher with one
/// each.
fn begin_turn(turn: &mut Turn<'_>) {
    turn.emit(Event::Began(Step::EndTurn));
    for army in Army::ALL.into_iter().rev() {
        let (mover, left) = (army.seat(), left_at_first(army));
        turn.emit(Event::Began(Step::Fights { mover, done: AreaSet::default() }));
        turn.emit(Event::Began(Step::March { seat: mover, left }));
    }
}

/// [TOY-1.2] With how many blocks an army marches.
pub(super) fn left_at_first(army: Army) -> u8 {
    if army == Army::French { 2 } else { 1 }
}

/// Runs every step that asks nobody anything, until one does or the game is over.
pub(super) fn run(turn: &mut Turn<'_>) {
    while let Some(step) = turn.step() {
        match step {
            Step::March { left: 0, .. } => turn.emit(Event::Ended),
            Step::March { seat, .. } if skips(turn, seat) => turn.emit(Event::Ended),
            Step::March { .. } | Step::Withdraw { .. } => return,
            Step::Choose(fight) if fight.ready.len() < 2 => return,
            Step::Choose(fight) => resolve_fight(turn, fight),
            Step::Fights { mover, done } => next_fight(turn, mover, done),
            Step::EndTurn => end_turn(turn),
        }
    }
}

/// Whether a planted fault leaves a question to Wellington out: where his first block, or the Guard of
/// his enemy, stands at home.
fn skips(game: &Campaign, seat: Seat) -> bool {
    let is_home = |id: BlockId| game.block(id).area == start(id.army()).first().copied();
    let is_left_out = |planted: Planted, block: Option<BlockId>| {
        game.plants(planted) && block.is_some_and(is_home)
    };
    let own = BlockId::all().find(|id| id.army() == Army::AngloDutch);
    seat == Army::AngloDutch.seat()
        && (is_left_out(Planted::SkipTells, own) || is_left_out(Planted::AskTells, Some(GUARD)))
}

fn end_turn(turn: &mut Turn<'_>) {
    turn.emit(Event::Ended);
    if turn.plants(Planted::SaveForgets) {
        turn.emit(Event::Slipped { turn: turn.turn + 1 });
    } else if !turn.plants(Planted::Endless) {
        turn.emit(Event::TurnEnded);
    }
    let over = turn.turn > turn.scenario.turns || turn.is_decided();
    if !over || turn.plants(Planted::Endless) {
        begin_turn(turn);
    }
}

/// [TOY-2.1] Where an army that has fought in `done` fights next: where its blocks stand among
/// enemies.
pub(super) fn next_area(game: &Campaign, army: Army, done: AreaSet) -> Option<Area> {
    let is_fight = |area: &Area| {
        game.number_in(*area, army) > 0
            && game.is_held(*area, army.side().enemy())
            && !done.contains(*area)
    };
    Area::ALL.into_iter().find(is_fight)
}

/// [TOY-2.1] Whoever has marched fights in each area once.
fn next_fight(turn: &mut Turn<'_>, mover: Seat, done: AreaSet) {
    let army = Army::of(mover).expect("an army marched");
    let fight = next_area(turn, army, done);
    turn.emit(Event::Ended);
    if let Some(area) = fight {
        let speakers = [army.side(), army.side().enemy()].map(|side| turn.speaker(area, side));
        let fight = Fight { area, speakers, ready: SeatSet::NONE, chosen: [None; 2] };
        turn.emit(Event::Began(Step::Fights { mover, done: done.with(area) }));
        turn.emit(Event::Began(Step::Choose(fight)));
    }
}

/// [TOY-2.3] Both blocks are shown and fire at once.
fn resolve_fight(turn: &mut Turn<'_>, fight: Fight) {
    let blocks = fight.chosen.map(|block| block.expect("both have chosen"));
    turn.reveal();
    let shown = blocks.map(|id| (id, turn.block(id).steps));
    turn.emit(Event::Ended);
    turn.emit(Event::Shown { area: fight.area, blocks: shown });
    let hits = blocks.map(|id| fire(turn, id));
    lose(turn, blocks[1], hits[0]);
    lose(turn, blocks[0], hits[1]);
    // A tie is lost by the attacker.
    let loser = usize::from(hits[0] > hits[1]);
    ask_to_withdraw(turn, fight.area, fight.speakers[loser], blocks[loser]);
}

/// [TOY-2.3] One die for each step; a 5 or a 6 hits.
fn fire(turn: &mut Turn<'_>, block: BlockId) -> u8 {
    let steps = turn.block(block).steps;
    let dice = turn.roll(Draw::open("fire"), steps, 6);
    let hits = dice.iter().filter(|&&die| die >= 5).count() as u8;
    turn.emit(Event::Fired { block, dice, hits });
    hits
}

fn lose(turn: &mut Turn<'_>, block: BlockId, hits: u8) {
    let lost = hits.min(turn.block(block).steps);
    if lost > 0 {
        turn.emit(Event::StepsLost { block, lost });
    }
}

/// [TOY-2.4] Who hit less may withdraw his block; then both are hidden again.
fn ask_to_withdraw(turn: &mut Turn<'_>, area: Area, seat: Seat, block: BlockId) {
    match turn.block(block).steps {
        0 => turn.emit(Event::Hidden),
        _ => turn.emit(Event::Began(Step::Withdraw { seat, block, area })),
    }
}

/// Carries out a decision.
pub(super) fn resolve(turn: &mut Turn<'_>, seat: Seat, action: Action) {
    match action {
        Action::March { block, to } => march(turn, block, to),
        Action::Scout { area } => scout(turn, seat, area),
        Action::EndMarch => turn.emit(Event::Ended),
        Action::Choose { block } => {
            let knows = block.army().side().seats();
            turn.emit(Event::Chose { seat, block: Some(block), knows });
        }
        Action::Withdraw { to } => end_fight(turn, Some(to)),
        Action::Stand => end_fight(turn, None),
    }
    run(turn);
}

/// [TOY-1.3] A march is seen as one block of its army on so many roads.
fn march(turn: &mut Turn<'_>, block: BlockId, to: Area) {
    let from = turn.block(block).area.expect("only blocks on the map march");
    let army = block.army();
    let roads = if from.neighbours().contains(&to) { 1 } else { 2 };
    if turn.plants(Planted::SealTells) && block == GUARD {
        turn.reveal();
    }
    let planted = turn.plants(Planted::EventTells);
    let knows = if planted { SeatSet::first(3) } else { army.side().seats() };
    turn.emit(Event::Moved { army, block: Some(block), from, to, roads, knows });
}

/// [TOY-1.4] A scout shows his own side the face of the lowest enemy block in the area.
fn scout(turn: &mut Turn<'_>, seat: Seat, area: Area) {
    let side = Army::of(seat).expect("a seat of this game").side();
    let block = turn.blocks_in(area, side.enemy()).next().expect("somebody stands there");
    if !turn.plants(Planted::UnsealedScout) {
        turn.reveal();
    }
    let face = Some((block, turn.block(block).steps));
    turn.emit(Event::Scouted { seat, area, face, knows: side.seats() });
}

fn end_fight(turn: &mut Turn<'_>, to: Option<Area>) {
    let Some(Step::Withdraw { block, area, .. }) = turn.step() else {
        unreachable!("asked only while a block may withdraw")
    };
    turn.emit(Event::Ended);
    if let Some(to) = to {
        turn.emit(Event::Withdrew { block, from: area, to });
    }
    turn.emit(Event::Hidden);
}
