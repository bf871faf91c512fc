// What a viewer knows of blocks that are not his own: which he sees now, which he has seen and
// when, which he never saw. Everything comes from what he was told; a face that was shown once is
// remembered here, and by nobody else.

import type { Army, BlockId, Event, Face, Location, Scenery, TownId } from '$types/waterloo';
import type { View, Who } from '$types/waterloo';
import type { Viewer } from '$types/engine';
import type { Told } from '$types/protocol';
import { ARMIES, sideAt, sideOf } from '../sides';

/** A block that was seen: where, in which turn, and with how many steps. */
export interface Sighting {
  town: TownId;
  turn: number;
  /** Unknown only of a block of which no face was shown. */
  steps: number | null;
}

export type Knowledge = { block: BlockId; history: readonly Sighting[] } & (
  | { state: 'seen'; town: TownId; at: Location | null; steps: number }
  | { state: 'once'; last: Sighting }
  | { state: 'never' }
  | { state: 'lost'; last: Sighting | null }
  | { state: 'removed' }
);

/** How many places of a block are remembered. */
const MEMORY = 6;

/** The armies that a viewer does not see: those of the enemy, and all of them for whoever has no side. */
export function hiddenArmies(viewer: Viewer): readonly Army[] {
  const side = sideAt(viewer);
  return ARMIES.filter((army) => side === null || sideOf(army) !== side);
}

/** What is known of each block of those armies, in roster order. */
export function knowledge(
  scenery: Scenery,
  view: View,
  viewer: Viewer,
  told: readonly Told[],
): readonly Knowledge[] {
  const armies = hiddenArmies(viewer);
  const seen = histories(scenery, view, told);
  return scenery.blocks.flatMap(({ army }, block) =>
    armies.includes(army) ? [knowledgeOf(view, block, seen.get(block) ?? [])] : [],
  );
}

function knowledgeOf(view: View, block: BlockId, history: readonly Sighting[]): Knowledge {
  const last = history.at(-1);
  if (view.lost.includes(block)) return { block, history, state: 'lost', last: last ?? null };
  if (view.removed.includes(block)) return { block, history, state: 'removed' };
  const now = view.blocks.find((one) => one.block === block);
  if (now?.town !== undefined) {
    const { town, at, steps } = now;
    return { block, history, state: 'seen', town, at: at ?? null, steps };
  }
  return last === undefined
    ? { block, history, state: 'never' }
    : { block, history, state: 'once', last };
}

/** Where each block was seen, the latest last; a block that stays where it is is seen there once a turn. */
export function histories(
  scenery: Scenery,
  view: View,
  told: readonly Told[],
): ReadonlyMap<BlockId, readonly Sighting[]> {
  const found = new Map<BlockId, Sighting[]>();
  const events = eventsOf(told);
  let turn = turnBefore(events) ?? view.turn;
  for (const event of events) {
    turn = turnBegun(event) ?? turn;
    for (const glimpse of glimpses(scenery, event)) remember(found, glimpse, turn);
  }
  return found;
}

/** What happened and was not taken back. */
function eventsOf(told: readonly Told[]): Event[] {
  const undone = new Set(told.map((one) => one.undone).filter((one) => one !== undefined));
  return told.flatMap(({ sequence, events }) =>
    undone.has(sequence) ? [] : ((events ?? []) as Event[]),
  );
}

const turnBegun = (event: Event): number | null =>
  typeof event === 'object' && 'turn-began' in event ? event['turn-began'].turn : null;

/** The turn before the first of which it was told that it began; a game can begin in the middle of one. */
function turnBefore(events: readonly Event[]): number | null {
  for (const event of events) {
    const turn = turnBegun(event);
    if (turn !== null) return turn - 1;
  }
  return null;
}

/** A block as an event shows it. */
interface Glimpse {
  block: BlockId;
  /** Null where the event does not say: as before. */
  town: TownId | null;
  steps: number | null;
}

/** What events are made of, as far as it tells of blocks. */
interface Body {
  who?: Who | null;
  faces?: readonly Face[];
  block?: BlockId;
  leader?: BlockId;
  town?: TownId | null;
  to?: unknown;
  path?: { to: TownId };
  lost?: number;
}

/** Events after which a block is in another town than before; where it goes to is told as `to`. */
const LEAVING = new Set(['marched', 'retreated', 'regrouped']);

function glimpses(scenery: Scenery, event: Event): Glimpse[] {
  if (typeof event === 'string') return [];
  const [[name, body]] = Object.entries(event) as [[string, Body]];
  const town = LEAVING.has(name) ? (body.to as TownId) : (body.path?.to ?? body.town ?? null);
  const lost = name === 'step-lost' ? 1 : (body.lost ?? 0);
  const faces = [...(body.faces ?? []), ...(body.who?.face ? [body.who.face] : [])];
  if (name === 'leader-shown' && body.leader !== undefined)
    faces.push({ block: body.leader, steps: scenery.blocks[body.leader]?.steps ?? 1 });
  const shown = faces.map(({ block, steps }) => ({ block, town, steps: steps - lost }));
  return name === 'eliminated' && body.block !== undefined
    ? [...shown, { block: body.block, town, steps: 0 }]
    : shown;
}

function remember(found: Map<BlockId, Sighting[]>, glimpse: Glimpse, turn: number) {
  const history = found.get(glimpse.block) ?? [];
  const last = history.at(-1);
  const town = glimpse.town ?? last?.town;
  if (town === undefined) return;
  const sighting = { town, turn, steps: glimpse.steps };
  const isSame = last !== undefined && last.town === town && last.turn === turn;
  const before = isSame ? history.slice(0, -1) : history;
  found.set(glimpse.block, [...before, sighting].slice(-MEMORY));
}
