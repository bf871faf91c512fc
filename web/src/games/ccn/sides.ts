// The two sides, the seats that they sit at, and the nations that fight for them.

import type { Nation, Side } from '$types/ccn';
import type { Seat, Viewer } from '$types/engine';
import type { Tint } from '$lib/table/kit';

/** In the order of their seats. */
export const SIDES: readonly Side[] = ['french', 'allied'];

export const seatOf = (side: Side): Seat => SIDES.indexOf(side);

export const tintOf = (side: Side): Tint => (side === 'french' ? 'one' : 'two');

/** The side whose seat a viewer has. */
export const sideAt = (viewer: Viewer): Side | null =>
  typeof viewer === 'number' ? (SIDES[viewer] ?? null) : null;

/** The side that a nation fights for: British and Portuguese are one. */
export const sideOf = (nation: Nation): Side => (nation === 'french' ? 'french' : 'allied');

export const other = (side: Side): Side => (side === 'french' ? 'allied' : 'french');

/** Whether a piece is of a side. */
export const isOf = (facts: { nation: Nation } | undefined, side: Side): boolean =>
  facts !== undefined && sideOf(facts.nation) === side;
