// Where the flags of what scores are drawn, and the arrows of exits and of entries.

import type { HexId, Side } from '$types/samurai';
import { middle, place, size, type Point, type Seen } from './geometry';

export interface Goal {
  key: string;
  at: Point;
  side: Side;
  points: number;
}

/** [SAM-19.2.1] A flag in each hex that scores for whoever holds it at the end; the first side has it to the left, the second to the right. */
export function goalsOf(scenery: Seen): Goal[] {
  const all = scenery.points.flatMap(({ side, points, hexes }, number) =>
    hexes.map((hex) => ({ key: `${number}-${hex}`, hex, side, points })),
  );
  return all.map(({ key, hex, side, points }) => {
    const { x, y } = middle(scenery, hex);
    return { key, at: { x: x + (side === 'a' ? -21 : 19), y: y - 30 }, side, points };
  });
}

export interface Gate {
  key: string;
  at: Point;
  side: Side | null;
  /** Where the arrow points, in degrees from the right. */
  angle: number;
  /** The turn from which it is open, if not from the first. */
  turn: number | null;
}

/** [SAM-19.2.3] Where units escape: arrows that point out of the board. */
export const exitsOf = (scenery: Seen): Gate[] =>
  scenery.exits.flatMap(({ side, hexes, from_turn }, number) =>
    hexes.map((hex) => ({
      key: `exit-${number}-${place(scenery, hex)}`,
      side,
      turn: from_turn > 1 ? from_turn : null,
      ...gateAt(scenery, hex, 0),
    })),
  );

/** [SAM-19.2.2] Where reinforcements enter that still wait: arrows that point into the board. */
export function entriesOf(scenery: Seen, waiting: readonly number[]): Gate[] {
  const found = new Map<string, Gate>();
  for (const unit of waiting) {
    const facts = scenery.units[unit];
    if (!facts?.enters) continue;
    const { hexes, turn } = facts.enters;
    for (const hex of hexes) {
      const key = `entry-${facts.force}-${turn}-${place(scenery, hex)}`;
      const side = facts.force === 'third' ? null : facts.force;
      found.set(key, { key, side, turn, ...gateAt(scenery, hex, 180) });
    }
  }
  return [...found.values()];
}

/** A place in the margin nearest to a hex at the edge. */
function gateAt(scenery: Seen, hex: HexId, turn: number): { at: Point; angle: number } {
  const { width, height } = size(scenery);
  const { x, y } = middle(scenery, hex);
  const edges = [
    { far: y, at: { x, y: 14 }, angle: -90 },
    { far: height - y, at: { x, y: height - 14 }, angle: 90 },
    { far: x, at: { x: 14, y }, angle: 180 },
    { far: width - x, at: { x: width - 14, y }, angle: 0 },
  ];
  const nearest = edges.sort((one, other) => one.far - other.far)[0]!;
  return { at: nearest.at, angle: nearest.angle + turn };
}
