// The fourth lesson: what tires, what that costs, and how one rests.

import type { Lesson } from '$lib/table/lesson';
import type { Scenery, View } from '$types/samurai';
import { ended } from './endings';
import { ideas } from './ideas';
import { mistakesOf } from './mistakes';
import { at, enemies, isFree, isPlanning, mine, unit, type Moment, type Step } from './moments';
import { advise, isWritten, otherwise, type Plan } from './plans';
import * as reports from './reports';

const [HEADQUARTERS, SAMURAI, ARCHERS, SPEARS, HORSE] = [0, 1, 2, 3, 4] as const;
const HEIGHT = '0403';

const rest: Plan = { unit: SPEARS, order: 'rest', turn: 1 };
const walk: Plan = { unit: SAMURAI, order: 'march', path: ['0404'], turn: 1 };
const climb: Plan = { unit: ARCHERS, order: 'march', path: ['0504'], turn: 1 };
const ride: Plan = { unit: HORSE, order: 'march', path: ['0604', '0603'], turn: 1 };
const march: Plan = { unit: HEADQUARTERS, order: 'march', path: ['0405'], turn: 1 };
const again: Plan = { unit: SPEARS, order: 'rest', turn: 2 };
const plans = [rest, walk, climb, ride, march, again];

const isFirst = (moment: Moment) => isPlanning(moment, 1);
const tired = (moment: Moment) =>
  [...mine(moment), ...enemies(moment)].filter((one) => one.fatigue > 0).map((one) => one.unit);
const worn = (moment: Moment) =>
  enemies(moment)
    .filter((one) => one.fatigue >= 2)
    .map((one) => one.unit);

const firstTurn: readonly Step[] = [
  {
    id: 'lesson-usugumo-goal',
    rule: 'SAM-19.2.1',
    when: isFirst,
    points: () => [HEIGHT],
  },
  {
    id: 'lesson-usugumo-gains',
    rule: 'SAM-18.1.2',
    when: isFirst,
    points: (moment) => at(moment, ...tired(moment)),
  },
  { id: 'lesson-usugumo-climbing', rule: 'SAM-18.1.3', when: isFirst, points: () => [HEIGHT] },
  { id: 'lesson-usugumo-effects', rule: 'SAM-18.2.1', when: isFirst },
  advise('lesson-usugumo-rest', rest, 'SAM-18.3.1'),
  advise('lesson-usugumo-samurai', walk, 'SAM-18.1.2'),
  advise('lesson-usugumo-archers', climb, 'SAM-2.3.3'),
  advise('lesson-usugumo-horse', ride, 'SAM-18.1.3'),
  advise('lesson-usugumo-general', march, 'SAM-16.1.3'),
  {
    id: 'lesson-commit',
    when: (moment) =>
      isFirst(moment) && plans.every((plan) => plan.turn !== 1 || isWritten(plan, moment)),
    done: (moment) => moment.phase !== 'deciding',
  },
];

const laterTurns: readonly Step[] = [
  {
    ...advise('lesson-usugumo-again', again, 'SAM-18.3.1'),
    when: (moment) =>
      isPlanning(moment, 2) && isFree(moment, SPEARS) && (unit(moment, SPEARS)?.fatigue ?? 0) >= 2,
  },
  {
    id: 'lesson-usugumo-worn',
    rule: 'SAM-18.2.1',
    when: (moment) => isPlanning(moment) && moment.view.now.turn > 1 && worn(moment).length > 0,
    points: (moment) => at(moment, ...worn(moment)),
  },
  { id: 'lesson-usugumo-pace', rule: 'SAM-18.2.2', when: (moment) => isPlanning(moment, 3) },
  {
    id: 'lesson-usugumo-last',
    rule: 'SAM-19.2.1',
    when: (moment) => isPlanning(moment, moment.scenery.turns),
    points: () => [HEIGHT],
  },
];

export const usugumo: Lesson<View, Scenery> = {
  scenario: 'usugumo',
  seat: 0,
  about: 'lesson-usugumo-about',
  steps: [...firstTurn, ...reports.expert, ...laterTurns, ...ideas(2, 5), ...ended('usugumo')],
  mistakes: [
    otherwise('lesson-usugumo-rest-otherwise', rest, 'SAM-18.3.1'),
    ...mistakesOf(['basic', 'extended', 'advanced', 'expert'], plans),
  ],
};
