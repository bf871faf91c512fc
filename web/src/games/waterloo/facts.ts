// What one wants to know of a campaign before one chooses it: when it is fought, and how large it is.

import type { Army, Scenery } from '$types/waterloo';
import { words } from './words';

export function facts({ blocks, track, first_turn, last_turn }: Scenery): string[] {
  const date = (turn: number) => track[turn - 1]?.date ?? '';
  const count = (army: Army) => blocks.filter((block) => block.army === army).length;
  const [french, dutch, prussian] = [count('french'), count('anglo-dutch'), count('prussian')];
  const allies = prussian === 0 ? 'dutch' : dutch === 0 ? 'prussian' : 'both';
  return [
    words.say('facts-days', { first: date(first_turn), last: date(last_turn) }),
    words.say(`facts-blocks-${allies}`, { french, dutch, prussian }),
  ];
}
