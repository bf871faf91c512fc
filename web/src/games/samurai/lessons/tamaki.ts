// The second lesson: steadfastness, its tests and states, honour, the general, flank and rear, and what
// orders do to values.

import type { Lesson } from '$lib/table/lesson';
import type { Scenery, View } from '$types/samurai';
import { ended } from './endings';
import { ideas } from './ideas';
import { mistakesOf } from './mistakes';
import { at, enemies, isPlanning, mine, unit, type Moment, type Step } from './moments';
import { advise, explain, isWritten, otherwise, type Plan } from './plans';
import * as reports from './reports';

const [HEADQUARTERS, SAMURAI, ARCHERS, HORSE] = [0, 1, 2, 3] as const;
const ENEMY_SPEARS = 5;
const SHRINE = '0402';

const shoot: Plan = { unit: ARCHERS, order: 'shoot', target: ENEMY_SPEARS, turn: 1 };
const bind: Plan = {
  unit: SAMURAI,
  order: 'attack',
  target: ENEMY_SPEARS,
  path: ['0404'],
  turn: 1,
};
const ride: Plan = {
  unit: HORSE,
  order: 'attack',
  target: ENEMY_SPEARS,
  path: ['0203', '0303'],
  turn: 1,
};
const march: Plan = { unit: HEADQUARTERS, order: 'march', path: ['0405'], turn: 1 };
const plans = [shoot, bind, ride, march];

const isFirst = (moment: Moment) => isPlanning(moment, 1);
const shaken = (moment: Moment) =>
  [...mine(moment), ...enemies(moment)].filter((one) => one.markers > 0).map((one) => one.unit);

const firstTurn: readonly Step[] = [
  {
    id: 'lesson-tamaki-goal',
    rule: 'SAM-19.2.1',
    when: isFirst,
    points: () => [SHRINE],
  },
  { id: 'lesson-tamaki-steadfastness', rule: 'SAM-3.3.3', when: isFirst },
  { id: 'lesson-tamaki-wavering', rule: 'SAM-14.3.1', when: isFirst },
  {
    id: 'lesson-tamaki-general',
    rule: 'SAM-16.1.3',
    when: isFirst,
    points: (moment) => at(moment, HEADQUARTERS),
  },
  {
    id: 'lesson-tamaki-honour',
    rule: 'SAM-14.5.2',
    when: (moment) => isFirst(moment) && unit(moment, SAMURAI)?.honour === true,
    points: (moment) => at(moment, SAMURAI),
  },
  { id: 'lesson-tamaki-orders', rule: 'SAM-15.1.1', when: isFirst },
  advise('lesson-tamaki-archers', shoot, 'SAM-3.3.4'),
  explain('lesson-tamaki-halt', bind, 'path', 'SAM-5.2.1'),
  advise('lesson-tamaki-samurai', bind, 'SAM-8.3.1'),
  explain('lesson-tamaki-way', ride, 'path', 'SAM-8.4.2'),
  advise('lesson-tamaki-horse', ride, 'SAM-9.2.1'),
  advise('lesson-tamaki-march', march, 'SAM-16.1.3'),
  {
    id: 'lesson-commit',
    when: (moment) => isFirst(moment) && plans.every((plan) => isWritten(plan, moment)),
    done: (moment) => moment.phase !== 'deciding',
  },
];

const laterTurns: readonly Step[] = [
  {
    id: 'lesson-tamaki-shaken',
    rule: 'SAM-14.3.1',
    when: (moment) => isPlanning(moment) && moment.view.now.turn > 1 && shaken(moment).length > 0,
    points: (moment) => at(moment, ...shaken(moment)),
  },
  {
    id: 'lesson-tamaki-forced',
    rule: 'SAM-5.1.3',
    when: (moment) =>
      isPlanning(moment) && mine(moment).some((one) => one.own?.forced !== undefined),
    points: (moment) =>
      at(
        moment,
        ...mine(moment)
          .filter((one) => one.own?.forced !== undefined)
          .map((one) => one.unit),
      ),
  },
  {
    id: 'lesson-tamaki-second',
    rule: 'SAM-9.2.1',
    when: (moment) => isPlanning(moment, 2),
  },
  { id: 'lesson-tamaki-defence', rule: 'SAM-7.1.2', when: (moment) => isPlanning(moment, 3) },
  {
    id: 'lesson-tamaki-last',
    rule: 'SAM-19.2.1',
    when: (moment) => isPlanning(moment, moment.scenery.turns),
    points: () => [SHRINE],
  },
];

export const tamaki: Lesson<View, Scenery> = {
  scenario: 'tamaki',
  seat: 0,
  about: 'lesson-tamaki-about',
  steps: [...firstTurn, ...reports.extended, ...laterTurns, ...ideas(2, 4), ...ended('tamaki')],
  mistakes: [
    otherwise('lesson-tamaki-samurai-otherwise', bind, 'SAM-8.4.2'),
    otherwise('lesson-tamaki-horse-otherwise', ride, 'SAM-9.2.1'),
    ...mistakesOf(['basic', 'extended'], plans),
  ],
};
