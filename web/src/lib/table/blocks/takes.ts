// The moments of which a film of blocks is made: somebody travels, is hit, turns his face up, rolls dice.

import type { Scene } from '../kit';
import { LASTS as ALIKE } from '../lasting';
import type { Fallen } from './dice';
import type { Doer, Face, Muster, Piece } from './muster';

/** How long each is looked at: as in every game, and what only blocks do. */
export const LASTS = {
  ...ALIKE,
  /** One of a stack of backs is taken from it before it goes. */
  stir: 40,
  /** Another of the same stack, on another road. */
  leave: 240,
  /** One of a column that follows the one before on the same road. */
  follow: 130,
  deploy: 90,
  pause: 400,
  die: 600,
  faces: 600,
  blow: 1000,
};

export type Change = Scene['change'];
/** What of a piece is drawn otherwise than the view has it. */
export type Looks = Readonly<Record<string, unknown>>;

export const QUIET: Change = { aim: null, roll: null, hit: [], card: null, at: [] };

/** Pieces that look otherwise from now on. */
export const looking = (
  pieces: readonly Piece[],
  look: Looks,
): Record<string, Record<string, unknown>> =>
  Object.fromEntries(pieces.map(({ key }) => [key, { ...look }]));

/** Nothing moves; somewhere something is to be seen. */
export const beat = (at: readonly string[], lasts: number, change: Change = {}): Scene => ({
  change: { ...QUIET, at, ...change },
  lasts,
});

/** Scenes with something more that is to be seen from the first of them on. */
export function along(more: Change, [first, ...others]: readonly Scene[]): Scene[] {
  if (first === undefined) return [];
  const { change } = first;
  const looks = { ...more.looks };
  for (const [key, look] of Object.entries(change.looks ?? {}))
    looks[key] = { ...looks[key], ...look };
  const places = { ...more.places, ...change.places };
  const strengths = { ...more.strengths, ...change.strengths };
  return [{ ...first, change: { ...change, places, looks, strengths } }, ...others];
}

/** The same scenes, looked at from somewhere else. */
export const watchedAt = (at: readonly string[], scenes: readonly Scene[]): Scene[] =>
  scenes.map((scene) => ({ ...scene, change: { ...scene.change, at } }));

/** Somebody goes from place to place, perhaps with another look. */
export function travel(
  piece: Piece | null,
  to: string,
  lasts = LASTS.move,
  look: Looks = {},
): Scene[] {
  if (piece === null) return [];
  const first = stirred([piece]);
  piece.place = to;
  const change = { places: { [piece.key]: to }, looks: looking([piece], look) };
  return [...first, beat([to], lasts, change)];
}

/** Several go at once. */
export function march(moves: readonly (readonly [Piece, string])[], lasts: number): Scene[] {
  if (moves.length === 0) return [];
  const first = stirred(moves.map(([piece]) => piece));
  const places: Record<string, string> = {};
  for (const [piece, to] of moves) {
    piece.place = to;
    places[piece.key] = to;
  }
  return [...first, beat([...new Set(Object.values(places))], lasts, { places })];
}

/** Those who are only counted stand by themselves before they go, so that they are seen to leave. */
function stirred(pieces: readonly Piece[]): Scene[] {
  const still = pieces.filter(({ isStirring }) => !isStirring);
  for (const piece of still) piece.isStirring = true;
  const places = Object.fromEntries(still.map(({ key, place }) => [key, place]));
  return still.length === 0 ? [] : [beat([...Object.values(places)], LASTS.stir, { places })];
}

/** With every move the next is a little shorter, down to this part of its time: nobody waits for fifty of them. */
const SHORTEST = 0.4;
const SHORTER_BY = 0.025;

/** The first of a stack is watched on its way; those behind it follow close. */
export function paced(
  memory: Muster<Piece>,
  stack: string,
  ways: readonly (string | number)[],
): number {
  const path = `${stack} > ${ways.join(' > ')}`;
  const last = memory.lastPath;
  const haste = Math.max(SHORTEST, 1 - memory.moves * SHORTER_BY);
  memory.lastPath = path;
  memory.moves += 1;
  if (path === last) return haste * LASTS.follow;
  return haste * (last.startsWith(`${stack} > `) ? LASTS.leave : LASTS.move);
}

/** Somebody loses steps where he stands. */
export function loss(
  piece: Piece | null,
  steps: number,
  place: string,
  lasts = LASTS.loss,
): Scene[] {
  if (steps === 0) return [];
  const left = piece === null || piece.steps === null ? null : Math.max(0, piece.steps - steps);
  if (piece !== null) piece.steps = left;
  // Whoever loses his last step stays in sight until he is said to be gone.
  const strengths = piece === null || left === null || left === 0 ? {} : { [piece.key]: left };
  return [beat([place], lasts, { hit: [piece?.key ?? place], strengths })];
}

export function fall<P extends Piece>(
  memory: Muster<P>,
  pieces: readonly P[],
  lasts: number,
): Scene[] {
  if (pieces.length === 0) return [];
  const places = [...new Set(pieces.map(({ place }) => place))];
  for (const piece of pieces) memory.gone(piece);
  const keys = pieces.map(({ key }) => key);
  const strengths = Object.fromEntries(keys.map((key) => [key, 0]));
  return [beat(places, lasts, { hit: keys, strengths })];
}

/** Faces are turned up of those who stand where they are looked for. */
export function turnUp<P extends Piece>(
  memory: Muster<P>,
  faces: readonly Face[],
  isThere: (place: string) => boolean,
): { pieces: P[]; change: Change } {
  const pieces: P[] = [];
  const change = {
    places: {} as Record<string, string>,
    looks: {} as Record<string, { face: number }>,
    strengths: {} as Record<string, number>,
  };
  for (const { block, steps } of faces) {
    const piece = memory.known(block, isThere);
    if (piece === null) continue;
    pieces.push(piece);
    if (piece.block === null) {
      change.looks[piece.key] = { face: block };
      change.places[piece.key] = piece.place;
      piece.isStirring = true;
    }
    change.strengths[piece.key] = steps;
    Object.assign(piece, { block, steps });
  }
  return { pieces, change };
}

/** Whoever did something at a place; if he gave himself away by it, his face is turned up. */
export function doer<P extends Piece, W extends Doer>(
  memory: Muster<P, W>,
  who: W,
  place: string,
): { piece: P | null; change: Change } {
  const piece = memory.whose(who, place);
  if (piece === null || who.face === undefined || piece.block !== null)
    return { piece, change: {} };
  const { change } = turnUp(memory, [who.face], (at) => at === place);
  return { piece, change };
}

/** Those of the other side are turned down again. */
export function turnDown<P extends Piece>(memory: Muster<P>, pieces: Iterable<P>): Change {
  const hidden = [...pieces].filter((piece) => memory.isHideable(piece));
  for (const piece of hidden) {
    Object.assign(piece, { block: null, steps: null });
    memory.lifted.delete(piece);
  }
  return { looks: looking(hidden, { face: null }) };
}

export const formed = (piece: Piece | null, square: boolean): Scene[] =>
  piece === null ? [] : [beat([piece.place], LASTS.pause, { looks: looking([piece], { square }) })];

interface Shot {
  place: string;
  from: string | null;
  by: string;
  fallen: Fallen;
  lasts?: number;
  /** What came of it in numbers. */
  text?: string;
}

/** Dice fall at a place. */
export function roll(
  memory: Muster<Piece>,
  { place, from, by, fallen, lasts = LASTS.dice, text }: Shot,
): Scene {
  const aim = from === null || from === place ? null : { from, to: place };
  const thrown = { place, from, side: by, ...fallen };
  return beat([place], lasts, {
    aim,
    roll: memory.thrown(text === undefined ? thrown : { ...thrown, text }),
  });
}
