// Whether the luck of a record is what was promised before its first die, checked in this browser.

import type { Bytes, Drawn, Fell, Seat } from '$types/engine';
import type { Header } from '$types/protocol';
import { commitmentTo, Cup, gameFromSeed, keyFromSeed, streamName } from './luck';
import type { Promised } from './promise';
import { readRecord, type Line } from './record';
import { unsealed, type BadSeal, type Unsealed } from './seals';

/** What was found true, and what it is worth. */
export interface Holds {
  holds: true;
  draws: number;
  dice: number;
  commitment: Bytes;
  /** Whether it is the commitment that this browser saw before the first die. */
  wasSeenBefore: boolean;
  /** The seats whose bytes this browser gave, and that stand in the record. */
  mine: Seat[];
  /** How many seats gave bytes at all. */
  given: number;
  /** The secret orders that were opened: all are those that were promised. */
  orders: readonly Unsealed[];
  /** How many of the promises this browser saw before the orders were opened. */
  sealsSeen: number;
  isSeeded: boolean;
  isArranged: boolean;
}

/** The first thing that is not as it was promised. */
export type Fault =
  | { why: 'no-key' }
  | { why: 'another-key' }
  | { why: 'another-promise' }
  | { why: 'another-seed' }
  | { why: 'my-bytes'; seat: Seat }
  | { why: 'bot-bytes'; seat: Seat }
  /** The hash that this browser was told of is not in the record. */
  | { why: 'another-seal'; seat: Seat }
  | BadSeal
  | BadDraw;

export interface BadDraw {
  why: 'number' | 'named' | 'untold' | 'impossible' | 'result';
  line: number;
  stream: string;
  number: number;
  kind: string;
  /** What the record has and what the key gives, where both are there. */
  recorded?: string;
  due?: string;
}

export type Finding = Holds | { holds: false; fault: Fault };

/** Checks a whole record against itself and against what this browser remembers of its game. */
export function check(text: string, promised: Promised | null = null): Finding {
  const record = readRecord(text);
  const { header } = record;
  const key = header.luck.key;
  if (record.kind === 'told' || key === undefined) return broken({ why: 'no-key' });
  const cup = new Cup(key, header.id, header.luck.pinches);
  const fault =
    faultOfPromise(header, key, promised) ??
    faultOfBytes(header, cup, promised) ??
    faultOfDraws(cup, record.lines);
  if (fault !== null) return broken(fault);
  const orders = unsealed(header.id, record.lines);
  if (!Array.isArray(orders)) return broken(orders);
  return faultOfSeals(record.lines, promised) ?? found(header, record.lines, orders, promised);
}

const broken = (fault: Fault): Finding => ({ holds: false, fault });

function found(
  header: Header,
  lines: Line[],
  orders: readonly Unsealed[],
  promised: Promised | null,
): Holds {
  const draws = lines.flatMap((line) => line.draws);
  const { commitment, pinches, seed } = header.luck;
  return {
    holds: true,
    draws: draws.length,
    dice: draws.reduce(
      (sum, { fell }) => sum + (fell && 'dice' in fell ? fell.dice.dice.length : 0),
      0,
    ),
    commitment,
    wasSeenBefore: promised?.commitment === commitment,
    mine: Object.keys(promised?.pinches ?? {}).map(Number),
    given: pinches.filter((pinch) => pinch !== null).length,
    orders,
    sealsSeen: promised?.seals?.length ?? 0,
    isSeeded: seed !== undefined,
    isArranged: header.beginning !== undefined && 'position' in header.beginning,
  };
}

function faultOfPromise(header: Header, key: Bytes, promised: Promised | null): Fault | null {
  const { commitment, seed } = header.luck;
  if (commitmentTo(key, header.id) !== commitment) return { why: 'another-key' };
  if (promised && (promised.commitment !== commitment || promised.id !== header.id))
    return { why: 'another-promise' };
  const isOfSeed =
    seed === undefined || (keyFromSeed(seed) === key && gameFromSeed(seed) === header.id);
  return isOfSeed ? null : { why: 'another-seed' };
}

/** The bytes that this browser gave must be there, and nobody may choose those of a bot. */
function faultOfBytes(header: Header, cup: Cup, promised: Promised | null): Fault | null {
  for (const [seat, bytes] of Object.entries(promised?.pinches ?? {}))
    if (cup.pinches[Number(seat)] !== bytes) return { why: 'my-bytes', seat: Number(seat) };
  const chosen = header.seats.findIndex(
    (occupant, seat) => occupant !== 'person' && cup.pinches[seat] !== cup.pinchOfBot(seat),
  );
  return chosen < 0 ? null : { why: 'bot-bytes', seat: chosen };
}

/** What this browser was told before orders were opened must be what the record has. */
function faultOfSeals(lines: Line[], promised: Promised | null): Finding | null {
  const kept = new Set(lines.flatMap(({ sealed }) => sealed?.commitment ?? []));
  const lost = promised?.seals?.find(({ commitment }) => !kept.has(commitment));
  return lost === undefined ? null : broken({ why: 'another-seal', seat: lost.seat });
}

function faultOfDraws(cup: Cup, lines: Line[]): BadDraw | null {
  const last = new Map<string, number>();
  for (const { number: line, draws } of lines) {
    for (const drawn of draws) {
      const stream = streamName(drawn.stream);
      const due = (last.get(stream) ?? 0) + 1;
      last.set(stream, due);
      const bad = faultOf(cup, drawn, due);
      if (bad !== null) return { ...bad, line, stream, number: drawn.number, kind: drawn.kind };
    }
  }
  return null;
}

type Why = Pick<BadDraw, 'why' | 'recorded' | 'due'>;

function faultOf(cup: Cup, { stream, number, kind, fell, named }: Drawn, due: number): Why | null {
  if (named) return { why: 'named' };
  if (number !== due) return { why: 'number', recorded: String(number), due: String(due) };
  if (fell === undefined) return { why: 'untold' };
  const again = cup.drawAgain(stream, number, kind, fell);
  if (again === null) return { why: 'impossible' };
  const [recorded, thrown] = [inFigures(fell), inFigures(again)];
  return recorded === thrown ? null : { why: 'result', recorded, due: thrown };
}

function inFigures(fell: Fell): string {
  if ('dice' in fell) return fell.dice.dice.join(' ');
  if ('number' in fell) return String(fell.number.number);
  if ('pick' in fell) return String(fell.pick.index);
  return fell.order.order.join(' ');
}
