// What is drawn of secret orders on the board: ways, targets, and where a unit looks.

import type {
  Command,
  Draft,
  HexId,
  Order,
  OrderKind,
  Private,
  Scenery,
  UnitId,
  View,
} from '$types/samurai';
import { HIGH, middle, wayOf, type Grid, type Point } from './geometry';
import {
  askedOf,
  hidingHex,
  kindInHand,
  kindOf,
  pathInHand,
  targetInHand,
  unitInHand,
} from './orders';

/** A way from hex to hex; a shot or a blow; where it looks and how far. */
export interface Drawn {
  unit: UnitId;
  kind: OrderKind | null;
  /** Whether it is still being written. */
  isInHand: boolean;
  /** Where the unit is, if it is on the board. */
  at: Point | null;
  way: Point[];
  strike: { from: Point; to: Point } | null;
  /** A line to a friend. */
  bond: { from: Point; to: Point } | null;
  look: { at: Point; facing: number; range: number } | null;
}

/** What an order says, whatever its kind. */
interface Said {
  path?: readonly HexId[];
  target?: UnitId;
  quarry?: UnitId;
  with?: UnitId;
  from?: UnitId | null;
  at?: HexId;
  shot?: number;
  facing?: number;
  range?: number;
}

const saidOf = (order: Order): Said =>
  typeof order === 'string' ? {} : (Object.values(order)[0] as Said);

/** Everything that is written, and what is being written last. */
export function drawn(grid: Grid, view: View, draft: Draft): Drawn[] {
  const hex = (unit: UnitId): HexId | null =>
    draft.places.find((one) => one.unit === unit)?.hex ??
    [...view.units, ...view.ambushes].find((one) => one.unit === unit)?.hex ??
    null;
  const inHand = unitInHand(draft);
  const written = draft.commands
    .filter(({ unit }) => unit !== inHand)
    .map((command) => commandDrawn(grid, hex, command));
  const hidden = draft.places
    .filter(({ unit }) => unit !== inHand)
    .map(({ unit, hex, facing }) => lookout(unit, middle(grid, hex), facing));
  const now = inHand === null ? [] : [inHandDrawn(grid, hex, draft, inHand)];
  return [...written, ...hidden, ...now];
}

type HexOf = (unit: UnitId) => HexId | null;

const point = (grid: Grid, hex: HexId | null): Point | null =>
  hex === null ? null : middle(grid, hex);

const line = (from: Point | null, to: Point | null) =>
  from === null || to === null ? null : { from, to };

function commandDrawn(grid: Grid, hex: HexOf, { unit, order, private: secret }: Command): Drawn {
  const said = saidOf(order);
  const at = point(grid, hex(unit));
  const path = (said.path ?? []).map((one) => middle(grid, one));
  const from = said.shot === undefined ? (path.at(-1) ?? at) : (path[said.shot] ?? at);
  const prey = said.target ?? said.quarry;
  const friend = said.at === undefined ? (said.from ?? null) : (said.with ?? null);
  return {
    unit,
    kind: kindOf(order),
    isInHand: false,
    at,
    way: path.length > 0 && at !== null ? [at, ...path] : path,
    strike: prey === undefined ? null : line(from, point(grid, hex(prey))),
    bond: friend === null ? null : line(at, point(grid, hex(friend))),
    look: lookOf(at, said, secret),
  };
}

function lookOf(at: Point | null, said: Said, secret: Private): Drawn['look'] {
  const facing = said.facing ?? secret.facing ?? null;
  return at === null || facing === null ? null : { at, facing, range: said.range ?? 0 };
}

const lookout = (unit: UnitId, at: Point, facing: number): Drawn => ({
  unit,
  kind: 'ambush',
  isInHand: false,
  at,
  way: [],
  strike: null,
  bond: null,
  look: { at, facing, range: 0 },
});

function inHandDrawn(grid: Grid, hex: HexOf, draft: Draft, unit: UnitId): Drawn {
  const at = point(grid, hidingHex(draft) ?? hex(unit));
  const path = (pathInHand(draft) ?? []).map((one) => middle(grid, one));
  const target = targetInHand(draft);
  const strike = target === null ? null : line(path.at(-1) ?? at, point(grid, hex(target)));
  const isFriend = kindInHand(draft) === 'regroup';
  return {
    unit,
    kind: kindInHand(draft),
    isInHand: true,
    at,
    way: path.length > 0 && at !== null ? [at, ...path] : path,
    strike: isFriend ? null : strike,
    bond: isFriend ? strike : null,
    look: lookInHand(draft, at),
  };
}

function lookInHand(draft: Draft, at: Point | null): Drawn['look'] {
  const writing = askedOf(draft);
  if (at === null || writing === null) return null;
  if ('range' in writing) return { at, facing: writing.range.facing, range: 0 };
  if ('fire' in writing) return { at, facing: writing.fire.facing, range: writing.fire.range };
  return 'back' in writing ? { at, facing: writing.back.facing, range: 0 } : null;
}

const pair = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const polyline = (points: readonly Point[]): string =>
  points.map((one, index) => `${index === 0 ? 'M' : 'L'}${pair(one)}`).join('');

/** A straight line that leaves room for the pieces at both ends. */
export function between({ from, to }: { from: Point; to: Point }, room: number): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = { x: ((to.x - from.x) / far) * room, y: ((to.y - from.y) / far) * room };
  const [begin, end] = [
    { x: from.x + step.x / 2, y: from.y + step.y / 2 },
    { x: to.x - step.x, y: to.y - step.y },
  ];
  return `M${pair(begin)}L${pair(end)}`;
}

/** What lies before a unit, so many hexes far: its firing sector, or the hexes next to it that it watches. */
export function fan(
  scenery: Pick<Scenery, 'sector_half_angle'> & Grid,
  { at, facing, range }: NonNullable<Drawn['look']>,
): string {
  const far = (Math.max(range, 1) + 0.5) * HIGH;
  const aside = range > 0 ? scenery.sector_half_angle / 60 : 1;
  const ends = [facing - aside, facing + aside].map((way) => {
    const { x, y } = wayOf(scenery, way);
    return { x: at.x + x * far, y: at.y + y * far };
  });
  return `M${pair(at)}L${pair(ends[0]!)}A${far} ${far} 0 0 1 ${pair(ends[1]!)}Z`;
}
