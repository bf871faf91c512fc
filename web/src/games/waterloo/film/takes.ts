// The moments of which a film is made: somebody travels, is hit, turns his face up, rolls dice.

import type { BlockId, Face, Side, Who } from '$types/waterloo';
import type { Scene } from '$lib/table/kit';
import type { Fallen } from './dice';
import type { Look } from './looks';
import type { Memory, Piece } from './memory';

/** How long each is looked at, in milliseconds at the usual speed. */
export const LASTS = {
  /** One of a stack of backs is taken from it before it goes. */
  stir: 40,
  move: 400,
  /** Another of the same stack, on another road. */
  leave: 240,
  /** One of a column that follows the one before on the same road. */
  follow: 130,
  deploy: 90,
  beat: 200,
  pause: 400,
  aim: 300,
  dice: 800,
  die: 600,
  loss: 260,
  fall: 340,
  faces: 600,
  blow: 1000,
};

export type Change = Scene['change'];

export const QUIET: Change = { aim: null, roll: null, hit: [], card: null, at: [] };

const looking = (pieces: readonly Piece[], look: Look): Record<string, Record<string, unknown>> =>
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

/** Somebody goes from place to place, perhaps with another look. */
export function travel(
  piece: Piece | null,
  to: string,
  lasts = LASTS.move,
  look: Look = {},
): Scene[] {
  if (piece === null) return [];
  const first = stirred([piece]);
  piece.place = to;
  if (look.disrupted !== undefined) piece.disrupted = look.disrupted;
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

export function fall(memory: Memory, pieces: readonly Piece[], lasts: number): Scene[] {
  if (pieces.length === 0) return [];
  const places = [...new Set(pieces.map(({ place }) => place))];
  for (const piece of pieces) memory.gone(piece);
  const keys = pieces.map(({ key }) => key);
  const strengths = Object.fromEntries(keys.map((key) => [key, 0]));
  return [beat(places, lasts, { hit: keys, strengths })];
}

/** Faces are turned up of those who stand where they are looked for. */
export function turnUp(
  memory: Memory,
  faces: readonly Face[],
  isThere: (place: string) => boolean,
): { pieces: Piece[]; change: Change } {
  const pieces: Piece[] = [];
  const change = {
    places: {} as Record<string, string>,
    looks: {} as Record<string, { face: BlockId }>,
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
export function doer(
  memory: Memory,
  who: Who,
  place: string,
): { piece: Piece | null; change: Change } {
  const piece = memory.whose(who, place);
  if (piece === null || who.face === undefined || piece.block !== null)
    return { piece, change: {} };
  const { change } = turnUp(memory, [who.face], (at) => at === place);
  return { piece, change };
}

/** Those of the other side are turned down again. */
export function turnDown(memory: Memory, pieces: Iterable<Piece>): Change {
  const hidden = [...pieces].filter((piece) => memory.isHideable(piece));
  for (const piece of hidden) {
    Object.assign(piece, { block: null, steps: null });
    memory.lifted.delete(piece);
  }
  return { looks: looking(hidden, { face: null }) };
}

export const routed = (pieces: readonly Piece[]): Change => ({
  looks: looking(pieces, { routed: true }),
  hit: pieces.map(({ key }) => key),
});

export const forward = (pieces: readonly Piece[]): Change => ({
  looks: looking(pieces, { picked: true }),
});

export const formed = (piece: Piece | null, square: boolean): Scene[] =>
  piece === null ? [] : [beat([piece.place], LASTS.pause, { looks: looking([piece], { square }) })];

interface Shot {
  place: string;
  from: string | null;
  by: Side;
  fallen: Fallen;
  lasts?: number;
}

/** Dice fall at a place. */
export function roll(memory: Memory, { place, from, by, fallen, lasts = LASTS.dice }: Shot): Scene {
  const aim = from === null || from === place ? null : { from, to: place };
  return beat([place], lasts, {
    aim,
    roll: memory.thrown({ place, from, side: by, ...fallen }),
  });
}
