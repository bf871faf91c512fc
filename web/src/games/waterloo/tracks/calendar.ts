// The days of a campaign: each has a morning, an afternoon and a night, and each of these is a turn.

import type { Scenery, Side } from '$types/waterloo';
import { words } from '../words';

export type Hour = 'first' | 'second' | 'night';

export interface Square {
  turn: number;
  hour: Hour;
  active: Side;
  /** Whether two supply cities win at its end. */
  counts: boolean;
  talk: boolean;
}

export interface Day {
  date: string;
  /** The number of the day alone, where the month is clear. */
  short: string;
  squares: Square[];
}

export const HOURS: readonly Hour[] = ['first', 'second', 'night'];

/** The days that are played, those of the first and the last turn with all that is before and after it left out. */
export function daysOf(scenery: Scenery): Day[] {
  const days = new Map<string, Day>();
  scenery.track.forEach(({ date, active, is_night, allies_may_talk }, index) => {
    const turn = index + 1;
    const day = days.get(date) ?? { date, short: date.split(' ')[0] ?? date, squares: [] };
    days.set(date, day);
    const earlier = scenery.track.slice(0, index).filter((one) => one.date === date).length;
    if (turn < scenery.first_turn || turn > scenery.last_turn) return;
    day.squares.push({
      turn,
      hour: is_night ? 'night' : earlier === 0 ? 'first' : 'second',
      active,
      counts: turn >= scenery.supply_victory_from_turn,
      talk: allies_may_talk,
    });
  });
  return [...days.values()].filter(({ squares }) => squares.length > 0);
}

export const squareAt = (
  days: readonly Day[],
  turn: number,
): { day: Day; square: Square } | null => {
  for (const day of days)
    for (const square of day.squares) if (square.turn === turn) return { day, square };
  return null;
};

export const hourText = (hour: Hour): string => words.say(`track-hour-${hour}`);

/** A square in words: "18 June, afternoon: the French". */
export const momentText = ({ date }: Day, { hour, active }: Square): string =>
  words.say('track-now', { date, hour: hourText(hour), side: words.say(`side-${active}.they`) });

/** Whether there are turns in which the Allies may not talk in private, so that it matters when they may. */
export const isTalkLimited = (days: readonly Day[]): boolean =>
  days.some(({ squares }) => squares.some(({ talk }) => !talk)) &&
  days.some(({ squares }) => squares.some(({ talk }) => talk));

/** The next turn from this one on in which they may. */
export const nextTalk = (days: readonly Day[], turn: number): number | null =>
  days.flatMap(({ squares }) => squares).find((square) => square.talk && square.turn >= turn)
    ?.turn ?? null;
