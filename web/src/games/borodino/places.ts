// The names of places and things as the server writes them: areas by their names, blocks and borders by
// a word before their number.

import type { AreaFacts, AreaId, BlockId, BorderId, Scenery } from '$types/borodino';
import type { Target } from '$lib/table/kit';
import { numbered, numberOf } from '$lib/table/naming';

export const areaName = (scenery: Scenery, area: AreaId): string => scenery.areas[area]?.name ?? '';

/** The area of a name; null if there is none. */
export function areaOf(scenery: Scenery, name: string): AreaId | null {
  const area = scenery.areas.findIndex((one) => one.name === name);
  return area < 0 ? null : area;
}

/** [BOR-4.1.4] Whether the redoubt of an area is in play in a turn; while blocks are placed, as in the first. */
export const hasRedoubt = (
  { redoubt_from }: Pick<AreaFacts, 'redoubt_from'>,
  turn: number,
): boolean => redoubt_from !== null && redoubt_from <= Math.max(turn, 1);

/** The area of a target, or the two that a border joins; none for a block. */
export function areasOf(scenery: Scenery, target: Target): readonly AreaId[] {
  const [area, border] = [areaOf(scenery, target), borderOf(target)];
  if (area !== null) return [area];
  return border === null ? [] : (scenery.borders[border]?.ends ?? []);
}

export const blockTarget = (block: BlockId): Target => numbered('block', block);
export const borderTarget = (border: BorderId): Target => numbered('border', border);

export const blockOf = (target: Target): BlockId | null => numberOf('block', target);
export const borderOf = (target: Target): BorderId | null => numberOf('border', target);
