// Battles: the ground, who stands where, morale, steps and fire, squares, and how they end.

import type { Location, Role, Stationed, TownId } from '$types/waterloo';
import type { Scene } from '$lib/table/kit';
import { test, volley } from '$lib/table/blocks/dice';
import {
  along,
  beat,
  doer,
  formed,
  LASTS,
  loss,
  march,
  roll,
  travel,
  turnDown,
  turnUp,
} from '$lib/table/blocks/takes';
import { facing } from '../battle/geometry';
import { sideOf } from '../sides';
import type { Handlers } from './handlers';
import { groundKey, type GroundLook } from './looks';
import type { Memory, Piece } from './memory';
import { routed } from './takes';

export const BATTLES: Handlers = {
  'battle-opened': (memory, { town }) => {
    memory.open.add(town);
    const place = memory.place(town);
    return [beat([place], LASTS.faces, { hit: [place] })];
  },
  'marker-drawn': (memory, { role, marker }) => [
    beat([], LASTS.faces, { card: { id: marker, side: memory.sideOf(role) } }),
  ],
  'marker-put': (memory, { town, at, marker }) => laid(memory.place(town, at), { marker }),
  'woods-dropped': (memory, { town, at }) => laid(memory.place(town, at), { marker: null }),
  deployed: (memory, { who, town, at }) => {
    const piece = who.face === undefined ? null : memory.known(who.face.block);
    return travel(piece, memory.place(town, at), LASTS.deploy);
  },
  'deployment-confirmed': (memory, { town, role, numbers }) =>
    march(deployed(memory, town, role, numbers), LASTS.faces),
  revealed: (memory, { town, faces }) => {
    memory.town = town;
    // It is not said who stands where: the next view shows their faces.
    const places = faces.length === 0 ? [] : memory.inTown(town).map(({ place }) => place);
    return [beat([], LASTS.faces, { hit: [...new Set(places)] })];
  },
  'holder-named': (memory, { town, at, who }) =>
    who === null ? [] : [beat([memory.place(town, at)], LASTS.beat)],
  occupied: (memory, { town, at }) => [beat([memory.place(town, at)], LASTS.pause)],
  'passed-on': (memory, { town, at }) => [beat([memory.place(town, at)], LASTS.pause)],
  'battle-turn-began': (memory, { town }) => {
    memory.town = town;
    return [beat([], LASTS.beat)];
  },
  'morale-rolled': (memory, { block, die, bonus, passed }) => {
    const piece = memory.seen(block);
    if (piece === null) return [];
    const { place, army } = piece;
    const fallen = test(die, bonus, passed);
    return [roll(memory, { place, from: null, by: sideOf(army), fallen, lasts: LASTS.die })];
  },
  stepped: (memory, { who, town, from, to }) => {
    const { piece, change } = doer(memory, who, memory.place(town, from));
    return along(change, travel(piece, memory.place(town, to)));
  },
  found: (memory, { town, at, faces }) => {
    const place = memory.place(town, at);
    const { change } = turnUp(memory, faces, (one) => one === place);
    return [beat([place], LASTS.faces, change)];
  },
  fired: (memory, { who, town, at, dice, hits }) => {
    const place = memory.place(town, at);
    const stands = standsToFire(memory, town, at, who.army);
    const { piece, change } = doer(memory, who, stands);
    const from = piece?.place ?? stands;
    const aim = from === place ? null : { from, to: place };
    return [
      beat([place], LASTS.aim, { ...change, aim }),
      roll(memory, { place, from, by: sideOf(who.army), fallen: volley(dice, hits) }),
    ];
  },
  'square-formed': (memory, { who, town, at }) => {
    const { piece, change } = doer(memory, who, memory.place(town, at));
    return along(change, formed(piece, true));
  },
  'square-left': (memory, { block }) => formed(memory.seen(block), false),
  sheltered: (memory, { host }) => {
    const at = memory.seen(host)?.place;
    return at === undefined ? [] : [beat([at], LASTS.beat)];
  },
  reinforced: (memory, { who, from, town }) => {
    const { piece } = doer(memory, who, memory.place(from));
    return travel(piece, memory.arrival(who.army, town));
  },
  'withdrawal-began': () => [beat([], LASTS.pause)],
  routed: (memory, { town, role, at }) => {
    memory.town = town;
    const side = memory.sideOf(role);
    const fleeing = memory.inTown(town).filter(({ army }) => sideOf(army) === side);
    return [beat([memory.place(town, at)], LASTS.blow, routed(fleeing))];
  },
  'rout-loss': (memory, { who, lost }) => {
    const piece = who.face === undefined ? null : memory.seen(who.face.block);
    return piece === null ? [] : loss(piece, lost, piece.place, LASTS.beat);
  },
  crossed: (memory, { block, to }) =>
    memory.town === null ? [] : travel(memory.seen(block), memory.place(memory.town, to)),
  'battle-won': (memory, { town }) => {
    memory.open.delete(town);
    const there = memory.inTown(town);
    const down = turnDown(memory, there);
    const place = memory.place(town);
    const home = there.map((piece) => [piece, place] as const);
    return along(down, march(home, LASTS.blow));
  },
  regrouped: (memory, { who, from, to }) => {
    const { piece } = doer(memory, who, memory.place(from));
    return travel(piece, memory.arrival(who.army, to));
  },
};

const laid = (place: string, look: GroundLook): Scene[] => [
  beat([place], LASTS.pause, { looks: { [groundKey(place)]: { ...look } } }),
];

/** Those who are not seen go to where so many of them are said to stand. */
function deployed(
  memory: Memory,
  town: TownId,
  role: Role,
  numbers: readonly Stationed[],
): (readonly [Piece, string])[] {
  const side = memory.sideOf(role);
  const waiting = memory
    .inTown(town)
    .filter(({ army, block }) => block === null && sideOf(army) === side);
  return numbers.flatMap(({ at, army, blocks }) => {
    const place = memory.place(town, at);
    const own = waiting.filter((piece) => piece.army === army).slice(0, blocks);
    for (const piece of own) waiting.splice(waiting.indexOf(piece), 1);
    return own.map((piece) => [piece, place] as const);
  });
}

/** Where somebody stands who fires at a location: among those he fires at, or opposite. */
function standsToFire(memory: Memory, town: TownId, at: Location, army: Piece['army']): string {
  const here = memory.place(town, at);
  const isHere = memory.inTown(town).some((piece) => piece.place === here && piece.army === army);
  const opposite = facing(at);
  return isHere || opposite === null ? here : memory.place(town, opposite);
}
