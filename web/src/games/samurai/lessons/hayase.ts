// The third lesson: what the ground does to those who fight on it, water, and height.

import type { Lesson } from '$lib/table/lesson';
import type { Scenery, View } from '$types/samurai';
import { hexOf } from '../geometry';
import { ended } from './endings';
import { ideas } from './ideas';
import { mistakesOf } from './mistakes';
import { isFree, isPlanning, unit, type Moment, type Step } from './moments';
import { advise, isWritten, otherwise, type Plan } from './plans';
import * as reports from './reports';

const [HEADQUARTERS, SAMURAI, ARCHERS, SPEARS, HORSE] = [0, 1, 2, 3, 4] as const;
const [ENEMY_ARCHERS, ENEMY_SPEARS] = [7, 8] as const;
const [FORD, BRIDGE, VILLAGE] = ['0303', '0603', '0402'] as const;
const HILLS = ['0502', '0601', '0204', '0105'];

const shoot: Plan = { unit: ARCHERS, order: 'shoot', target: ENEMY_ARCHERS, turn: 1 };
const wade: Plan = { unit: SAMURAI, order: 'march', path: [FORD], turn: 1 };
const charge: Plan = {
  unit: HORSE,
  order: 'attack',
  target: ENEMY_SPEARS,
  path: [BRIDGE, '0602'],
  turn: 1,
};
const follow: Plan = { unit: SPEARS, order: 'march', path: ['0304'], turn: 1 };
const march: Plan = { unit: HEADQUARTERS, order: 'march', path: ['0404'], turn: 1 };
const leave: Plan = { unit: SAMURAI, order: 'march', path: [VILLAGE], turn: 2 };
const plans = [shoot, wade, charge, follow, march, leave];

const isFirst = (moment: Moment) => isPlanning(moment, 1);

/** Whether the samurai stand in the ford, and the village before them is empty. */
const canLeave = (moment: Moment): boolean => {
  const hex = (place: string) => hexOf(moment.scenery, place);
  const isEmpty = moment.view.units.every((one) => one.hex !== hex(VILLAGE));
  return isFree(moment, SAMURAI) && unit(moment, SAMURAI)?.hex === hex(FORD) && isEmpty;
};

const firstTurn: readonly Step[] = [
  {
    id: 'lesson-hayase-goal',
    rule: 'SAM-19.2.1',
    when: isFirst,
    points: () => [VILLAGE],
  },
  {
    id: 'lesson-hayase-ground',
    rule: 'SAM-17.1.1',
    when: isFirst,
    points: () => [VILLAGE, '0504'],
  },
  {
    id: 'lesson-hayase-crossings',
    rule: 'SAM-17.1.1',
    when: isFirst,
    points: () => [FORD, BRIDGE],
  },
  { id: 'lesson-hayase-river', rule: 'SAM-12.3.2', when: isFirst, points: () => ['0403', '0503'] },
  { id: 'lesson-hayase-height', rule: 'SAM-17.1.2', when: isFirst, points: () => HILLS },
  advise('lesson-hayase-archers', shoot, 'SAM-2.3.3'),
  advise('lesson-hayase-samurai', wade, 'SAM-12.2.8'),
  advise('lesson-hayase-horse', charge, 'SAM-5.2.3'),
  advise('lesson-hayase-spears', follow, 'SAM-6.3.7'),
  advise('lesson-hayase-general', march, 'SAM-16.1.3'),
  {
    id: 'lesson-commit',
    when: (moment) =>
      isFirst(moment) && plans.every((plan) => plan.turn !== 1 || isWritten(plan, moment)),
    done: (moment) => moment.phase !== 'deciding',
  },
];

const laterTurns: readonly Step[] = [
  {
    ...advise('lesson-hayase-leave', leave, 'SAM-17.1.1'),
    when: (moment) => isPlanning(moment, 2) && canLeave(moment),
  },
  { id: 'lesson-hayase-where', rule: 'SAM-17.1.1', when: (moment) => isPlanning(moment, 2) },
  { id: 'lesson-hayase-numbers', when: (moment) => isPlanning(moment, 3) },
  {
    id: 'lesson-hayase-last',
    rule: 'SAM-19.2.1',
    when: (moment) => isPlanning(moment, moment.scenery.turns),
    points: () => [VILLAGE],
  },
];

export const hayase: Lesson<View, Scenery> = {
  scenario: 'hayase',
  seat: 0,
  about: 'lesson-hayase-about',
  steps: [...firstTurn, ...reports.advanced, ...laterTurns, ...ideas(2, 5), ...ended('hayase')],
  mistakes: [
    otherwise('lesson-hayase-samurai-otherwise', wade, 'SAM-17.1.1'),
    otherwise('lesson-hayase-horse-otherwise', charge, 'SAM-12.2.9'),
    ...mistakesOf(['basic', 'extended', 'advanced'], plans),
  ],
};
