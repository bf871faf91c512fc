// What this game knows of its own log: which dice fell, where turns and fights begin, whose a name is.

import type { Army, Event, Scenery } from '$types/waterloo';
import type { Seat, SideCard } from '$types/engine';
import type { Told } from '$types/protocol';
import { called } from '$lib/table/blocks/called';
import { test, volley, type Fallen } from '$lib/table/blocks/dice';
import { about, eventsOf, type Happened } from '$lib/table/events';
import type { Parted, Rolled, Turned } from '$lib/table/log';
import { happenedIn } from './film/events';
import { words } from './words';

/** The dice of each roll, in the order in which the log writes of them, between brackets. */
export function rolls(told: Told): Rolled[] {
  return eventsOf<Event>(told).flatMap((event) => {
    const rolled = rollOf(event);
    if (rolled === null || rolled.fallen.faces.length === 0) return [];
    return [{ text: `[${rolled.text}]`, ...rolled.fallen }];
  });
}

function rollOf(event: Event): { text: string; fallen: Fallen } | null {
  const fire = about(event, 'skirmished') ?? about(event, 'fired');
  if (fire !== null) return { text: fire.dice.join(' '), fallen: volley(fire.dice, fire.hits) };
  const march = about(event, 'marched');
  if (march !== null) return tested(march.die, march.bonus, march.lost === 0);
  const morale = about(event, 'morale-rolled');
  return morale === null ? null : tested(morale.die, morale.bonus, morale.passed);
}

const tested = (die: number, bonus: number, isEnough: boolean) => ({
  text: bonus === 0 ? `${die}` : `${die} + ${bonus}`,
  fallen: test(die, bonus, isEnough),
});

/** The lines with which a turn begins; they say the date and whose it is. */
export function turns(told: Told): Turned[] {
  return happenedIn(told).flatMap(({ event, line }) => {
    const text = line === null ? undefined : told.log?.[line]?.text;
    if (about(event, 'turn-began') === null || text === undefined) return [];
    const isFrench = text.includes(words.say('side-french.they'));
    return [{ line: text, title: text.replace(/^— | —$/g, ''), seat: isFrench ? 0 : 1 }];
  });
}

/** The fights and marches of a turn, by the lines with which they begin. */
export function parts(told: Told): Parted[] {
  const found: Parted[] = [];
  const all = happenedIn(told);
  const marchOn = all.some(({ event }) => event === 'marches-opened') && !isOverAtOnce(all);
  for (const { event, line } of all) {
    if (line === null) continue;
    const town = told.log?.[line]?.places?.[0] ?? '';
    const title =
      marchOn && about(event, 'moves-ended') !== null
        ? words.say('part-marches')
        : headingOf(event, town);
    if (title !== null && title !== found.at(-1)?.title) found.push({ line, title });
  }
  return found;
}

/** Whether nobody marched on where it would have been possible. */
const isOverAtOnce = (all: readonly Happened<Event>[]): boolean =>
  all.some(({ event }) => about(event, 'fights-found') !== null) &&
  all.every(({ event }) => about(event, 'marched') === null);

function headingOf(event: Event, town: string): string | null {
  if (about(event, 'skirmish-began') !== null) return words.say('part-skirmish', { town });
  if (about(event, 'battle-opened') !== null) return words.say('part-battle', { town });
  if (about(event, 'supply-cut') !== null) return words.say('part-supply');
  const turn = about(event, 'battle-turn-began');
  return turn === null || turn.role === 'defender'
    ? null
    : words.say('part-round', { town, round: turn.round });
}

/** The seat in whose colour an army is drawn, whoever leads it. */
const SEATS: Readonly<Record<Army, Seat>> = { french: 0, 'anglo-dutch': 1, prussian: 2 };

/** Of what the log calls sides and armies, the seat of each. */
const CALLED: readonly (readonly [name: string, seat: Seat])[] = [
  ['side-french', 0],
  ['side-allied', 1],
  ['army-anglo-dutch', 1],
  ['army-prussian', 2],
  ['party-prussians', 2],
];

/** The names of sides, armies and blocks, and whose they are. */
export function names({ blocks }: Scenery, sides: readonly SideCard[]): Map<string, Seat> {
  const all = new Map<string, Seat>();
  for (const [name, { army }] of called(blocks)) all.set(name, SEATS[army]);
  for (const [name, seat] of CALLED) all.set(words.say(name), seat);
  sides.forEach((side, seat) => all.set(side.title, seat));
  return all;
}
