// What the tracks show of one side, and of the turn.

import type { Fate, Scenery, Side, View } from '$types/samurai';
import { seatOf, sideOf } from './sides';

export interface SideTrack {
  side: Side;
  points: number;
  headquarters: Fate | null;
  /** Those that are to be seen. */
  units: number;
  figures: number;
  destroyed: number;
  escaped: number;
  /** Reinforcements by the turn on which they come, the next first. */
  waiting: { turn: number; units: number; isDue: boolean }[];
}

export function trackOf(scenery: Scenery, view: View, side: Side): SideTrack {
  const { points, headquarters } = view.sides[seatOf(side)]!;
  const present = [...view.units, ...view.ambushes].filter((unit) => unit.side === side);
  const isOf = (unit: number) => sideOf(scenery, view, unit) === side;
  return {
    side,
    points,
    headquarters: headquarters ?? null,
    units: present.length,
    figures: present.reduce((sum, { figures }) => sum + figures, 0),
    destroyed: view.destroyed.filter(isOf).length,
    escaped: view.escaped.filter(({ unit }) => isOf(unit)).length,
    waiting: waitingOf(scenery, view, view.waiting.filter(isOf)),
  };
}

function waitingOf(scenery: Scenery, view: View, units: readonly number[]): SideTrack['waiting'] {
  const byTurn = new Map<number, number>();
  for (const unit of units) {
    const turn = scenery.units[unit]?.enters?.turn ?? 1;
    byTurn.set(turn, (byTurn.get(turn) ?? 0) + 1);
  }
  return [...byTurn]
    .sort(([one], [other]) => one - other)
    .map(([turn, count]) => ({ turn, units: count, isDue: turn <= view.now.turn }));
}

/** How far anybody shoots this turn, where the scenario shortens it. */
export function capOf(scenery: Scenery, turn: number): number | null {
  const caps = scenery.range_caps.filter(({ turns: [from, to] }) => turn >= from && turn <= to);
  return caps.length === 0 ? null : Math.min(...caps.map(({ range }) => range));
}
