// Where the cartouche, the compass and the scale stand: in corners that the map leaves empty. A map of
// somebody's own has neither a title nor a measure.

import type { Scenery } from '$types/waterloo';
import type { Point } from '$lib/board/viewport';
import type { Frame } from '$lib/board/paint/frame';

/** Forty kilometres: Ghent to Brussels is about fifty, which is two hundred and sixty-seven units. */
export const SCALE = 213;

export const legendAt = ({
  width,
  height,
}: Scenery): Record<'title' | 'compass' | 'scale', Point> => ({
  title: { x: width - 140, y: 52 },
  compass: { x: width - 140, y: 132 },
  scale: { x: width - SCALE - 42, y: height - 34 },
});

/** What they cover. */
export function legendFrames(scenery: Scenery): Frame[] {
  const { title, compass, scale } = legendAt(scenery);
  const north = { x: compass.x - 20, y: compass.y - 42, width: 40, height: 72 };
  if (!scenery.map) return [north];
  return [
    { x: title.x - 92, y: title.y - 24, width: 184, height: 62 },
    north,
    { x: scale.x - 10, y: scale.y - 22, width: SCALE + 30, height: 32 },
  ];
}
