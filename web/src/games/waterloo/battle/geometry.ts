// Where everything lies on the board of a battle and of a skirmish, measured from its corner. Whoever
// looks sits at the bottom: `near` is the role of his side.

import type { Location, Post, Role, Scenery, TownId } from '$types/waterloo';
import type { Box } from '$lib/board/battle/box';
import type { Point } from '$lib/board/viewport';

export type { Box, Point };

/** The boards lie to the right of the map, this far from it and from each other. */
const OFF_MAP = 200;
const BETWEEN = 80;

export const BOARD = { width: 800, height: 830 } as const;
export const SKIRMISH = { width: 800, height: 566 } as const;

const MARGIN = 16;
const GAP = 12;
const COLUMN = (BOARD.width - 2 * MARGIN - 2 * GAP) / 3;
const POSITION_HEIGHT = 176;
const RESERVE = { width: 400, height: 128 } as const;

/** The line between the two sides, and how wide the ground on it is. */
export const LINE = { y: 417, height: 46 } as const;
/** How far from the line the middle of a position and of a Reserve lies. */
const POSITION_OFF = LINE.height / 2 + POSITION_HEIGHT / 2;
const RESERVE_OFF = LINE.height / 2 + POSITION_HEIGHT + 10 + RESERVE.height / 2;

/** What stands over the board. */
export const HEADER: Box = { x: 0, y: 0, width: BOARD.width, height: 74 };

/** Behind the near side: whoever is not deployed yet, or what the signs mean. */
export const BEHIND: Box = { x: MARGIN, y: 758, width: BOARD.width - 2 * MARGIN, height: 62 };

/** Where the two sides of a battle wait that has not opened. */
export const WAITING: Readonly<Record<'near' | 'far', Box>> = {
  near: { x: 100, y: 450, width: BOARD.width - 200, height: 190 },
  far: { x: 100, y: 190, width: BOARD.width - 200, height: 190 },
};

export const LOCATIONS: readonly Location[] = [
  'a-l',
  'a-c',
  'a-r',
  'a-res',
  'd-l',
  'd-c',
  'd-r',
  'd-res',
];

const POSTS: Readonly<Record<string, Post>> = {
  l: 'left',
  c: 'centre',
  r: 'right',
  res: 'reserve',
};

export const roleAt = (at: Location): Role => (at.startsWith('a') ? 'attacker' : 'defender');

export const postAt = (at: Location): Post => POSTS[at.slice(2)] ?? 'reserve';

export const isReserve = (at: Location): boolean => postAt(at) === 'reserve';

/** The location of a role that its owner calls by this name. */
export function locationOf(role: Role, post: Post): Location {
  const found = LOCATIONS.find((at) => roleAt(at) === role && postAt(at) === post);
  if (found === undefined) throw new Error(`no ${post} of the ${role}`);
  return found;
}

/** [WAT-11.1.1] The position that faces another: Left faces Right. */
export function facing(at: Location): Location | null {
  const post = postAt(at);
  if (post === 'reserve') return null;
  const across = post === 'left' ? 'right' : post === 'right' ? 'left' : 'centre';
  return locationOf(roleAt(at) === 'attacker' ? 'defender' : 'attacker', across);
}

/** The column of a position as it is seen, from 0 at the left; the Reserve stands in the middle. */
export function columnOf(at: Location, near: Role): number {
  const post = postAt(at);
  if (post === 'centre' || post === 'reserve') return 1;
  const isLeftHand = (post === 'left') === (roleAt(at) === near);
  return isLeftHand ? 0 : 2;
}

/** The middle of a location. */
export function spotAt(at: Location, near: Role): Point {
  const sign = roleAt(at) === near ? 1 : -1;
  const off = isReserve(at) ? RESERVE_OFF : POSITION_OFF;
  return {
    x: MARGIN + COLUMN / 2 + columnOf(at, near) * (COLUMN + GAP),
    y: LINE.y + sign * off,
  };
}

/** The ground of a location. */
export function areaOf(at: Location, near: Role): Box {
  const { x, y } = spotAt(at, near);
  const { width, height } = isReserve(at) ? RESERVE : { width: COLUMN, height: POSITION_HEIGHT };
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The part of the line that lies before a column. */
export const lineOf = (column: number): Box => ({
  x: MARGIN + column * (COLUMN + GAP),
  y: LINE.y - LINE.height / 2,
  width: COLUMN,
  height: LINE.height,
});

export const SIGNPOST = { width: 168, height: 27, pitch: 31 } as const;

/**
 * The middle of a sign of the roads that lead out behind a side, on both sides of its Reserve;
 * `slot` counts the signs there.
 */
export function signpostAt(slot: number, role: Role, near: Role, board: 'battle' | 'skirmish') {
  const isNear = role === near;
  const middle =
    board === 'battle' ? spotAt(locationOf(role, 'reserve'), near).y : restOf(isNear).y + 45;
  const row = Math.floor(slot / 2);
  const off = MARGIN + SIGNPOST.width / 2;
  return {
    x: slot % 2 === 0 ? off : BOARD.width - off,
    y: middle + (row - 1.5) * SIGNPOST.pitch,
  };
}

/** Where those wait who are not put forward in a skirmish. */
export const restOf = (isNear: boolean): Box => ({
  x: (SKIRMISH.width - RESERVE.width) / 2,
  y: isNear ? 432 : 106,
  width: RESERVE.width,
  height: 90,
});

/** Where those stand who are put forward. */
export const forwardOf = (isNear: boolean): Box => ({
  x: 196,
  y: isNear ? 322 : 208,
  width: SKIRMISH.width - 392,
  height: 98,
});

/** Where the board of a fight lies in the whole drawing; a skirmish lies where the first battle would. */
export const boardBox = (scenery: Scenery, index: number): Box => ({
  x: scenery.width + OFF_MAP + index * (BOARD.width + BETWEEN),
  y: 0,
  ...BOARD,
});

export const skirmishBox = (scenery: Scenery): Box => ({
  x: scenery.width + OFF_MAP,
  y: 0,
  ...SKIRMISH,
});

/** The ways out of a town, in the order of the map's roads: the order in which the server counts them. */
export const waysOut = (scenery: Scenery, town: TownId) =>
  scenery.roads.flatMap((road) => {
    const [one, two] = road.ends;
    const to = one === town ? two : two === town ? one : null;
    return to === null ? [] : [{ to, limit: road.battle_limit, grade: road.grade }];
  });
