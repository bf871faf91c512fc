// The two sides, the seats that they sit at, and the force that belongs to nobody at first.

import type { Scenery, Side, SideFacts, View } from '$types/samurai';
import type { Seat, Viewer } from '$types/engine';
import type { Tint } from '$lib/table/kit';

export const SIDES: readonly Side[] = ['a', 'b'];

/** The seat of the first commander of a side. */
export const seatOf = (side: Side): Seat => SIDES.indexOf(side);

export const tintOf = (side: Side): Tint => (side === 'a' ? 'one' : 'two');

/** The side for which a viewer plays. */
export const sideAt = (scenery: Scenery, viewer: Viewer): Side | null =>
  typeof viewer === 'number'
    ? (scenery.sides.find(({ seats }) => seats.includes(viewer))?.side ?? null)
    : null;

export const other = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** What is said of a side. */
export const factsOf = (scenery: Scenery, side: Side): SideFacts =>
  scenery.sides[seatOf(side)] ?? scenery.sides[0]!;

/** [SAM-19.2.5] Whose a unit is, wherever it is: nobody's, as long as the third force has not joined. */
export function sideOf(scenery: Scenery, view: View, unit: number): Side | null {
  const force = scenery.units[unit]?.force;
  return force === undefined ? null : force === 'third' ? (view.joined ?? null) : force;
}

/** Whether a viewer sees the board from its other edge: he whose home edge is the north. */
export function isTurned(scenery: Scenery, viewer: Viewer): boolean {
  const side = sideAt(scenery, viewer);
  return side !== null && factsOf(scenery, side).home === 'N';
}
