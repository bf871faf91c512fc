// What the ground of a battle means for it, in a few words.

import type { BattleView, Scenery, Side } from '$types/borodino';
import { hasRedoubt } from '../places';
import { words } from '../words';

/** "Woods: cavalry and guns −1, no squares". */
export function groundOf(scenery: Scenery, { area }: BattleView, turn: number): string {
  const facts = scenery.areas[area];
  if (facts === undefined) return '';
  const told = [
    hasRedoubt(facts, turn) ? words.say('battle-redoubt') : '',
    words.say(`battle-ground-${facts.ground}`, { village: facts.has_village ? 1 : 0 }),
    facts.edge === null ? '' : words.say('battle-edge'),
  ];
  return told.filter((one) => one !== '').join(' · ');
}

/** [BOR-11.3.1] Whether a side stands behind the rampart of a redoubt: Russians who defend do. */
export function isWalled(
  scenery: Scenery,
  { area, attacker }: BattleView,
  turn: number,
  side: Side,
): boolean {
  const facts = scenery.areas[area];
  return side === 'russian' && attacker !== side && facts !== undefined && hasRedoubt(facts, turn);
}
