// What the tracks show of one side.

import type { Scenery, Side, View } from '$types/ccn';
import { isOf } from './sides';

/** A place on the banner track: still to be won, won for a piece, or won for an objective. */
export type Banner = 'open' | 'trophy' | 'objective';

export interface SideTrack {
  side: Side;
  won: number;
  needed: number;
  objectives: number;
  banners: Banner[];
  cards: number;
  units: number;
  squares: number;
}

export function trackOf(scenery: Scenery, view: View, side: Side): SideTrack {
  const { banners: won, trophies, size, track } = view[side];
  const needed = scenery[side].banners;
  const objectives = Math.max(0, won - trophies);
  return {
    side,
    won,
    needed,
    objectives,
    banners: Array.from({ length: Math.max(won, needed) }, (_, index) =>
      index >= won ? 'open' : index < won - objectives ? 'trophy' : 'objective',
    ),
    cards: size,
    units: view.units.filter(({ unit }) => isOf(scenery.units[unit], side)).length,
    squares: track.length,
  };
}
