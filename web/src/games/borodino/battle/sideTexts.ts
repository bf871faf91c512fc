// What is written behind a side of a battle: who it is, how many it has, and who still comes.

import type { BattleView, Side } from '$types/borodino';
import { roleOf } from '../sides';
import { words } from '../words';
import type { Fighter } from './pieces';

const isThere = ({ isGone, leaves }: Fighter) => !isGone && leaves === null;

/** "French, attacker · 3 blocks". */
export const plateText = (
  { attacker }: BattleView,
  side: Side,
  fighters: readonly Fighter[],
): string =>
  words.say('battle-plate', {
    side: words.say(`side-${side}`),
    role: words.say(`role-${roleOf(attacker, side)}`),
    blocks: fighters.filter((one) => one.side === side && isThere(one)).length,
  });

/** What those of a side do who wait: come on the flank, or from the rear; empty if nobody waits. */
export function waitingText(side: Side, fighters: readonly Fighter[]): string {
  const waiting = fighters.filter((one) => one.side === side && one.waits !== null);
  if (waiting.length === 0) return '';
  const isFlank = waiting.every(({ waits }) => waits === 'flank');
  return words.say(isFlank ? 'battle-flank-waits' : 'battle-reserve-waits');
}
