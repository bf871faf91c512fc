// The action phases: who comes onto the map, which headquarters act, and who goes where.

import type { AreaId, Who } from '$types/borodino';
import type { Scene } from '$lib/table/kit';
import { hitsAmong } from '$lib/table/blocks/dice';
import {
  along,
  beat,
  doer,
  LASTS,
  looking,
  paced,
  roll,
  travel,
  turnDown,
  turnUp,
} from '$lib/table/blocks/takes';
import { words } from '../words';
import { lowered } from './dice';
import type { Handlers } from './handlers';
import type { Memory, Piece } from './memory';

export const MOVES = {
  placed: (memory, { who, area }) => come(memory, who, area, LASTS.deploy),
  arrived: (memory, { who, area }) => come(memory, who, area, LASTS.beat),
  'turn-began': (memory) => {
    memory.halt();
    return [beat([], LASTS.beat)];
  },
  initiative: (memory, { first, dice }) =>
    dice.length === 0 ? [beat([], LASTS.beat)] : [diced(memory, first, dice)],
  'action-phase-began': (memory) => {
    memory.halt();
    return [beat([], LASTS.beat)];
  },
  activated: (memory, { hq, area }) => {
    const place = memory.place(area);
    const { pieces, change } = turnUp(memory, [hq], (at) => at === place);
    return along(change, [
      beat([place], LASTS.pause, { looks: looking(pieces, { active: true }) }),
    ]);
  },
  'order-spent': (memory, { hq }) => {
    const piece = memory.seen(hq);
    const orders = Math.max(0, (memory.orders.get(hq) ?? 0) - 1);
    memory.orders.set(hq, orders);
    return piece === null
      ? []
      : [beat([piece.place], LASTS.follow, { looks: looking([piece], { orders }) })];
  },
  'post-filled': (memory, { holder }) => {
    const piece = holder === null ? null : memory.seen(holder);
    return [beat(piece === null ? [] : [piece.place], LASTS.beat)];
  },
  'straggler-rolled': (memory, { who, from, die, lowered: isLowered }) => {
    const fallen = lowered(die, isLowered);
    const place = memory.place(from);
    return [roll(memory, { place, from: null, by: who.side, fallen, lasts: LASTS.die })];
  },
  moved: (memory, { who, from, to }) => {
    const { piece, change } = doer(memory, who, memory.place(from));
    const lasts = paced(memory, `${who.side} ${from}`, [to]);
    return along(change, travel(piece, memory.place(to), lasts));
  },
  tired: (memory, { hqs }) => {
    const pieces = hqs.flatMap((hq) => memory.seen(hq) ?? []);
    for (const piece of pieces) piece.steps = Math.max(0, (piece.steps ?? 1) - 1);
    const hit = pieces.map(({ key }) => key);
    return pieces.length === 0
      ? []
      : [beat(placesOf(pieces), LASTS.loss, { hit, strengths: strengthsOf(pieces) })];
  },
  'action-phase-ended': (memory) => {
    const resting = looking(memory.headquarters(), { active: false });
    return along({ looks: resting }, [beat([], LASTS.beat, turnDown(memory, memory.faceUp()))]);
  },
} satisfies Handlers;

/** Somebody comes onto the map where he will stand. */
function come(memory: Memory, who: Who, area: AreaId, lasts: number): Scene[] {
  const { key, place } = memory.arrives(who, area);
  return [beat([place], lasts, { places: { [key]: place } })];
}

/** The dice of both sides in one row, the French first; those of whoever is first count. */
function diced(memory: Memory, first: 'french' | 'russian', dice: readonly number[]): Scene {
  const half = dice.length / 2;
  const [french, russian] = [dice.slice(0, half), dice.slice(half)];
  const sum = (some: readonly number[]) => some.reduce((all, die) => all + die, 0);
  const counts = (some: readonly number[], side: string) =>
    hitsAmong(some, side === first ? some.length : 0);
  return roll(memory, {
    place: memory.middle,
    from: null,
    by: first,
    fallen: {
      faces: [...french.map(String), '–', ...russian.map(String)],
      counts: [...counts(french, 'french'), false, ...counts(russian, 'russian')],
    },
    text: words.say('roll-initiative', { french: sum(french), russian: sum(russian) }),
  });
}

export const placesOf = (pieces: readonly Piece[]): string[] => [
  ...new Set(pieces.map(({ place }) => place)),
];

/** The steps of pieces, as far as they are known. */
export const strengthsOf = (pieces: readonly Piece[]): Record<string, number> =>
  Object.fromEntries(pieces.flatMap(({ key, steps }) => (steps === null ? [] : [[key, steps]])));
