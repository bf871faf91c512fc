// What one wants to know of a campaign before one chooses it: how long it is, and how large.

import type { Army, Scenery } from '$types/waterloo';
import { words } from './words';

export function facts({ blocks, track, first_turn, last_turn }: Scenery): string[] {
  const date = (turn: number) => track[turn - 1]?.date ?? '';
  const count = (army: Army) => blocks.filter((block) => block.army === army).length;
  const [french, dutch, prussian] = [count('french'), count('anglo-dutch'), count('prussian')];
  const allies = prussian === 0 ? '-dutch' : dutch === 0 ? '-prussian' : '';
  return [
    words.say('facts-turns', {
      first: date(first_turn),
      last: date(last_turn),
      turns: last_turn - first_turn + 1,
    }),
    words.say(`facts-blocks${allies}`, { french, dutch, prussian }),
  ];
}
