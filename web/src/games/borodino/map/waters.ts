// Where water runs: along the borders that have any, one into the other, and where a river of the map
// has no border it runs as it is drawn there.

import type { River, Scenery, Water } from '$types/borodino';
import { between } from '$lib/board/paint/path';
import { nearness, swing } from '$lib/board/paint/swing';
import type { Point } from '$lib/board/viewport';
import type { Layout } from './layout';

export interface Stretch {
  water: Water;
  points: Point[];
}

/** A river's name with the line that it belongs to. */
export interface Named {
  name: string;
  course: readonly (readonly [number, number])[];
}

export interface Waters {
  stretches: readonly Stretch[];
  named: readonly Named[];
}

/** How near the line of a river has to be to the border that it stands for. */
const NEAR = 28;

export function watersOf(scenery: Scenery, { borders }: Layout): Waters {
  const along = (['river', 'stream'] as const).flatMap((water) =>
    joined(
      borders
        .filter(({ border, isShared }) => isShared && scenery.borders[border]!.water === water)
        .map(({ points }) => points),
    ).map((points) => ({ water, points: calmed(points) })),
  );
  const found = scenery.rivers.map((river) => ({ river, part: partOf(river, along) }));
  const free = found
    .filter(({ part }) => part === null)
    .map(({ river }) => ({ water: river.water, points: swing(river) }));
  return {
    stretches: [...along, ...free],
    named: found.map(({ river, part }) => ({
      name: river.name,
      course: part?.map(({ x, y }) => [x, y] as const) ?? river.course,
    })),
  };
}

/** The part of the water along borders that a river of the map stands for; null if there is none. */
function partOf(river: River, along: readonly Stretch[]): Point[] | null {
  const course = swing(river);
  const parts = along
    .filter(({ water }) => water === river.water)
    .map(({ points }) => {
      const near = points.map((point) => nearness(point, course) < NEAR);
      return points.slice(near.indexOf(true), near.lastIndexOf(true) + 1);
    });
  const best = parts.reduce((most, part) => (part.length > most.length ? part : most), []);
  const length = best.length;
  return length > 3 &&
    course.filter((point) => nearness(point, best) < NEAR).length * 2 > course.length
    ? best
    : null;
}

const key = ({ x, y }: Point) => `${x},${y}`;

/** Lines that meet end to end, two at a point, as one. */
export function joined(lines: readonly (readonly Point[])[]): Point[][] {
  const meeting = new Map<string, number>();
  for (const points of lines)
    for (const end of [points[0]!, points.at(-1)!])
      meeting.set(key(end), (meeting.get(key(end)) ?? 0) + 1);
  const left = lines.map((points) => [...points]);
  const found: Point[][] = [];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    let whole = one;
    for (const turn of [0, 1]) {
      whole = turn === 0 ? whole : whole.toReversed();
      for (let end = key(whole.at(-1)!); meeting.get(end) === 2; end = key(whole.at(-1)!)) {
        const next = left.findIndex((points) =>
          [key(points[0]!), key(points.at(-1)!)].includes(end),
        );
        if (next < 0) break;
        const [part] = left.splice(next, 1);
        whole = [...whole, ...(key(part![0]!) === end ? part! : part!.toReversed()).slice(1)];
      }
    }
    found.push(whole);
  }
  return found;
}

/** The same line with its corners taken off; its ends stay. */
function calmed(points: readonly Point[]): Point[] {
  let line = [...points];
  for (let round = 0; round < 3; round += 1)
    line = line.map((point, index) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      return before === undefined || after === undefined
        ? point
        : between(point, between(before, after), 0.6);
    });
  return line;
}
