// A record as a file: its first line says what is played, each of the others what happened.

import type { Bytes, Drawn, Seat, Viewer } from '$types/engine';
import type { Header, Told } from '$types/protocol';

/** A whole record, or what one viewer was told of a game. */
export type Recorded =
  | { kind: 'whole'; header: Header; lines: Line[] }
  | { kind: 'told'; header: Header; viewer: Viewer; told: Told[] };

/** A line of a whole record, as far as it can be read without the rules: what luck gave, and what was promised. */
export interface Line {
  /** Its number in the file, from 1. */
  number: number;
  draws: Drawn[];
  /** A seat committed to secret orders. */
  sealed?: { seat: Seat; commitment: Bytes; orders: Opened };
  /** The orders of all were opened. */
  opened?: Opened[];
}

/** Secret orders as they were written, with what was hashed with them. */
export interface Opened {
  seat: Seat;
  draft: unknown;
  salt: Bytes;
}

/** Why a file is no record; `line` is the first that cannot be read. */
export class NoRecord extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line}`);
    this.line = line;
  }
}

export function readRecord(text: string): Recorded {
  const [first, ...rest] = objectsOf(text);
  if (first === undefined || !isHeader(first.value)) throw new NoRecord(first?.number ?? 1);
  const header = first.value;
  if (header.viewer === undefined) return { kind: 'whole', header, lines: rest.map(readLine) };
  return { kind: 'told', header, viewer: header.viewer, told: rest.map(readTold) };
}

/** An object with the number of its line in the file, from 1. */
interface Numbered {
  value: Record<string, unknown>;
  number: number;
}

/** What stands in the lines that are not empty. */
const objectsOf = (text: string): Numbered[] =>
  text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => readObject(line, number));

function readObject(line: string, number: number): Numbered {
  try {
    const value: unknown = JSON.parse(line);
    if (isObject(value)) return { value, number };
  } catch {
    // It is said below, with the number of the line.
  }
  throw new NoRecord(number);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isHeader(value: unknown): value is Header {
  if (!isObject(value) || !isObject(value.luck)) return false;
  const { game, id, scenario, seats, luck } = value;
  const { commitment, pinches, key = '00' } = luck;
  const areTexts = [game, scenario].every((text) => typeof text === 'string');
  const areBytes = [id, commitment, key].every(isBytes);
  const arePinches =
    Array.isArray(pinches) && pinches.every((pinch) => pinch === null || isBytes(pinch));
  return areTexts && areBytes && arePinches && Array.isArray(seats);
}

const isBytes = (value: unknown): value is Bytes =>
  typeof value === 'string' && /^(?:[0-9a-f]{2})+$/.test(value);

/** What can be read in a line: it stands under the one name that the line has. */
function readLine({ value, number }: Numbered): Line {
  const [name, body] = Object.entries(value)[0] ?? [];
  if (!isObject(body)) return { number, draws: [] };
  const { draws = [], seat, commitment, orders } = body;
  if (!Array.isArray(draws) || !draws.every(isDrawn)) throw new NoRecord(number);
  if (name === 'committed') {
    if (!isSeat(seat) || !isBytes(commitment) || !isOpened(orders)) throw new NoRecord(number);
    return { number, draws, sealed: { seat, commitment, orders } };
  }
  if (name !== 'opened') return { number, draws };
  if (!Array.isArray(orders) || !orders.every(isOpened)) throw new NoRecord(number);
  return { number, draws, opened: orders };
}

const isSeat = (value: unknown): value is Seat => Number.isInteger(value);

const isOpened = (value: unknown): value is Opened =>
  isObject(value) && isSeat(value.seat) && isBytes(value.salt) && value.draft !== undefined;

function isDrawn(value: unknown): value is Drawn {
  if (!isObject(value)) return false;
  const { stream, number, kind, fell } = value;
  const isStream = stream === 'all' || (Array.isArray(stream) && stream.every(Number.isInteger));
  const isFell = fell === undefined || isResult(fell);
  return isStream && Number.isInteger(number) && typeof kind === 'string' && isFell;
}

function isResult(fell: unknown): boolean {
  if (!isObject(fell)) return false;
  const [name, result] = Object.entries(fell)[0] ?? [];
  if (!isObject(result)) return false;
  const isList = (list: unknown) => Array.isArray(list) && list.every(Number.isInteger);
  if (name === 'dice') return isList(result.dice) && Number.isInteger(result.faces);
  if (name === 'number') return Number.isInteger(result.below);
  if (name === 'pick') return result.weights === undefined || isList(result.weights);
  return name === 'order' && isList(result.order);
}

function readTold({ value, number }: Numbered): Told {
  const { told } = value;
  if (!isObject(told) || !Number.isInteger(told.sequence) || told.view === undefined)
    throw new NoRecord(number);
  return told as unknown as Told;
}
