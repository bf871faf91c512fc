// The first lesson: units, orders and their secret, shooting, movement, melee, points.

import type { Lesson } from '$lib/table/lesson';
import type { Scenery, View } from '$types/samurai';
import { mistakesOf } from './mistakes';
import {
  at,
  commandOf,
  inHand,
  isBetween,
  isChapter,
  isFree,
  isPlanning,
  isShowing,
  mine,
  nearestEnemy,
  distance,
  unit,
  type Moment,
  type Step,
} from './moments';
import { advise, explain, otherwise, type Plan } from './plans';
import { ended } from './endings';
import { ideas } from './ideas';
import * as reports from './reports';

const [HEADQUARTERS, SAMURAI, ARCHERS, SPEARS] = [0, 1, 2, 3] as const;
const [ENEMY_SPEARS, OTHER_SPEARS] = [5, 6] as const;
const VILLAGE = '0303';

const shoot: Plan = { unit: ARCHERS, order: 'shoot', target: OTHER_SPEARS, turn: 1 };
const attack: Plan = {
  unit: SAMURAI,
  order: 'attack',
  target: ENEMY_SPEARS,
  path: ['0404', '0403'],
  turn: 1,
};
const run: Plan = { unit: SPEARS, order: 'run', path: ['0304', VILLAGE], turn: 1 };
const march: Plan = { unit: HEADQUARTERS, order: 'march', path: ['0405'], turn: 1 };
const defend: Plan = { unit: ARCHERS, order: 'defence', facing: 0, range: 4, turn: 2 };
const plans = [shoot, attack, run, march, defend];

/** Whether every unit that can have an order has one. */
const isAllWritten = (moment: Moment) =>
  isBetween(moment) &&
  mine(moment).every((one) => !isFree(moment, one.unit) || commandOf(moment, one.unit) !== null);

/** Whether the archers have somebody to wait for, and nobody at their throats. */
const canWatch = (moment: Moment): boolean => {
  const archers = unit(moment, ARCHERS);
  const foe = archers === null ? null : nearestEnemy(moment, archers.hex);
  return archers !== null && foe !== null && distance(moment.scenery, archers.hex, foe.hex) > 1;
};

const firstTurn: readonly Step[] = [
  {
    id: 'lesson-asagiri-goal',
    rule: 'SAM-19.2.1',
    when: (moment) => isPlanning(moment, 1),
    points: () => [VILLAGE],
  },
  {
    id: 'lesson-asagiri-units',
    rule: 'SAM-3.1.1',
    when: (moment) => isPlanning(moment, 1),
    points: (moment) => at(moment, ...mine(moment).map((one) => one.unit)),
  },
  { id: 'lesson-asagiri-secret', rule: 'SAM-4.1.3', when: (moment) => isPlanning(moment, 1) },
  explain('lesson-asagiri-shoot', shoot, 'order', 'SAM-7.4.1'),
  explain('lesson-asagiri-range', shoot, 'target', 'SAM-10.1.4'),
  advise('lesson-asagiri-archers', shoot, 'SAM-5.1.1'),
  explain('lesson-asagiri-attack', attack, 'order', 'SAM-7.5.1'),
  explain('lesson-asagiri-target', attack, 'target', 'SAM-7.5.1'),
  explain('lesson-asagiri-path', attack, 'path', 'SAM-6.3.12'),
  advise('lesson-asagiri-samurai', attack, 'SAM-3.1.2'),
  explain('lesson-asagiri-run', run, 'order', 'SAM-7.8.1'),
  explain('lesson-asagiri-village', run, 'path', 'SAM-12.2.6'),
  advise('lesson-asagiri-spears', run, 'SAM-3.2.3'),
  explain('lesson-asagiri-march', march, 'order', 'SAM-7.6.1'),
  explain('lesson-asagiri-follow', march, 'path', 'SAM-6.3.7'),
  advise('lesson-asagiri-general', march, 'SAM-16.1.2'),
  {
    id: 'lesson-asagiri-commit',
    rule: 'SAM-4.1.3',
    when: (moment) => isPlanning(moment, 1) && isAllWritten(moment),
    done: (moment) => moment.phase !== 'deciding',
  },
  ...(['showing', 'shooting', 'movement', 'melee'] as const).map((stage) => ({
    id: `lesson-asagiri-${stage}`,
    when: (moment: Moment) => isShowing(moment, 1) && isChapter(moment, stage),
  })),
  {
    id: 'lesson-asagiri-film',
    rule: 'SAM-4.1.4',
    when: (moment) => isShowing(moment, 1) || isPlanning(moment, 2),
  },
];

const laterTurns: readonly Step[] = [
  {
    id: 'lesson-asagiri-zone',
    rule: 'SAM-8.1.2',
    when: (moment) => isPlanning(moment, 2),
  },
  { ...explain('lesson-asagiri-facing', defend, 'facing', 'SAM-2.2.2') },
  { ...explain('lesson-asagiri-sector', defend, 'range', 'SAM-7.2.2') },
  { ...explain('lesson-asagiri-choice', defend, 'fire', 'SAM-5.3.2') },
  {
    ...advise('lesson-asagiri-defence', defend, 'SAM-7.2.2'),
    when: (moment) => isPlanning(moment, 2) && isFree(moment, ARCHERS) && canWatch(moment),
  },
  {
    id: 'lesson-asagiri-alone',
    when: (moment) => isPlanning(moment, 3) && inHand(moment) === null,
  },
  {
    id: 'lesson-asagiri-last',
    rule: 'SAM-19.2.1',
    when: (moment) => isPlanning(moment, moment.scenery.turns),
    points: () => [VILLAGE],
  },
];

export const asagiri: Lesson<View, Scenery> = {
  scenario: 'asagiri',
  seat: 0,
  about: 'lesson-asagiri-about',
  steps: [...firstTurn, ...reports.basic, ...laterTurns, ...ideas(3, 4), ...ended('asagiri')],
  mistakes: [
    otherwise('lesson-asagiri-archers-otherwise', shoot, 'SAM-4.1.4'),
    otherwise('lesson-asagiri-samurai-otherwise', attack, 'SAM-7.5.1'),
    otherwise('lesson-asagiri-spears-otherwise', run, 'SAM-19.2.1'),
    ...mistakesOf(['basic'], plans),
  ],
};
