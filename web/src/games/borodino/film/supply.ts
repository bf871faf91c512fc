// What comes after the battles: supply, bridges, the night, and the end.

import { beat, LASTS, roll, turnUp } from '$lib/table/blocks/takes';
import { borderTarget } from '../places';
import { torch } from './dice';
import type { Handlers } from './handlers';
import type { BorderLook } from './looks';
import { placesOf, strengthsOf } from './moves';

export const SUPPLY = {
  captured: (memory, { source }) => [beat([memory.place(source)], LASTS.faces)],
  supplied: (memory, { who, area }) => {
    const piece = who.face === undefined ? null : memory.seen(who.face.block);
    if (piece?.steps != null) piece.steps += 1;
    const strengths = piece === null ? {} : strengthsOf([piece]);
    return [beat([memory.place(area)], LASTS.loss, { strengths })];
  },
  'bridge-tried': (memory, { side, border, die, burnt }) => {
    const place = memory.place(memory.scenery.borders[border]?.ends[0] ?? 0);
    const target = borderTarget(border);
    const fallen = die === null ? null : torch(die, burnt);
    const dice =
      fallen === null
        ? []
        : [roll(memory, { place, from: null, by: side, fallen, lasts: LASTS.die })];
    const look: BorderLook = { burnt };
    const burns = beat([place], LASTS.faces, { looks: { [target]: { ...look } } });
    return burnt ? [...dice, burns] : dice;
  },
  'night-began': (memory) => {
    const pieces = memory.headquarters();
    for (const piece of pieces)
      if (piece.block !== null) piece.steps = memory.scenery.blocks[piece.block]?.steps ?? null;
    return [beat(placesOf(pieces), LASTS.faces, { strengths: strengthsOf(pieces) })];
  },
  'redoubt-counted': (memory, { area }) => [beat([memory.place(area)], LASTS.pause)],
  won: () => [beat([], LASTS.pause)],
  'turned-up': (memory, { area, faces }) => {
    const place = memory.place(area);
    const { change } = turnUp(memory, faces, (at) => at === place);
    return [beat([place], LASTS.deploy, change)];
  },
} satisfies Handlers;
