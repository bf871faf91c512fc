// How a battle stands: which part of it is played, and whose it is.

import type { BattleView, Marker, Role, Step, TownId, View } from '$types/waterloo';
import { townOf } from '../geometry';

/** The parts of a battle, as they are shown in a row. */
export const OPENING = ['ground', 'deploy', 'holders'] as const;
export const TURN = ['morale', 'battle', 'reinforce'] as const;
export type Part = (typeof OPENING)[number] | (typeof TURN)[number] | 'rout';

const PARTS: Readonly<Record<string, Part>> = {
  'put-markers': 'ground',
  'drop-woods': 'ground',
  deploy: 'deploy',
  reveal: 'holders',
  'name-holder': 'holders',
  morale: 'morale',
  'battle-phase': 'battle',
  act: 'battle',
  reinforcement: 'reinforce',
  'cross-stream': 'rout',
  'leave-battle': 'rout',
};

const nameOf = (step: Step): string =>
  typeof step === 'string' ? step : (Object.keys(step)[0] ?? '');

const aboutOf = (step: Step): Record<string, unknown> =>
  typeof step === 'string' ? {} : (Object.values(step)[0] as Record<string, unknown>);

/** The step that is taken now, if it is one of the fight in a town. */
export function stepIn({ agenda }: View, town: TownId): Step | null {
  const step = agenda.at(-1);
  return step !== undefined && townOf(step) === town ? step : null;
}

export interface Status {
  /** The part that is played; null while another battle is played, or nothing is asked. */
  part: Part | null;
  /** Whose battle turn it is, or who lays out, deploys, or flees. */
  role: Role | null;
  /** Who takes hits just now, and how many. */
  hits: { role: Role; hits: number } | null;
}

export function statusOf(view: View, battle: BattleView): Status {
  const step = stepIn(view, battle.town);
  const role = (step === null ? null : (aboutOf(step).role as Role | undefined)) ?? null;
  if (battle.routed !== null) return { part: 'rout', role: battle.routed, hits: null };
  if (step === null) return { part: null, role: null, hits: null };
  if (typeof step === 'object' && 'hits' in step) {
    const { hits } = step.hits;
    return { part: 'battle', role: view.acting, hits: { role: step.hits.role, hits } };
  }
  const part = PARTS[nameOf(step)] ?? null;
  return { part, role: isOfTurn(part) ? view.acting : role, hits: null };
}

const isOfTurn = (part: Part | null): boolean => TURN.some((one) => one === part);

/** The row of parts to which one belongs. */
export const rowOf = (part: Part | null): readonly Part[] =>
  part === null || part === 'rout' ? [] : isOfTurn(part) ? TURN : OPENING;

/** The markers that were drawn and are still to be laid, as far as they are seen. */
export function drawnIn(view: View, town: TownId): Marker[] {
  const step = stepIn(view, town);
  if (step === null || typeof step !== 'object' || !('put-markers' in step)) return [];
  return step['put-markers'].drawn.flatMap((marker) => (marker === null ? [] : [marker]));
}

/** The block in hand, where it is this battle's. */
export function inHandIn(view: View, town: TownId): number | null {
  const step = stepIn(view, town);
  return step !== null && typeof step === 'object' && 'act' in step ? step.act.block : null;
}

export interface SkirmishStatus {
  part: 'pick' | 'fire' | 'hits' | 'leave';
  role: Role;
  hits: number;
}

/** What is done in the skirmish in a town, and by whom. */
export function skirmishStatus(view: View, town: TownId): SkirmishStatus | null {
  const step = stepIn(view, town);
  if (step === null || typeof step === 'string') return null;
  if ('hits' in step) return { part: 'hits', role: step.hits.role, hits: step.hits.hits };
  if ('pick' in step) return { part: 'pick', role: step.pick.role, hits: 0 };
  if ('exchange' in step) return { part: 'fire', role: step.exchange.role, hits: 0 };
  if ('leave-skirmish' in step)
    return { part: 'leave', role: step['leave-skirmish'].role, hits: 0 };
  return null;
}
