// Where the pencil marks of an area stand on the map: in it, off its name, its blocks and what else is
// drawn there as well as can be.

import type { AreaId, Scenery, View } from '$types/borodino';
import { overlap, type Frame } from '$lib/board/paint/frame';
import type { Size } from '$lib/board/viewport';
import { STILL } from '$lib/table/kit';
import { groundOf } from '../map/ground';
import { roomOf, type Layout } from '../map/layout';
import { legendFrames } from '../map/legend';
import { placesOf } from '../map/places';
import { frameAround, freest, type Room } from '../map/room';
import { stand } from '../map/standing';
import { piecesOf } from '../pieces';

/** How far marks keep from the outline of their area, and how much it counts to cover something. */
const MARGIN = 3;
const DEAR = 8;
/** How much larger than itself a block is with its edge and its rings. */
const AROUND = 1.16;

/** What lies on the map while nothing moves. */
export function takenIn(scenery: Scenery, view: View, layout: Layout): Frame[] {
  const pieces = stand(scenery, layout, piecesOf(scenery, view, STILL));
  return [
    ...layout.names.map(({ frame }) => frame),
    ...groundOf(scenery, layout).rivers.flatMap(({ points, size }) =>
      points.map((point) => frameAround(point, size, size)),
    ),
    ...placesOf(scenery, layout).frames,
    ...legendFrames(scenery),
    ...pieces.map((piece) => frameAround(piece, piece.size * AROUND, piece.size * AROUND)),
  ];
}

const known = new WeakMap<Layout, Map<AreaId, Room>>();

/** The room of an area; it is found once, for it is asked with every step. */
function roomIn(scenery: Scenery, layout: Layout, area: AreaId): Room {
  const rooms = known.get(layout) ?? new Map<AreaId, Room>();
  known.set(layout, rooms);
  const found = rooms.get(area) ?? roomOf(scenery, layout, area, MARGIN);
  rooms.set(area, found);
  return found;
}

/** A free frame of this size in an area, best below its blocks, or the one that covers least. */
export function roomAt(
  scenery: Scenery,
  layout: Layout,
  area: AreaId,
  { width, height }: Size,
  taken: readonly Frame[],
): Frame {
  const room = roomIn(scenery, layout, area);
  const spot = layout.spots[area]!;
  const wish = { x: spot.x, y: spot.y + (spot.height + height) / 2 };
  const near = taken.filter((frame) => overlap(frame, around(room.bounds, width, height)) > 0);
  const at = freest(
    room,
    [width, height],
    wish,
    near.map((frame) => [frame, DEAR] as const),
  );
  return frameAround(at, width, height);
}

/** A frame with so much more on each side. */
const around = ({ x, y, width, height }: Frame, wide: number, high: number): Frame => ({
  x: x - wide,
  y: y - high,
  width: width + 2 * wide,
  height: height + 2 * high,
});
