// Every piece in its place on the map.

import type { AreaId, Scenery, Side } from '$types/borodino';
import type { Piece } from '../pieces';
import { areaName, blockOf } from '../places';
import { arrange, type Standing, type Stood } from './arrange';
import type { Layout } from './layout';

/** A piece where it stands, in the area of this name. */
export interface Placed extends Piece, Stood {
  place: string;
}

/** Headquarters first, as the lists have them, then by number; backs last. */
const rank = ({ key }: Piece) => blockOf(key) ?? Infinity;

const known = new WeakMap<Layout, Map<string, Standing>>();

/** Where so many stand in an area; it is found once, for it is asked with every step. */
function stoodIn(layout: Layout, area: AreaId, french: number, russian: number): Standing {
  const all = known.get(layout) ?? new Map<string, Standing>();
  known.set(layout, all);
  const key = `${area}:${french}:${russian}`;
  const spot = layout.spots[area]!;
  const away = layout.names[area]!.y < spot.y ? 'down' : 'up';
  const found = all.get(key) ?? arrange(spot, french, russian, layout.net.corners[area]!, away);
  all.set(key, found);
  return found;
}

/** All pieces where they stand. Their order stays the same, or they could not travel. */
export function stand(scenery: Scenery, layout: Layout, pieces: readonly Piece[]): Placed[] {
  const areas = new Map<AreaId, Record<Side, Piece[]>>();
  for (const piece of [...pieces].sort((a, b) => rank(a) - rank(b))) {
    const there = areas.get(piece.area) ?? { french: [], russian: [] };
    there[piece.side].push(piece);
    areas.set(piece.area, there);
  }
  const placed = [...areas].flatMap(([area, { french, russian }]): Placed[] => {
    const spot = layout.spots[area];
    if (spot === undefined) return [];
    const stood = stoodIn(layout, area, french.length, russian.length);
    const place = areaName(scenery, area);
    const put = (piece: Piece, at: Stood | undefined) => ({
      ...piece,
      ...spot,
      size: 0,
      ...at,
      place,
    });
    return [
      ...french.map((piece, index) => put(piece, stood.french[index])),
      ...russian.map((piece, index) => put(piece, stood.russian[index])),
    ];
  });
  return placed.sort((a, b) => a.key.localeCompare(b.key));
}
