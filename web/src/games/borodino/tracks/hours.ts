// The days of the battle with their hours, and what is done in a turn.

import type { Scenery, View } from '$types/borodino';
import { nameOf } from '$lib/table/naming';
import { stepOf } from '../asked';
import { words } from '../words';

export interface Hour {
  turn: number;
  hour: number;
}

export interface Day {
  date: string;
  hours: Hour[];
}

/** [BOR-4.1.2] The hours of each day, one turn each. */
export function daysOf({ track }: Scenery): Day[] {
  const days: Day[] = [];
  track.forEach(({ date, hour }, index) => {
    if (days.at(-1)?.date !== date) days.push({ date, hours: [] });
    days.at(-1)?.hours.push({ turn: index + 1, hour });
  });
  return days;
}

export const hourAt = ({ track }: Scenery, turn: number): string =>
  words.say('track-hour', { hour: track[turn - 1]?.hour ?? 0 });

/** The date and the hour of a turn; the hour alone where there is one day only. */
export function momentAt(scenery: Scenery, turn: number): string {
  const found = scenery.track[turn - 1];
  if (found === undefined) return '';
  const isOneDay = scenery.track.every(({ date }) => date === found.date);
  const hour = hourAt(scenery, turn);
  return isOneDay ? hour : words.say('track-moment', { date: found.date, hour });
}

/** The parts of a turn. */
export type Phase = 'set-up' | 'action' | 'battles' | 'supply' | 'bridges' | 'night';

const PHASES: Readonly<Record<string, Phase>> = {
  ...{ battles: 'battles', 'main-attack': 'battles', round: 'battles', regroup: 'battles' },
  ...{ attrition: 'supply', capture: 'supply', 'captured-supply': 'supply', supply: 'supply' },
  ...{ bridge: 'bridges', 'end-turn': 'bridges' },
  ...{ 'night-shift': 'night', 'night-shift-block': 'night', 'end-night': 'night' },
};

/** The part of the turn that is played. */
export function phaseOf(view: View): Phase {
  if (view.turn === 0) return 'set-up';
  if (view.battle !== null) return 'battles';
  const step = stepOf(view);
  return step === null ? 'action' : (PHASES[nameOf(step)] ?? 'action');
}
