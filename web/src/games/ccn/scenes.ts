// What is to be seen of what happened: pieces that travel, dice that fall, blocks that are lost.
// Events come in their order; what each leaves behind is kept in mind for the next.

import type { Arm, Event, Face, Hex, Scenery, Side, View } from '$types/ccn';
import type { Told } from '$types/protocol';
import type { RollShown, Scene } from '$lib/table/kit';
import { LASTS } from '$lib/table/lasting';
import { counted, fateful, UNTOLD } from './dice';
import { place } from './geometry';
import { other, sideOf } from './sides';
import { words } from './words';

/** Who stands where with how much, as far as it was told. */
interface Memory {
  scenery: Scenery;
  units: Map<number, { place: string; blocks: number }>;
  leaders: Map<number, string>;
  rolls: number;
}

const QUIET: Scene['change'] = { aim: null, roll: null, hit: [], card: null };

export function scenes(scenery: Scenery, before: View, told: Told): Scene[] {
  const memory: Memory = {
    scenery,
    units: new Map(
      before.units.map(({ unit, hex, blocks }) => [unit, { place: place(hex), blocks }]),
    ),
    leaders: new Map(
      before.leaders.flatMap(({ leader, hex }) => (hex === null ? [] : [[leader, place(hex)]])),
    ),
    rolls: told.sequence * 100,
  };
  const all = (told.events ?? []).flatMap((event) => scene(memory, event as Event));
  // Whoever played a card knows which: only he is told his decision.
  return told.decision === undefined ? all : all.filter(({ change }) => !change.card);
}

function scene(memory: Memory, event: Event): Scene[] {
  if (typeof event === 'string') return [];
  return [
    ...journeys(memory, event),
    ...attacks(memory, event),
    ...falls(memory, event),
    ...occasions(memory, event),
  ];
}

/** Pieces that go from one place to another. */
function journeys(memory: Memory, event: Exclude<Event, string>): Scene[] {
  if ('unit-moved' in event) return travel(memory, event['unit-moved']);
  if ('unit-retreated' in event) return travel(memory, event['unit-retreated']);
  if ('unit-withdrew' in event) return travel(memory, event['unit-withdrew']);
  if ('unit-advanced' in event) return travel(memory, event['unit-advanced']);
  if ('unit-placed' in event) return travel(memory, event['unit-placed']);
  if ('unit-entered' in event) return travel(memory, event['unit-entered']);
  if ('leader-moved' in event) return ride(memory, event['leader-moved']);
  if ('leader-entered' in event) return ride(memory, event['leader-entered']);
  if ('leader-fled' in event) return ride(memory, event['leader-fled']);
  return [];
}

function travel(
  memory: Memory,
  { unit, to, leader = null }: { unit: number; to: Hex; leader?: number | null },
): Scene[] {
  const name = place(to);
  memory.units.set(unit, { place: name, blocks: memory.units.get(unit)?.blocks ?? 0 });
  const places: Record<string, string> = { [`unit:${unit}`]: name };
  if (leader !== null) {
    memory.leaders.set(leader, name);
    places[`leader:${leader}`] = name;
  }
  return [{ change: { ...QUIET, places }, lasts: LASTS.move }];
}

function ride(memory: Memory, { leader, to }: { leader: number; to: Hex }): Scene[] {
  const name = place(to);
  memory.leaders.set(leader, name);
  return [{ change: { ...QUIET, places: { [`leader:${leader}`]: name } }, lasts: LASTS.move }];
}

/** Attacks, and the dice that are rolled for them and for leaders. */
function attacks(memory: Memory, event: Exclude<Event, string>): Scene[] {
  if ('attack-declared' in event) {
    const { from, at } = event['attack-declared'];
    return [{ change: { ...QUIET, aim: { from: place(from), to: place(at) } }, lasts: LASTS.aim }];
  }
  if ('rolled' in event) return rolled(memory, event.rolled);
  if ('leader-checked' in event) return fateOf(memory, event['leader-checked'], null);
  if ('leader-struck-at' in event) {
    const struck = event['leader-struck-at'];
    return fateOf(memory, struck, memory.units.get(struck.unit)?.place ?? null);
  }
  return [];
}

type Roll = {
  unit: number;
  at: Hex;
  dice: Face[];
  hits: number;
  flags: number;
};

function rolled(memory: Memory, { unit, at, dice, hits, flags }: Roll): Scene[] {
  const to = place(at);
  const from = memory.units.get(unit)?.place ?? null;
  const counts = counted(dice, armAt(memory, to, unit), { hits, flags });
  const roll = thrown(memory, {
    place: to,
    from,
    side: sideOfUnit(memory, unit),
    faces: dice,
    counts,
  });
  if (counts === UNTOLD) roll.text = words.say('roll-sum', { hits, flags });
  return [
    { change: { ...QUIET, aim: from === null ? null : { from, to }, roll }, lasts: LASTS.dice },
  ];
}

/** The arm of the unit that is rolled at; null where a leader stands alone. */
function armAt(memory: Memory, at: string, by: number): Arm | null {
  const target = [...memory.units].find(
    ([unit, { place, blocks }]) => unit !== by && place === at && blocks > 0,
  );
  return target === undefined ? null : (memory.scenery.units[target[0]]?.arm ?? null);
}

type Check = { leader: number; dice: Face[]; lost: boolean };

function fateOf(memory: Memory, { leader, dice, lost }: Check, from: string | null): Scene[] {
  const at = memory.leaders.get(leader);
  const facts = memory.scenery.leaders[leader];
  if (at === undefined || facts === undefined) return [];
  const side = other(sideOf(facts.nation));
  const roll = thrown(memory, {
    place: at,
    from,
    side,
    faces: dice,
    counts: fateful(dice, lost),
  });
  return [{ change: { ...QUIET, roll }, lasts: LASTS.dice }];
}

/** Dice that are thrown now, and anew with every roll. */
function thrown(memory: Memory, roll: Omit<RollShown, 'key'>): RollShown {
  memory.rolls += 1;
  return { ...roll, key: memory.rolls };
}

function sideOfUnit(memory: Memory, unit: number): Side {
  const facts = memory.scenery.units[unit];
  return facts === undefined ? 'allied' : sideOf(facts.nation);
}

/** Blocks, units and leaders that are lost. */
function falls(memory: Memory, event: Exclude<Event, string>): Scene[] {
  if ('blocks-lost' in event) {
    const { unit, blocks } = event['blocks-lost'];
    return strength(memory, unit, -blocks, LASTS.loss);
  }
  if ('block-regained' in event)
    return strength(memory, event['block-regained'].unit, 1, LASTS.beat);
  if ('unit-eliminated' in event) return vanish(memory, event['unit-eliminated'].unit);
  if ('unit-exited' in event) {
    const { unit, by, leader } = event['unit-exited'];
    return [...travel(memory, { unit, to: by, leader }), ...vanish(memory, unit)];
  }
  if ('leader-eliminated' in event) return lost(event['leader-eliminated'].leader);
  if ('leader-exited' in event) return lost(event['leader-exited'].leader);
  if ('leader-left' in event) return lost(event['leader-left'].leader);
  return [];
}

function strength(memory: Memory, unit: number, by: number, lasts: number): Scene[] {
  const known = memory.units.get(unit);
  if (known === undefined) return [];
  const blocks = Math.max(0, known.blocks + by);
  memory.units.set(unit, { ...known, blocks });
  // A unit whose last block falls stays in sight until it is said to be gone.
  const shown = by < 0 && blocks === 0 ? {} : { [`unit:${unit}`]: blocks };
  return [{ change: { hit: by < 0 ? [known.place] : [], strengths: shown, aim: null }, lasts }];
}

function vanish(memory: Memory, unit: number): Scene[] {
  memory.units.delete(unit);
  return [{ change: { ...QUIET, strengths: { [`unit:${unit}`]: 0 } }, lasts: LASTS.fall }];
}

const lost = (leader: number): Scene[] => [
  { change: { ...QUIET, strengths: { [`leader:${leader}`]: 0 } }, lasts: LASTS.fall },
];

/** Cards, command dice, squares, objectives. */
function occasions(memory: Memory, event: Exclude<Event, string>): Scene[] {
  if ('card-played' in event) return shown(event['card-played']);
  if ('first-strike-played' in event)
    return shown({ card: 'first-strike', side: event['first-strike-played'].side });
  if ('square-formed' in event) return beat(memory, event['square-formed'].unit);
  if ('square-left' in event) return beat(memory, event['square-left'].unit);
  if ('square-broken' in event) return beat(memory, event['square-broken'].unit);
  if ('command-rolled' in event) {
    const { side, dice } = event['command-rolled'];
    const at = place([memory.scenery.top === side ? 2 : 8, 6]);
    const roll = thrown(memory, { place: at, from: null, side, faces: dice, counts: UNTOLD });
    return [{ change: { ...QUIET, roll }, lasts: LASTS.dice }];
  }
  if ('objective-gained' in event) return [{ change: QUIET, lasts: LASTS.beat }];
  return [];
}

const shown = ({ card, side }: { card: string; side: string }): Scene[] => [
  { change: { ...QUIET, card: { id: card, side } }, lasts: LASTS.card },
];

function beat(memory: Memory, unit: number): Scene[] {
  const at = memory.units.get(unit)?.place;
  return at === undefined ? [] : [{ change: { ...QUIET, hit: [at] }, lasts: LASTS.beat }];
}
