// The log: dice, turns, parts and names.

import type { Scenery } from '$types/waterloo';
import type { Seat, SideCard } from '$types/engine';
import type { Told } from '$types/protocol';
import type { Parted, Rolled, Turned } from '$lib/table/log';

export const rolls = (_: Told): Rolled[] => [];
export const turns = (_: Told): Turned[] => [];
export const parts = (_: Told): Parted[] => [];
export const names = (_: Scenery, _sides: readonly SideCard[]): ReadonlyMap<string, Seat> =>
  new Map();
