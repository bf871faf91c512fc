// The blocks that a viewer does not see, one by one: a view only counts them. Each has a number within its
// area and side, so that one of them can be seen to move.

import type { AreaId, Side, View } from '$types/borodino';
import type { Motion } from '$lib/table/kit';

export interface Unseen {
  /** What it is called in a `Motion`: `back:russian:14:0`. */
  key: string;
  side: Side;
  /** Where the view counts it, or where it came onto the map. */
  area: AreaId;
}

export const backKey = (side: Side, area: AreaId, number: number): string =>
  `back:${side}:${area}:${number}`;

/** Those whom the view counts. */
export const hiddenIn = ({ hidden }: Pick<View, 'hidden'>): Unseen[] =>
  hidden.flatMap(({ area, side, blocks }) =>
    Array.from({ length: blocks }, (_, number) => ({
      key: backKey(side, area, number),
      side,
      area,
    })),
  );

/** Those who come onto the map while something is being shown: the view does not count them yet. */
export function newcomersIn(view: Pick<View, 'hidden'>, { places }: Motion): Unseen[] {
  const counted = new Set(hiddenIn(view).map(({ key }) => key));
  return Object.keys(places).flatMap((key) => {
    const [, side, area] = /^back:(french|russian):(\d+):\d+$/.exec(key) ?? [];
    if (side === undefined || counted.has(key)) return [];
    return [{ key, side: side as Side, area: Number(area) }];
  });
}
