// How a battle stands: what is done now, by which side, and with which letter.

import type { BattleView, Letter, Side, Step, View } from '$types/borodino';
import { sideOfRole, stepOf } from '../asked';
import { words } from '../words';

export type Part = 'main-attack' | 'squares' | 'turns' | 'retreats' | 'hits' | 'go-on' | 'regroup';

export interface Status {
  /** What is done; null between two steps. */
  part: Part | null;
  /** Who does it. */
  side: Side | null;
  /** The letter whose blocks have their turns, also while hits of one of them are taken; its side. */
  turn: { letter: Letter; side: Side } | null;
  /** The hits that are still to be taken. */
  hits: number;
}

/** How far a battle has come: no round yet, some round, or the winner regroups. */
export const standingOf = ({ over, round }: BattleView): 'over' | 'waiting' | 'round' =>
  over ? 'over' : round === 0 ? 'waiting' : 'round';

/** The same in a few words. */
export const standingText = (battle: BattleView): string =>
  words.say(`map-region-${standingOf(battle)}`, { round: battle.round });

/** Whose turn it is: what is asked now, or what goes on when hits are taken. Before the squares stand it is nobody's. */
function turnOf(view: View): Status['turn'] {
  const now = stepOf(view);
  if (now === 'main-attack' || (typeof now === 'object' && now !== null && 'squares' in now))
    return null;
  const step = view.agenda.findLast((one) => typeof one === 'object' && 'turns' in one);
  if (step === undefined || typeof step === 'string' || !('turns' in step)) return null;
  const { letter, role } = step.turns;
  return { letter, side: sideOfRole(view, role) };
}

export function statusOf(view: View, battle: BattleView): Status {
  const step = stepOf(view);
  const turn = battle.over ? null : turnOf(view);
  const idle: Status = { part: null, side: null, turn, hits: 0 };
  if (step === null) return idle;
  if (step === 'main-attack') return { ...idle, part: 'main-attack', side: battle.attacker };
  return typeof step === 'string' ? idle : { ...idle, ...doneIn(step, view, battle) };
}

/** What is done in a step of the battle, and by whom. */
function doneIn(step: Exclude<Step, string>, view: View, battle: BattleView): Partial<Status> {
  if ('squares' in step) return { part: 'squares', side: sideOfRole(view, step.squares.role) };
  if ('turns' in step) {
    const side = sideOfRole(view, step.turns.role);
    // [BOR-10.1.4] In the last round the attackers go.
    const isLast = battle.round === LAST && side === battle.attacker;
    return { part: isLast ? 'retreats' : 'turns', side };
  }
  if ('hits' in step) return { part: 'hits', side: step.hits.side, hits: step.hits.left };
  if ('go-on' in step) return { part: 'go-on' };
  return 'regroup' in step ? { part: 'regroup', side: step.regroup.side } : {};
}

/** [BOR-10.1.4] The rounds of a battle. */
export const ROUNDS = [1, 2, 3, 4] as const;
const LAST = 4;
