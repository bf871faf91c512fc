// The sources of supply of a side, and what each has left.

import type { AreaId, Scenery, Side, View } from '$types/borodino';

export interface Source {
  area: AreaId;
  /** The points that it gives in a turn, and those that are left of them. */
  symbols: number;
  left: number;
  state: 'open' | 'blocked' | 'captured';
}

export const sourcesOf = (scenery: Scenery, view: View, side: Side): Source[] =>
  scenery.sources
    .filter((one) => one.side === side)
    .map(({ area, symbols }) => {
      const line = view.lines.find(({ source }) => source === area);
      const shut = view.captured.includes(area) ? 'captured' : 'blocked';
      return { area, symbols, left: line?.left ?? 0, state: line === undefined ? shut : 'open' };
    });
