// Skirmishes: who comes forward, their dice, and who must leave.

import { volley } from '$lib/table/blocks/dice';
import {
  along,
  beat,
  doer,
  LASTS,
  loss,
  roll,
  travel,
  turnDown,
  turnUp,
  watchedAt,
} from '$lib/table/blocks/takes';
import { sideOf } from '../sides';
import type { Handlers } from './handlers';
import { forward } from './takes';

export const SKIRMISHES: Handlers = {
  'skirmish-began': (memory, { town }) => {
    memory.town = town;
    const place = memory.place(town);
    return [beat([place], LASTS.pause, { hit: [place] })];
  },
  'skirmishers-shown': (memory, { town, faces }) => {
    memory.town = town;
    const place = memory.place(town);
    const { pieces, change } = turnUp(memory, faces, (at) => at === place);
    for (const piece of pieces) memory.lifted.add(piece);
    return along(change, [beat([place], LASTS.faces, forward(pieces))]);
  },
  skirmished: (memory, { block, dice, hits }) => {
    const piece = memory.known(block);
    if (piece === null) return [];
    const { place, army } = piece;
    return [roll(memory, { place, from: null, by: sideOf(army), fallen: volley(dice, hits) })];
  },
  'step-lost': (memory, { who, town, location }) => {
    const place = memory.place(town, location);
    const { piece, change } = doer(memory, who, place);
    return along(change, loss(piece, 1, place));
  },
  'skirmish-lost': (memory, { town }) => [
    beat([memory.place(town)], LASTS.pause, turnDown(memory, memory.lifted)),
  ],
  'skirmish-ended': (memory, { town }) =>
    memory.lifted.size === 0
      ? []
      : [beat([memory.place(town)], LASTS.beat, turnDown(memory, memory.lifted))],
  retreated: (memory, { who, from, location, to }) => {
    const place = memory.place(from, location);
    const { piece } = doer(memory, who, place);
    if (piece === null) return [];
    // [WAT-24.2.6] Whoever leaves a fight is hidden again.
    const look = memory.isHideable(piece) ? { face: null, disrupted: true } : { disrupted: true };
    turnDown(memory, [piece]);
    piece.disrupted = true;
    // One looks at the fight that he leaves: on a board he goes off by the sign of his road.
    return watchedAt([place], travel(piece, memory.place(to), LASTS.move, look));
  },
};
