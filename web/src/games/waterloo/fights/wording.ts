// A fight in words.

import type { Scenery, Side } from '$types/waterloo';
import type { Location } from '$types/waterloo';
import { postAt } from '../battle/geometry';
import { townName } from '../places';
import { words } from '../words';
import type { Fight, Toll } from './fights';

const they = (side: Side) => words.say(`side-${side}.they`);

/** "17 June, turn 5: the French attacked". */
export const occasion = (scenery: Scenery, { turn, attacker }: Fight): string =>
  words.say('fight-occasion', {
    date: scenery.track[turn - 1]?.date ?? '',
    turn,
    side: they(attacker),
  });

export const title = (scenery: Scenery, { kind, town }: Fight): string =>
  words.say(`fight-title-${kind}`, { town: townName(scenery, town) });

/** How it ended, in a few words. */
export function outcome(fight: Fight): string {
  if (!fight.isOver) return words.say('fight-running', { rounds: fight.rounds, kind: fight.kind });
  if (fight.winner === null) return words.say('fight-over');
  return words.say(`fight-won-${fight.kind}`, { side: they(fight.winner), rounds: fight.rounds });
}

/** What decided it, where more can be said than who won. */
export function turningPoint({ rout, stalled, attacker, winner }: Fight): string | null {
  if (rout !== null) {
    const side = rout.role === 'attacker' ? attacker : attacker === 'french' ? 'allied' : 'french';
    return words.say('fight-rout', { side: they(side), post: postName(rout.at) });
  }
  return stalled && winner !== attacker
    ? words.say('fight-stalled', { side: they(attacker) })
    : null;
}

const postName = (at: Location): string => words.say(`post-${postAt(at)}`);

/** "lost 2 blocks and 7 steps". */
export const cost = ({ lost, steps, isMore }: Toll): string =>
  words.say('fight-cost', { blocks: lost.length, steps, more: isMore ? 1 : 0 });

export const ground = ({ terrain }: Fight): string[] =>
  terrain.map(({ at, marker }) =>
    words.say('fight-ground', {
      marker: words.say(`marker-${marker}`),
      role: words.say(at.startsWith('a') ? 'role-attacker' : 'role-defender'),
      post: postName(at),
    }),
  );

export const army = ({ army: one }: { army: Toll['army'] }): string =>
  words.say(`battle-army-${one}`);
