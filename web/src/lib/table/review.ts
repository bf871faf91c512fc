// A game that was gone over, as it is drawn: where each line stands on the slider, who was winning
// there, and where the marks of costly decisions find room.

import type { Seat, Viewer } from '$types/engine';
import type { Review, ReviewPoint } from '$types/protocol';
import { percent } from './odds';

/** Chances are whole numbers in parts of this. */
export const CERTAIN = 10_000;

/** What was said of a moment of the game: how much each viewer had been told by then. */
interface Moment {
  told: readonly number[];
}

/** The step of a replay through somebody's eyes at which a moment is shown. */
export function stepOf({ told }: Moment, viewer: Viewer): number {
  // The seats in their order, then a spectator, then the referee.
  const at = typeof viewer === 'number' ? viewer : told.length - (viewer === 'spectator' ? 2 : 1);
  return Math.max(0, (told[at] ?? 1) - 1);
}

/** The last point of the curve at or before a step; the first one before there is any. */
export const pointAt = (
  curve: readonly ReviewPoint[],
  step: number,
  viewer: Viewer,
): ReviewPoint | undefined => curve.findLast((point) => stepOf(point, viewer) <= step) ?? curve[0];

/** The steps at which the chances changed, the last point of each, and the end. */
export function upTo(
  curve: readonly ReviewPoint[],
  end: number,
  viewer: Viewer,
): { at: number; point: ReviewPoint }[] {
  const steps = new Map(curve.map((point) => [stepOf(point, viewer), point]));
  const last = curve.at(-1);
  if (last !== undefined && !steps.has(end)) steps.set(end, last);
  return [...steps].map(([at, point]) => ({ at, point }));
}

/** The chance of a seat, as it is written. */
export const chanceOf = ({ chances }: ReviewPoint, seat: Seat): string =>
  percent((chances[seat] ?? 0) / CERTAIN);

/** How the chances of all seats lie on each other, from the bottom up: where each begins and ends. */
export function stacked(
  { chances }: ReviewPoint,
  order: readonly Seat[],
): { from: number; to: number }[] {
  const all = order.reduce((sum, seat) => sum + (chances[seat] ?? 0), 0) || 1;
  let from = 0;
  return order.map((seat) => {
    const band = { from, to: from + (chances[seat] ?? 0) / all };
    from = band.to;
    return band;
  });
}

/**
 * The seats from the bottom of the chart up: whoever looks is at the bottom. Of those who win together
 * only the first is there.
 */
export function seatsFrom(
  own: Seat | null,
  seats: number,
  allies: (seat: Seat) => readonly Seat[] = () => [],
): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const order = own === null ? all : [own, ...all.filter((seat) => seat !== own)];
  return order.filter(
    (seat, at) => !order.slice(0, at).some((other) => allies(other).includes(seat)),
  );
}

/** The first point of every turn, but of so few turns that their numbers do not touch. */
export function turnTicks(curve: readonly ReviewPoint[], most: number): ReviewPoint[] {
  const first = curve.filter(({ turn }, at) => turn > 0 && turn !== curve[at - 1]?.turn);
  const every = [1, 2, 5, 10, 20, 50].find((by) => first.length / by <= most) ?? 100;
  return first.filter(({ turn }) => turn % every === 0);
}

/** The last point of every turn, for whoever reads the chart as a table. */
export const turnEnds = (curve: readonly ReviewPoint[]): ReviewPoint[] =>
  curve.filter(({ turn }, at) => turn !== curve[at + 1]?.turn);

export interface Spot {
  x: number;
  y: number;
}

/** Moves what lies on each other apart, upwards and, where there is no room, downwards. */
export function apart(spots: readonly Spot[], size: number, height: number): Spot[] {
  const placed: Spot[] = [];
  const isFree = (one: Spot) =>
    placed.every((two) => Math.abs(one.x - two.x) >= size || Math.abs(one.y - two.y) >= size);
  const within = ({ x, y }: Spot) => ({ x, y: Math.min(Math.max(size / 2, y), height - size / 2) });
  for (const spot of spots) {
    const tried = Array.from({ length: 10 }, (_, at) => at * (size / 2)).flatMap((by) => [
      within({ x: spot.x, y: spot.y - by }),
      within({ x: spot.x, y: spot.y + by }),
    ]);
    placed.push(tried.find(isFree) ?? within(spot));
  }
  return placed;
}

/** So many points, each one in a hundred of the chance to win. */
export const points = (parts: number): number => Math.round(Math.abs(parts) / 100);

export type Sign = 'less' | 'more' | 'none';

export function sign(parts: number): Sign {
  if (points(parts) === 0) return 'none';
  return parts < 0 ? 'less' : 'more';
}

/** The longest bar of play and luck, so that all are drawn on one scale. */
export const longest = ({ seats }: Review): number =>
  Math.max(100, ...seats.flatMap(({ play, luck }) => [Math.abs(play), Math.abs(luck)]));
