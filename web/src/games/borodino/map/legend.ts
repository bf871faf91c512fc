// Where the cartouche, the compass and the scale stand: in the south-eastern corner, under the last area
// of the old road. A map of somebody's own has neither a title nor a measure.

import type { Scenery } from '$types/borodino';
import type { Frame } from '$lib/board/paint/frame';
import type { Point } from '$lib/board/viewport';

/** One kilometre. */
export const SCALE = 100;

export const legendAt = ({
  width,
  height,
}: Scenery): Record<'title' | 'compass' | 'scale', Point> => ({
  title: { x: width - 93, y: height - 82 },
  compass: { x: width - 188, y: height - 40 },
  scale: { x: width - 138, y: height - 20 },
});

/** What they cover. */
export function legendFrames(scenery: Scenery): Frame[] {
  const { title, compass, scale } = legendAt(scenery);
  const north = { x: compass.x - 18, y: compass.y - 40, width: 36, height: 68 };
  if (!scenery.map) return [north];
  return [
    north,
    { x: title.x - 84, y: title.y - 20, width: 168, height: 54 },
    { x: scale.x - 8, y: scale.y - 20, width: SCALE + 30, height: 24 },
  ];
}
