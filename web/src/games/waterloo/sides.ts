// The two sides, the armies that fight for them, and the seats that they sit at: two players, or
// three with an Allied army each.

import type { Army, Party, Role, Side, View } from '$types/waterloo';
import type { Seat, Viewer } from '$types/engine';
import type { Tint } from '$lib/table/kit';

export const ARMIES: readonly Army[] = ['french', 'anglo-dutch', 'prussian'];

export const sideOf = (army: Army): Side => (army === 'french' ? 'french' : 'allied');

export const other = (side: Side): Side => (side === 'french' ? 'allied' : 'french');

/** The side whose seat a viewer has. */
export const sideAt = (viewer: Viewer): Side | null =>
  typeof viewer === 'number' ? (viewer === 0 ? 'french' : 'allied') : null;

/** The colour of an army: the French, the Anglo-Dutch, the Prussians. */
export const tintOf = (army: Army): Tint =>
  army === 'french' ? 'one' : army === 'anglo-dutch' ? 'two' : 'three';

/** The seat of those who are asked together. */
export const seatOf = (party: Party): Seat =>
  party === 'french' ? 0 : party === 'prussians' ? 2 : 1;

/** [WAT-1.3.1] In every fight of a turn the active side is the attacker. */
export const roleOf = (view: View, side: Side): Role =>
  side === view.active ? 'attacker' : 'defender';
