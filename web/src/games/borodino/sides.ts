// The two sides and their seats.

import type { Role, Side } from '$types/borodino';
import type { Seat, Viewer } from '$types/engine';
import type { Tint } from '$lib/table/kit';

export const SIDES: readonly Side[] = ['french', 'russian'];

export const other = (side: Side): Side => (side === 'french' ? 'russian' : 'french');

/** The side whose seat a viewer has. */
export const sideAt = (viewer: Viewer): Side | null =>
  typeof viewer === 'number' ? (SIDES[viewer] ?? null) : null;

export const seatOf = (side: Side): Seat => SIDES.indexOf(side);

export const tintOf = (side: Side): Tint => (side === 'french' ? 'one' : 'two');

/** The role of a side in a battle with this attacker. */
export const roleOf = (attacker: Side, side: Side): Role =>
  side === attacker ? 'attacker' : 'defender';
