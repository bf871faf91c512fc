// An order that a lesson advises: what is to be touched for it next, whether it is written, and what is
// said to whoever writes another.

import type { Command, OrderKind, UnitId } from '$types/samurai';
import type { Target } from '$lib/table/kit';
import { draftOf, kindOf, pathInHand } from '../orders';
import {
  at,
  inHand,
  isFree,
  isPlanning,
  kindNow,
  orderOf,
  type Moment,
  type Passage,
  type Step,
} from './moments';

/** An order for a unit, as far as it is advised. */
export interface Plan {
  unit: UnitId;
  order: OrderKind;
  target?: UnitId;
  /** The hexes of the path, as they are printed. */
  path?: readonly Target[];
  facing?: number;
  /** How far a sector reaches. */
  range?: number;
  turn: number;
}

/** What is to be touched next on the way to a plan; nothing if another order is being written. */
export function next(plan: Plan, moment: Moment): Target[] {
  if (inHand(moment) !== plan.unit) return at(moment, plan.unit);
  const kind = kindNow(moment);
  if (kind === null) return [`order:${plan.order}`];
  return kind === plan.order ? detail(plan, moment) : [];
}

/** What the order in hand asks for, as it is planned. */
function detail(plan: Plan, moment: Moment): Target[] {
  const writing = draftOf(moment.orders)?.writing;
  if (typeof writing !== 'object') return [];
  if ('target' in writing) return plan.target === undefined ? [] : at(moment, plan.target);
  if ('facing' in writing) return plan.facing === undefined ? [] : [`face:${plan.facing}`];
  if ('range' in writing) return plan.range === undefined ? [] : [`range:${plan.range}`];
  // Where several choices are as good, the first is usual.
  if ('fire' in writing) return ['fire:nearest'];
  const gone = pathInHand(moment.orders)?.length;
  // A path that is long enough is ended by touching its last hex again.
  const hex = gone === undefined ? undefined : (plan.path?.[gone] ?? plan.path?.at(-1));
  return hex === undefined ? [] : [hex];
}

/** Whether a plan's unit can be ordered, and has no order yet. */
export const isOpen = (plan: Plan, moment: Moment): boolean =>
  isPlanning(moment, plan.turn) && isFree(moment, plan.unit);

/** Whether the unit has an order, this or another. */
export const isWritten = (plan: Plan, moment: Moment): boolean =>
  orderOf(moment, plan.unit) !== null && inHand(moment) !== plan.unit;

/** A step for a plan as a whole. */
export const advise = (id: string, plan: Plan, rule?: string): Step => ({
  id,
  rule,
  when: (moment) => isOpen(plan, moment),
  done: (moment) => isWritten(plan, moment),
  points: (moment) => next(plan, moment),
});

/** What is asked of a unit in hand: its order, its target, its path, its facing. */
export type Ask = 'order' | 'target' | 'path' | 'facing' | 'range' | 'fire';

/** A step for one question of a plan, such as which way. */
export const explain = (id: string, plan: Plan, ask: Ask, rule?: string): Step => ({
  id,
  rule,
  when: (moment) => isOpen(plan, moment) && isAsked(plan, ask, moment),
  done: (moment) => !isAsked(plan, ask, moment),
  points: (moment) => next(plan, moment),
});

function isAsked(plan: Plan, ask: Ask, moment: Moment): boolean {
  const writing = draftOf(moment.orders)?.writing;
  const isIt = inHand(moment) === plan.unit && typeof writing === 'object' && ask in writing;
  return isIt && (ask === 'order' || kindNow(moment) === plan.order);
}

/** What is said once to whoever has written another order. */
export const otherwise = (id: string, plan: Plan, rule?: string): Passage => ({
  id,
  rule,
  when: (moment) =>
    isOpen(plan, moment) && isWritten(plan, moment) && orderOf(moment, plan.unit) !== plan.order,
  points: (moment) => at(moment, plan.unit),
});

/** Whether a command is the one that a plan advises. */
export const follows = (plan: Plan, { unit, order }: Command, { view }: Moment): boolean =>
  plan.unit === unit && plan.order === kindOf(order) && plan.turn === view.now.turn;
