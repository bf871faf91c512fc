// What a screen reader says of a block in a battle.

import { words } from '../words';
import type { Fighter } from './pieces';

export function fighterLabel(fighter: Fighter): string {
  const { facts, side, steps } = fighter;
  const who =
    facts === null
      ? words.say(`side-${side}.block`)
      : words.say('battle-block', {
          name: facts.name,
          kind: words.say(`kind-${facts.kind}`),
          steps: steps ?? 0,
          full: facts.steps,
        });
  return [who, ...statesOf(fighter).map((state) => words.say(`battle-sign-${state}`))].join(', ');
}

export type State = 'reserve' | 'flank' | 'square' | 'sheltered' | 'bonus' | 'acted';

/** What is to be told of a block besides what it is. */
export function statesOf(fighter: Fighter): State[] {
  const { waits, isInSquare, shelter, hasBonus, hasActed } = fighter;
  const states: [State, boolean][] = [
    ['reserve', waits === 'reserve'],
    ['flank', waits === 'flank'],
    ['square', isInSquare],
    ['sheltered', shelter !== null],
    ['bonus', hasBonus],
    ['acted', hasActed],
  ];
  return states.flatMap(([state, isSo]) => (isSo ? [state] : []));
}
