// Which things a player touches to write a line of his orders, and which line he meant when he touched
// something that does not glow. No rule is in it: whether it is allowed, the server says.

import type { Action, FireChoice, OrderKind, Scenery, UnitId, View } from '$types/samurai';
import type { Situation, Target, Tone } from '$lib/table/kit';
import { hexOf, neighbour, place } from './geometry';
import { askedOf, draftOf, hidingHex, lastHex, placeOf, unitAt, unitInHand } from './orders';

type At = Situation<View, Scenery>;

export const orderTarget = (kind: OrderKind): Target => `order:${kind}`;
export const unitTarget = (unit: UnitId): Target => `unit:${unit}`;
/** What is touched so that a unit has no order. */
export const NO_ORDER: Target = 'order:none';

export const fireTarget = (choice: FireChoice): Target =>
  typeof choice === 'string' ? `fire:${choice}` : `fire:unit:${choice.unit}`;
export const backTarget = (back: number | null): Target => `back:${back ?? 'best'}`;

/** A unit is touched where it stands; one that is not on the board, on the desk. */
export const whereabouts = (situation: At, unit: UnitId): Target =>
  placeOf(situation, unit) ?? unitTarget(unit);

export function targets(action: Action, situation: At): Target[] {
  if (action === 'done') return [];
  if (action === 'drop') return [NO_ORDER];
  if (action === 'halt') return halting(situation);
  if ('unit' in action) return [whereabouts(situation, action.unit)];
  if ('order' in action) return [orderTarget(action.order)];
  if ('hex' in action) return [place(situation.scenery, action.hex)];
  if ('target' in action) return [whereabouts(situation, action.target)];
  if ('face' in action) return [`face:${action.face}`];
  if ('range' in action) return [`range:${action.range}`];
  if ('fire' in action) return [fireTarget(action.fire)];
  // The lines of a later server are buttons.
  return 'back' in action ? [backTarget(action.back)] : [];
}

/** A path ends where it is touched once more. */
function halting(situation: At): Target[] {
  const hex = lastHex(situation);
  return hex === null ? [] : [place(situation.scenery, hex)];
}

export function tone(action: Action): Tone {
  if (typeof action === 'string') return action === 'halt' ? 'go' : 'choose';
  if ('target' in action) return 'strike';
  return 'hex' in action || 'face' in action ? 'go' : 'choose';
}

/** Whoever names an enemy is shown the numbers before it is written down. */
export const isWeighty = (action: Action): boolean =>
  typeof action === 'object' && 'target' in action;

const prefixed = (target: Target, prefix: string): string | null =>
  target.startsWith(prefix) ? target.slice(prefix.length) : null;

export function meant(situation: At, _: readonly Target[], touched: Target): Action | null {
  const kind = prefixed(touched, 'order:');
  if (kind !== null) return kind === 'none' ? 'drop' : { order: kind as OrderKind };
  const unit = prefixed(touched, 'unit:');
  if (unit !== null) return { unit: Number(unit) };
  const hex = hexOf(situation.scenery, touched);
  return hex === null ? null : onTheBoard(situation, hex);
}

/** What somebody means who touches a hex, by what is asked. */
function onTheBoard(situation: At, hex: number): Action | null {
  const writing = askedOf(situation.orders);
  const stands = unitAt(situation.view, hex);
  if (writing === null) return stands === null ? further(situation, hex) : { unit: stands };
  if ('target' in writing) return stands === null ? null : { target: stands };
  if ('path' in writing || 'shot' in writing || 'meet' in writing || 'place' in writing)
    return { hex };
  return 'facing' in writing || 'place-facing' in writing ? facing(situation, hex) : null;
}

/** The path that was written last ended by itself: whoever would go on from its end is told why. */
function further({ scenery, orders }: At, hex: number): Action | null {
  const last = draftOf(orders)?.commands.at(-1)?.order;
  if (typeof last !== 'object') return null;
  const path = Object.values(last).flatMap((about) => ('path' in about ? about.path : []));
  const end = path.at(-1);
  return end !== undefined && direction(scenery, end, hex) !== null ? { hex } : null;
}

/** A unit faces a hex next to it. */
function facing(situation: At, hex: number): Action | null {
  const from = hexInHand(situation);
  const way = from === null ? null : direction(situation.scenery, from, hex);
  return way === null ? null : { face: way as never };
}

const direction = (scenery: Scenery, from: number, to: number): number | null => {
  const way = [0, 1, 2, 3, 4, 5].findIndex((one) => neighbour(scenery, from, one) === to);
  return way < 0 ? null : way;
};

/** Where the unit stands that is being ordered, or is to hide. */
export function hexInHand(situation: At): number | null {
  const hides = hidingHex(situation.orders);
  if (hides !== null) return hides;
  const unit = unitInHand(situation.orders);
  const at = unit === null ? null : placeOf(situation, unit);
  return at === null ? null : hexOf(situation.scenery, at);
}
