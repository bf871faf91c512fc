// Where sides meet on the map, and how far that has come.

import type { TownId, View } from '$types/waterloo';
import type { Group } from '../pieces';
import { skirmishOf } from '../geometry';

export interface Fight {
  town: TownId;
  /** Blocks of both sides are there; it is a skirmish; it is a battle. */
  kind: 'meeting' | 'skirmish' | 'battle';
  /** The place of a battle in the order of the turn, from 1. */
  order: number | null;
}

export function fightsOf(view: View, groups: readonly Group[]): Fight[] {
  const found = new Map<TownId, Fight>();
  const note = (town: TownId, kind: Fight['kind'], order: number | null = null) =>
    found.set(town, { town, kind, order });
  const sides = new Map<TownId, Set<string>>();
  for (const { town, side } of groups) sides.set(town, (sides.get(town) ?? new Set()).add(side));
  for (const [town, there] of sides) if (there.size > 1) note(town, 'meeting');
  const settled = skirmishOf(view);
  for (const town of [...view.skirmishes, ...(settled === null ? [] : [settled])])
    note(town, 'skirmish');
  for (const town of view.unordered) note(town, 'battle');
  view.battles.forEach(({ town }, index) => note(town, 'battle', index + 1));
  return [...found.values()];
}
