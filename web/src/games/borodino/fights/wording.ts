// A battle in words.

import type { Scenery, Side } from '$types/borodino';
import { won, type FightCard } from '$lib/table/fights/card';
import { areaName } from '../places';
import { tintOf } from '../sides';
import { momentAt } from '../tracks/hours';
import { words } from '../words';
import type { Fight } from './fights';

const they = (side: Side) => words.say(`side-${side}.they`);
const nameOf = (side: Side) => words.say(`side-${side}`);

/** How it ended, in a few words. */
function outcome({ isOver, winner, rounds }: Fight): string {
  if (!isOver) return words.say('fight-running', { round: rounds });
  return winner === null ? words.say('fight-nobody') : won(they(winner), rounds);
}

/** What decided it, where more can be said than who won. */
function turningPoint({ hasTurned, attacker, winner, isOver }: Fight): string | null {
  if (hasTurned) return words.say('fight-turned');
  const isBeatenOff = isOver && attacker !== null && winner !== null && winner !== attacker;
  return isBeatenOff ? words.say('fight-beaten-off') : null;
}

/** What else there is to tell: what a redoubt kept off, and the points. */
function notes({ absorbed, tolls }: Fight): string[] {
  const pointsFor = (side: Side) => tolls.find((toll) => toll.side !== side)?.points ?? 0;
  const points = { french: pointsFor('french'), russian: pointsFor('russian') };
  return [
    ...(absorbed > 0 ? [words.say('fight-absorbed', { hits: absorbed })] : []),
    ...(points.french + points.russian > 0 ? [words.say('fight-points', points)] : []),
  ];
}

/** All of it, as it is read. */
export function cardOf(scenery: Scenery, fight: Fight): FightCard {
  const { key, sequence, isOver, area, turn, attacker, tolls, went } = fight;
  const place = areaName(scenery, area);
  return {
    key,
    sequence,
    isOver,
    place,
    title: words.say('fight-title', { area: place }),
    outcome: outcome(fight),
    occasion: words.say('fight-occasion', {
      moment: momentAt(scenery, turn),
      turn,
      attacker: attacker ?? 'none',
      they: attacker === null ? '' : they(attacker),
    }),
    decided: turningPoint(fight),
    tolls: tolls.map(({ side, brought, lost, steps }) => ({
      key: side,
      tint: tintOf(side),
      name: nameOf(side),
      brought: brought.length === 0 ? null : brought.length,
      lost,
      steps,
    })),
    went: went.map(({ side, to, blocks }) => ({
      place: to === null ? null : areaName(scenery, to),
      where: to === null ? words.say('fight-off-map') : areaName(scenery, to),
      name: nameOf(side),
      blocks,
    })),
    notes: notes(fight),
    seen: [],
  };
}
