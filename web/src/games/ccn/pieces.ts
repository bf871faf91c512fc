// Where every piece is drawn: as the view has it, or on its way while something is being shown.

import type { LeaderFacts, LeaderView, Scenery, UnitFacts, UnitView, View } from '$types/ccn';
import type { Viewer } from '$types/engine';
import type { Motion } from '$lib/table/kit';
import { sideOf } from './decisions';
import { BOARD, hexOf, middle, place, type Point } from './geometry';
import { sideAt } from './hand';
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
  const units = view.units.flatMap((unit) => {
    const facts = scenery.units[unit.unit];
    const key = `unit:${unit.unit}`;
    const name = motion.places[key] ?? place(unit.hex);
    const waits = unit.waits && motion.places[key] === undefined;
    const spot = point(name, turned);
    if (facts === undefined || spot === null) return [];
    const blocks = motion.strengths[key] ?? unit.blocks;
    return [
      {
        key,
        place: name,
        at: waits ? atEdge(spot, turnOf(view, unit)) : spot,
        size: waits ? WAITING : 1,
        isHit: motion.hit.includes(name),
        isGone: blocks === 0,
        unit,
        facts,
        blocks,
      },
    ];
  });
  const occupied = new Set(
    units.filter((unit) => !unit.isGone && unit.size === 1).map((unit) => unit.place),
  );
  const leaders = view.leaders.flatMap((leader) => {
    const facts = scenery.leaders[leader.leader];
    const key = `leader:${leader.leader}`;
    const name = motion.places[key] ?? (leader.hex === null ? null : place(leader.hex));
    const spot = name === null ? null : point(name, turned);
    const isHere = leader.fate !== 'eliminated' && leader.fate !== 'left';
    if (facts === undefined || name === null || spot === null || !isHere) return [];
    const waits = leader.fate === 'waiting' && motion.places[key] === undefined;
    const isWith = !waits && occupied.has(name);
    return [
      {
        key,
        place: name,
        at: waits
          ? atEdge(spot, 0)
          : isWith
            ? { x: spot.x + CORNER.x, y: spot.y + CORNER.y }
            : spot,
        size: waits ? WAITING : isWith ? BESIDE : 1,
        isHit: false,
        isGone: motion.strengths[key] === 0,
        leader,
        facts,
      },
    ];
  });
  return { units, leaders };
}

/** Where the units of whoever looks stand. */
export function own(scenery: Scenery, view: View, viewer: Viewer): string[] {
  const side = sideAt(viewer);
  return view.units
    .filter((unit) => !unit.waits && sideOf(scenery, unit) === side)
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

/** A place in the margin nearest to a hex at the edge. */
function atEdge({ x, y }: Point, number: number): Point {
  const ways = [
    { far: y, to: { x: x + number * 38, y: 16 } },
    { far: BOARD.height - y, to: { x: x + number * 38, y: BOARD.height - 16 } },
    { far: x, to: { x: 19, y: y + number * 34 } },
    { far: BOARD.width - x, to: { x: BOARD.width - 19, y: y + number * 34 } },
  ];
  return ways.sort((a, b) => a.far - b.far)[0]!.to;
}
