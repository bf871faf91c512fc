// What this game knows of its own log: which dice fell, where hours and battles begin, whose a name is.

import type { Event, How, Scenery } from '$types/borodino';
import type { Seat, SideCard } from '$types/engine';
import type { Told } from '$types/protocol';
import { called } from '$lib/table/blocks/called';
import { hitsAmong, volley, type Fallen } from '$lib/table/blocks/dice';
import { about, eventsOf } from '$lib/table/events';
import type { Parted, Rolled, Turned } from '$lib/table/log';
import { lowered, torch } from './film/dice';
import { happenedIn } from './film/events';
import { seatOf, SIDES } from './sides';
import { words } from './words';

/** The dice of each roll, in the order in which the log writes of them, between brackets. */
export const rolls = (told: Told): Rolled[] =>
  eventsOf<Event>(told).flatMap((event) => rollOf(event) ?? []);

function rollOf(event: Event): Rolled | null {
  const fire = about(event, 'bombarded') ?? about(event, 'fired');
  if (fire !== null) return rolled(fire.dice.join(' '), volley(fire.dice, fire.hits));
  const straggler = about(event, 'straggler-rolled');
  if (straggler !== null) {
    const { die, lowered: isLowered } = straggler;
    return rolled(isLowered ? `${die} − 1` : `${die}`, lowered(die, isLowered));
  }
  const bridge = about(event, 'bridge-tried');
  if (bridge !== null)
    return bridge.die === null ? null : rolled(`${bridge.die}`, torch(bridge.die, bridge.burnt));
  const initiative = about(event, 'initiative');
  return initiative === null ? null : both(initiative.dice, initiative.first === 'french');
}

function rolled(text: string, { faces, counts }: Fallen): Rolled | null {
  if (faces.length === 0) return null;
  const roll = { text: `[${text}]`, faces };
  return counts.length === 0 ? roll : { ...roll, counts };
}

/** [BOR-5.2.1] The dice of the French and of the Russians, in one line. Those of whoever is first count. */
function both(dice: readonly number[], isFrench: boolean): Rolled | null {
  const half = dice.length / 2;
  const thrown = (some: readonly number[], isFirst: boolean) =>
    rolled(some.join(' '), {
      faces: some.map(String),
      counts: hitsAmong(some, isFirst ? some.length : 0),
    });
  const one = thrown(dice.slice(0, half), isFrench);
  const other = thrown(dice.slice(half), !isFrench);
  return one === null || other === null ? one : { ...one, other };
}

/** The lines with which an hour begins. Nobody's it is: who is first is rolled for. */
export function turns(told: Told): Turned[] {
  return happenedIn(told).flatMap(({ event, line }) => {
    const text = line === null ? undefined : told.log?.[line]?.text;
    if (about(event, 'turn-began') === null || text === undefined) return [];
    return [{ line: text, title: text.replace(/^— | —$/g, ''), seat: null }];
  });
}

/** The action phases with their stages, battles round by round, supply and night, by their first lines. */
export function parts(told: Told): Parted[] {
  const found: Parted[] = [];
  for (const { event, line } of happenedIn(told)) {
    const title = line === null ? null : headingOf(event, told.log?.[line]?.places?.[0] ?? '');
    if (line !== null && title !== null && title !== found.at(-1)?.title)
      found.push({ line, title });
  }
  return found;
}

const MOVES: Readonly<Record<How, string | null>> = {
  'before-activation': null,
  ordered: 'part-orders',
  headquarters: 'part-headquarters',
  straggling: 'part-stragglers',
  surplus: null,
  night: null,
};

function headingOf(event: Event, area: string): string | null {
  if (event === 'night-began') return words.say('part-night');
  const phase = about(event, 'action-phase-began');
  if (phase !== null) return words.say(`part-acts-${phase.side}`);
  const round = about(event, 'round-began');
  if (round !== null) return words.say('part-round', { round: round.round });
  if (about(event, 'battle-began') !== null) return words.say('part-battle', { area });
  const part = partOf(event);
  return part === null ? null : words.say(part);
}

/** The part to which an event belongs that does not begin it by itself. */
function partOf(event: Event): string | null {
  const moved = about(event, 'moved');
  if (moved !== null) return MOVES[moved.how];
  if (about(event, 'bombarded') !== null) return 'part-bombardment';
  const straggler = about(event, 'straggler-rolled');
  // [BOR-13.1.6] Whoever is seen leaves a square in battle.
  if (straggler !== null) return straggler.who.shown ? null : 'part-stragglers';
  if (about(event, 'regrouped') !== null) return 'part-regrouping';
  if (about(event, 'redoubt-counted') !== null) return 'part-end';
  const loss = about(event, 'step-lost') ?? about(event, 'destroyed');
  const isSupply =
    loss?.cause === 'attrition' ||
    about(event, 'captured') !== null ||
    about(event, 'supplied') !== null ||
    about(event, 'bridge-tried') !== null;
  return isSupply ? 'part-supply' : null;
}

type Names = Map<string, Seat | null>;

/** The names of sides and blocks, and whose they are. The battery of Raevsky is nobody's. */
export function names({ areas, blocks }: Scenery, sides: readonly SideCard[]): Names {
  const all: Names = new Map(areas.map(({ name }) => [name, null]));
  for (const [name, { side }] of called(blocks)) all.set(name, seatOf(side));
  for (const side of SIDES) all.set(words.say(`side-${side}`), seatOf(side));
  sides.forEach((side, seat) => all.set(side.title, seat));
  return all;
}
