// Where every piece is drawn: as the view has it, or on its way while something is being shown.

import type { LeaderFacts, LeaderView, Scenery, UnitFacts, UnitView, View } from '$types/ccn';
import type { Viewer } from '$types/engine';
import type { Motion } from '$lib/table/kit';
import { atEdge, edgeOf, hexOf, middle, place, type Point } from './geometry';
import { isOf, sideAt } from './sides';
import { seenHex } from './terrain/field';

interface Drawn {
  /** The name under which motion speaks of it. */
  key: string;
  place: string;
  at: Point;
  /** Its size: 1 on its own, less where it stands aside. */
  size: number;
  isHit: boolean;
  isGone: boolean;
}

export interface DrawnUnit extends Drawn {
  unit: UnitView;
  facts: UnitFacts;
  blocks: number;
}

export interface DrawnLeader extends Drawn {
  leader: LeaderView;
  facts: LeaderFacts;
}

export interface Pieces {
  units: DrawnUnit[];
  leaders: DrawnLeader[];
}

/** Where a leader stands when he is with a unit, and how small. */
const CORNER: Point = { x: 22, y: -22 };
const BESIDE = 0.62;
const WAITING = 0.62;

export function piecesOf(scenery: Scenery, view: View, motion: Motion, turned: boolean): Pieces {
  const units = unitsOf(scenery, view, motion, turned);
  const occupied = new Set(
    units.filter((unit) => !unit.isGone && unit.size === 1).map((unit) => unit.place),
  );
  return { units, leaders: leadersOf(scenery, view, motion, turned, occupied) };
}

function unitsOf(scenery: Scenery, view: View, motion: Motion, turned: boolean): DrawnUnit[] {
  return view.units.flatMap((unit) => {
    const facts = scenery.units[unit.unit];
    const key = `unit:${unit.unit}`;
    const name = motion.places[key] ?? place(unit.hex);
    const spot = point(name, turned);
    if (facts === undefined || spot === null) return [];
    const blocks = motion.strengths[key] ?? unit.blocks;
    const stand =
      unit.waits && motion.places[key] === undefined
        ? { at: inMargin(spot, turnOf(view, unit)), size: WAITING }
        : { at: spot, size: 1 };
    const isHit = motion.hit.includes(name);
    return [{ key, place: name, ...stand, isHit, isGone: blocks === 0, unit, facts, blocks }];
  });
}

function leadersOf(
  scenery: Scenery,
  view: View,
  motion: Motion,
  turned: boolean,
  occupied: ReadonlySet<string>,
): DrawnLeader[] {
  return view.leaders.flatMap((leader) => {
    const facts = scenery.leaders[leader.leader];
    const key = `leader:${leader.leader}`;
    const name = motion.places[key] ?? (leader.hex === null ? null : place(leader.hex));
    const spot = name === null ? null : point(name, turned);
    const isHere = leader.fate !== 'eliminated' && leader.fate !== 'left';
    if (facts === undefined || name === null || spot === null || !isHere) return [];
    const waits = leader.fate === 'waiting' && motion.places[key] === undefined;
    const stand = waits
      ? { at: inMargin(spot, 0), size: WAITING }
      : beside(spot, occupied.has(name));
    const isGone = motion.strengths[key] === 0;
    return [{ key, place: name, ...stand, isHit: false, isGone, leader, facts }];
  });
}

/** A leader has the hex to himself, or a corner of it where he is with a unit. */
const beside = (spot: Point, isWithUnit: boolean): { at: Point; size: number } =>
  isWithUnit
    ? { at: { x: spot.x + CORNER.x, y: spot.y + CORNER.y }, size: BESIDE }
    : { at: spot, size: 1 };

/** Where the units of whoever looks stand. */
export function own(scenery: Scenery, view: View, viewer: Viewer): string[] {
  const side = sideAt(viewer);
  if (side === null) return [];
  return view.units
    .filter((unit) => !unit.waits && isOf(scenery.units[unit.unit], side))
    .map((unit) => place(unit.hex));
}

export function point(name: string, turned: boolean): Point | null {
  const hex = hexOf(name);
  return hex === null ? null : middle(seenHex(hex, turned));
}

/** How many wait before it for the same hex. */
const turnOf = (view: View, unit: UnitView) =>
  view.units.filter(
    (other) => other.waits && other.unit < unit.unit && place(other.hex) === place(unit.hex),
  ).length;

/** A place in the margin nearest to a hex at the edge; those that wait there stand in a row. */
function inMargin(spot: Point, number: number): Point {
  const edge = edgeOf(spot);
  const isAcross = edge === 'top' || edge === 'bottom';
  const { x, y } = atEdge(spot, edge, isAcross ? 16 : 19);
  return isAcross ? { x: x + number * 38, y } : { x, y: y + number * 34 };
}
