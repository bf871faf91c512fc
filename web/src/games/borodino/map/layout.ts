// What of the map lies where for good: the line of each border, the room of each area for blocks, and
// its name above or below that room.

import type { AreaFacts, AreaId, BorderId, Scenery } from '$types/borodino';
import type { Frame } from '$lib/board/paint/frame';
import { aside, far, line, towards } from '$lib/board/paint/path';
import type { Point } from '$lib/board/viewport';
import { netOf, type Net } from './net';
import { CELL, frameAround, middleOf, Room } from './room';

export interface BorderLine {
  border: BorderId;
  d: string;
  points: readonly Point[];
  /** Its middle, the way from the first of its areas to the second there, and whether it parts two neighbours. */
  middle: Point;
  across: Point;
  isShared: boolean;
}

export interface AreaName {
  area: AreaId;
  text: string;
  /** The middle of its lines. */
  x: number;
  y: number;
  lines: readonly string[];
  size: number;
  frame: Frame;
}

/** Where the blocks of an area stand; x and y are the middle. */
export interface Spot {
  area: AreaId;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  net: Net;
  /** The outlines of areas, closed. */
  outlines: readonly string[];
  borders: readonly BorderLine[];
  names: readonly AreaName[];
  spots: readonly Spot[];
}

const known = new WeakMap<Scenery, Layout>();

export function layoutOf(scenery: Scenery): Layout {
  const found = known.get(scenery) ?? laidOut(scenery);
  known.set(scenery, found);
  return found;
}

function laidOut(scenery: Scenery): Layout {
  const net = netOf(scenery);
  const borders = scenery.borders.map((_, border) => borderLine(scenery, net, border));
  const placed = scenery.areas.map((_, area) =>
    place(scenery, area, roomOf(scenery, { net, borders }, area, MARGIN)),
  );
  return {
    net,
    outlines: net.outlines.map((points) => `${line(points)}Z`),
    borders,
    names: placed.map(({ name }) => name),
    spots: placed.map(({ spot }) => spot),
  };
}

/** The room of an area so far from its outline, off the frame of the map and the signs of its borders. */
export function roomOf(
  scenery: Scenery,
  { net, borders }: Pick<Layout, 'net' | 'borders'>,
  area: AreaId,
  margin: number,
): Room {
  const { width, height } = scenery;
  const signs = borders
    .filter(({ border }) => scenery.borders[border]!.ends.includes(area))
    .map(({ middle }) => middle);
  const corners = net.corners[area]!.map(({ x, y }) => ({
    x: Math.max(FRAME, Math.min(width - FRAME, x)),
    y: Math.max(FRAME, Math.min(height - FRAME, y)),
  }));
  return new Room(corners, margin, signs, AROUND_SIGN);
}

function borderLine(scenery: Scenery, net: Net, border: BorderId): BorderLine {
  const points = net.lines[border]!;
  const at = halfway(points);
  const along = towards(points[Math.max(0, at - 2)]!, points[Math.min(points.length - 1, at + 2)]!);
  const [from, to] = scenery.borders[border]!.ends.map((area) => scenery.areas[area]!);
  const right = aside(along);
  const isRight = (to!.x - from!.x) * right.x + (to!.y - from!.y) * right.y >= 0;
  return {
    border,
    d: line(points),
    points,
    middle: points[at]!,
    across: isRight ? right : { x: -right.x, y: -right.y },
    isShared: net.isShared[border]!,
  };
}

/** The point that has as much of the line before it as after it. */
function halfway(points: readonly Point[]): number {
  const steps = points.slice(1).map((point, index) => far(point, points[index]!));
  const half = steps.reduce((sum, step) => sum + step, 0) / 2;
  let gone = 0;
  const at = steps.findIndex((step) => (gone += step) >= half);
  return Math.min(points.length - 1, at + 1);
}

/** How far blocks and names keep from outlines, and from the signs in the middle of borders. */
const MARGIN = 7;
const FRAME = 8;
const AROUND_SIGN = 13;

const NAME_SIZE = 19;
const LETTER = 0.475;

const WIDTHS = [168, 160, 152, 144, 136, 128, 120, 112, 104, 96, 88, 80, 64];
const HEIGHTS = [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40];

/**
 * Large blocks count most, four of each side in a row and the rows one over the other; then room around
 * them, then the middle of the area.
 */
function sizeWorth(width: number, height: number): number {
  return Math.min(width / 4, height / 2, 42) * 2 + (width * height) / 4000;
}

const OFF_MIDDLE = 0.12;

interface Placed {
  spot: Spot;
  name: AreaName;
}

/** The sizes that the room for blocks can have, the best first. */
const SIZES = WIDTHS.flatMap((width) =>
  HEIGHTS.map((height) => ({ width, height, worth: sizeWorth(width, height) })),
).sort((a, b) => b.worth - a.worth);

function place(scenery: Scenery, area: AreaId, room: Room): Placed {
  const facts = scenery.areas[area]!;
  const texts = linesOf(facts.name);
  let best = { worth: -Infinity, placed: fallback(facts, area) };
  for (const { width, height, worth: most } of SIZES) {
    if (most <= best.worth) break;
    for (const spot of framesIn(room, width, height)) {
      const middle = middleOf(spot);
      const worth = most - far(middle, facts) * OFF_MIDDLE;
      if (worth <= best.worth || room.takenIn(spot) > 0) continue;
      for (const name of texts.flatMap((lines) => namesBeside(facts.name, area, spot, lines))) {
        const left = worth - nameCost(room, name, middle);
        if (left > best.worth)
          best = { worth: left, placed: { spot: { area, ...middle, width, height }, name } };
      }
    }
  }
  return best.placed;
}

function* framesIn({ bounds }: Room, width: number, height: number): Iterable<Frame> {
  for (let x = bounds.x; x + width <= bounds.x + bounds.width; x += 2 * CELL)
    for (let y = bounds.y; y + height <= bounds.y + bounds.height; y += 2 * CELL)
      yield { x, y, width, height };
}

/** A name is best in one line, inside its area, over the middle of the room for blocks. */
const nameCost = (room: Room, { frame, x, lines }: AreaName, middle: Point) =>
  room.takenIn(frame) * 0.6 + Math.abs(x - middle.x) * 0.03 + (lines.length - 1) * 2;

/** A name in one line, or parted between its words. */
function linesOf(name: string): string[][] {
  const words = name.split(' ');
  if (words.length === 1) return [[name]];
  const cut = Math.ceil(words.length / 2);
  return [[name], [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]];
}

const widthOf = (lines: readonly string[]) =>
  Math.max(...lines.map((text) => text.length)) * NAME_SIZE * LETTER + 4;

function namesBeside(
  text: string,
  area: AreaId,
  spot: Frame,
  lines: readonly string[],
): AreaName[] {
  const [width, height] = [widthOf(lines), lines.length * NAME_SIZE + 1];
  const middle = spot.x + spot.width / 2;
  return [spot.y - height / 2 - 1, spot.y + spot.height + height / 2 + 1].flatMap((y) =>
    [0, -16, 16, -32, 32, -48, 48].map((by) => {
      const x = middle + by;
      return {
        area,
        text,
        x,
        y,
        lines,
        size: NAME_SIZE,
        frame: frameAround({ x, y }, width, height),
      };
    }),
  );
}

/** An area too narrow for anything has its blocks in its middle all the same. */
function fallback({ name, x, y }: AreaFacts, area: AreaId): Placed {
  const spot = { area, x, y, width: 64, height: 40 };
  return {
    spot,
    name: namesBeside(name, area, frameAround(spot, spot.width, spot.height), [name])[0]!,
  };
}
