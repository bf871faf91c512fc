// A fight in words.

import type { Army, Location, Scenery, Side } from '$types/waterloo';
import { won, type FightCard } from '$lib/table/fights/card';
import { say } from '$lib/words';
import { postAt } from '../battle/geometry';
import { townName } from '../places';
import { tintOf } from '../sides';
import { words } from '../words';
import type { Fight } from './fights';

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
  if (fight.winner === null) return say('fight-over');
  return won(they(fight.winner), fight.kind === 'battle' ? fight.rounds : 0);
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

export const ground = ({ terrain }: Fight): string[] =>
  terrain.map(({ at, marker }) =>
    words.say('fight-ground', {
      marker: words.say(`marker-${marker}`),
      role: words.say(at.startsWith('a') ? 'role-attacker' : 'role-defender'),
      post: postName(at),
    }),
  );

const army = (one: Army): string => words.say(`battle-army-${one}`);

/** All of it, as it is read. */
export function cardOf(scenery: Scenery, fight: Fight): FightCard {
  const laid = ground(fight);
  return {
    key: fight.key,
    sequence: fight.sequence,
    isOver: fight.isOver,
    title: title(scenery, fight),
    outcome: outcome(fight),
    occasion: occasion(scenery, fight),
    place: townName(scenery, fight.town),
    decided: turningPoint(fight),
    tolls: fight.tolls.map(({ army: one, ...toll }) => ({
      key: one,
      tint: tintOf(one),
      name: army(one),
      ...toll,
    })),
    went: fight.went.map(({ army: one, to, blocks }) => ({
      place: townName(scenery, to),
      where: townName(scenery, to),
      name: army(one),
      blocks,
    })),
    notes: laid.length > 0 ? [words.say('fight-grounds', { list: laid.join(', ') })] : [],
    seen: fight.seen,
  };
}
