// Battles: who is shown, squares, fire, retreats, and what is left when they are over.

import type { AreaId, Face } from '$types/borodino';
import type { Scene } from '$lib/table/kit';
import { volley } from '$lib/table/blocks/dice';
import {
  along,
  beat,
  doer,
  formed,
  LASTS,
  looking,
  roll,
  travel,
  turnDown,
  turnUp,
  watchedAt,
} from '$lib/table/blocks/takes';
import { words } from '../words';
import type { Handlers } from './handlers';
import type { Memory, Piece } from './memory';

export const BATTLES = {
  'battle-began': (memory, { area, faces }) => {
    memory.battle = area;
    const { field } = memory;
    const { change } = turnUp(memory, faces, (at) => at === field);
    return along(change, [beat([field], LASTS.blow, { hit: [field] })]);
  },
  'main-attack-named': (memory, { from }) => {
    const place = memory.place(from);
    return [beat([place], LASTS.faces, { aim: { from: place, to: memory.field } })];
  },
  'round-began': (memory, { joined }) => {
    const { field } = memory;
    const { change } = turnUp(memory, joined, (at) => at === field);
    const guests = [...memory.sheltered].flatMap((guest) => memory.seen(guest) ?? []);
    memory.sheltered.clear();
    const looks = looking(guests, { shelter: null });
    const lasts = joined.length === 0 ? LASTS.pause : LASTS.faces;
    return along(change, [beat([field], lasts, { looks })]);
  },
  'square-formed': (memory, { block }) => formed(memory.seen(block), true),
  'square-left': (memory, { block }) => formed(memory.seen(block), false),
  sheltered: (memory, { square, guest }) => {
    memory.sheltered.add(guest);
    const piece = memory.seen(guest);
    return piece === null
      ? []
      : [beat([piece.place], LASTS.pause, { looks: looking([piece], { shelter: square }) })];
  },
  fired: (memory, { block, value, dice, hits }) => {
    const piece = memory.seen(block);
    const place = piece?.place ?? memory.field;
    const pieces = piece === null ? [] : [piece];
    const shot = roll(memory, {
      place,
      from: null,
      by: memory.sideOf(block),
      fallen: volley(dice, hits),
      text: words.say('roll-fire', { value, hits }),
    });
    return [
      beat([place], LASTS.aim, { looks: looking(pieces, { fires: true }) }),
      shot,
      beat([place], LASTS.stir, { looks: looking(pieces, { fires: false }) }),
    ];
  },
  'hit-absorbed': (memory, { area }) => [beat([memory.place(area)], LASTS.pause)],
  passed: (memory) => [beat([memory.field], LASTS.beat)],
  retreated: (memory, { face, from, to }) => leaves(memory, face, from, to),
  'went-on': (memory, { face, from, to }) => leaves(memory, face, from, to),
  withdrew: (memory, { block, from }) => {
    const piece = memory.seen(block);
    if (piece === null) return [];
    memory.gone(piece);
    return [beat([memory.place(from)], LASTS.move, { looks: looking([piece], { gone: true }) })];
  },
  'battle-ended': (memory, { area }) => {
    const place = memory.place(area);
    const looks = looking(memory.at(place), { square: false, shelter: null });
    return [beat([place], LASTS.blow, { looks })];
  },
  regrouped: (memory, { who, from, to }) => {
    const { piece } = doer(memory, who, memory.place(from));
    return piece === null ? [] : hidden(memory, piece, memory.place(to), LASTS.move);
  },
  'regroup-ended': (memory, { area }) => {
    const place = memory.place(area);
    memory.battle = null;
    return [beat([place], LASTS.beat, turnDown(memory, memory.at(place)))];
  },
} satisfies Handlers;

/** Somebody leaves a battle. One looks at the battle: in its window he goes off by a sign. */
function leaves(memory: Memory, { block }: Face, from: AreaId, to: AreaId): Scene[] {
  const place = memory.place(from);
  const piece = memory.known(block, (at) => at === place);
  if (piece === null) return [];
  return watchedAt([place], hidden(memory, piece, memory.place(to), LASTS.move));
}

/** [BOR-18.2.1] Whoever goes out of a battle is hidden again. */
function hidden(memory: Memory, piece: Piece, to: string, lasts: number): Scene[] {
  const { looks } = turnDown(memory, [piece]);
  return travel(piece, to, lasts, { square: false, ...looks?.[piece.key] });
}
