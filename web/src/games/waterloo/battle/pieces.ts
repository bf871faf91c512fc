// Who stands where on a board: the blocks that are seen, the backs of the others, and how they
// are drawn up in their locations. Whatever is being shown just now comes before the view.

import type { Army, BlockFacts, BlockId, Location, Mark, Marker, Role } from '$types/waterloo';
import type { GuestView, Scenery, TownId, View } from '$types/waterloo';
import type { Motion } from '$lib/table/kit';
import { hiddenIn } from '../film/hidden';
import type { Look } from '../film/looks';
import { blockTarget, placeName, placeOf } from '../places';
import { roleOf, sideOf } from '../sides';
import { areaOf, isReserve, LOCATIONS, roleAt, type Box, type Point } from './geometry';
import { pack } from './pack';

/** A block on a board, or on its way from it. */
export interface Piece {
  key: string;
  /** Who it is, as far as it is seen. */
  block: BlockId | null;
  facts: BlockFacts | null;
  army: Army;
  role: Role;
  steps: number | null;
  marks: readonly Mark[];
  place: string;
  at: Location | null;
  /** What it holds where it stands. */
  holds: Marker | null;
  /** The town that it leaves the board for, while that is shown. */
  leaves: TownId | null;
  isGone: boolean;
  isHit: boolean;
}

export interface Drawn extends Piece, Point {
  size: number;
}

/** The outline of a square around its block and its guest. */
export interface Formation extends Box {
  key: string;
  army: Army;
}

/** The line between enemies who have met in one location. */
export interface Clash extends Point {
  key: string;
  width: number;
}

export interface Drawing {
  pieces: Drawn[];
  squares: Formation[];
  clashes: Clash[];
}

const LARGEST = 58;
/** How wide things stand, in blocks: a square, and one with a guest. */
const SQUARE = 1.2;
const WITH_GUEST = 1.95;
/** How large a block is drawn inside its square. */
const INSIDE = 0.78;

const lookOf = (motion: Motion, key: string): Look => motion.looks[key] ?? {};

/** Everybody who is in the fight in a town, as it is shown now. */
export function piecesIn(scenery: Scenery, view: View, motion: Motion, town: TownId): Piece[] {
  const all = [...faces(scenery, view, motion), ...backs(scenery, view, motion)];
  return all.flatMap(({ stood, ...piece }) => {
    const goes = placeOf(scenery, piece.place)?.town ?? null;
    if (goes === town) return [{ ...piece, leaves: null }];
    // Whoever leaves is seen to go, by the sign of his road.
    const stoodHere = stood !== null && placeOf(scenery, stood)?.town === town;
    return stoodHere ? [{ ...piece, leaves: goes }] : [];
  });
}

/** A block with the place where the view has it. */
type Walker = Omit<Piece, 'leaves'> & { stood: string | null };

function faces(scenery: Scenery, view: View, motion: Motion): Walker[] {
  return view.blocks.flatMap(({ block, steps, town, at = null, marks = [] }) => {
    const key = blockTarget(block);
    const facts = scenery.blocks[block];
    const stood = town === undefined ? null : placeName(scenery, { town, at });
    const shown = motion.places[key] ?? stood;
    if (facts === undefined || shown === null) return [];
    const look = lookOf(motion, key);
    const isDown = look.face === null;
    return [
      {
        ...common(scenery, view, motion, key, facts.army, shown),
        stood,
        block: isDown ? null : block,
        facts: isDown ? null : facts,
        steps: isDown ? null : (motion.strengths[key] ?? steps),
        marks: marked(marks, look),
        isGone: motion.strengths[key] === 0,
      },
    ];
  });
}

function backs(scenery: Scenery, view: View, motion: Motion): Walker[] {
  return hiddenIn(scenery, view).map(({ key, army, place, disrupted }) => {
    const look = lookOf(motion, key);
    const face = look.face ?? null;
    const facts = face === null ? null : (scenery.blocks[face] ?? null);
    return {
      ...common(scenery, view, motion, key, army, motion.places[key] ?? place),
      stood: place,
      block: face,
      facts,
      steps: facts === null ? null : (motion.strengths[key] ?? facts.steps),
      marks: marked(disrupted ? ['disrupted'] : [], look),
      isGone: motion.strengths[key] === 0,
    };
  });
}

function common(
  scenery: Scenery,
  view: View,
  motion: Motion,
  key: string,
  army: Army,
  place: string,
) {
  return {
    key,
    army,
    role: roleOf(view, sideOf(army)),
    place,
    at: placeOf(scenery, place)?.at ?? null,
    holds: null,
    isHit: motion.hit.includes(place) || motion.hit.includes(key),
  };
}

function marked(marks: readonly Mark[], look: Look): Mark[] {
  const isNow: Partial<Record<Mark, boolean | undefined>> = {
    square: look.square,
    disrupted: look.disrupted,
  };
  const kept = marks.filter((mark) => isNow[mark] !== false);
  const added = (['square', 'disrupted'] as const).filter(
    (mark) => isNow[mark] === true && !marks.includes(mark),
  );
  return [...kept, ...added];
}

/** The marks that need a sign. Squares, those put forward and those who met the enemy are seen from how they stand. */
export const signed = ({ marks }: Piece): Mark[] =>
  marks.filter(
    (mark) =>
      mark !== 'square' &&
      mark !== 'engaged' &&
      mark !== 'picked' &&
      (mark !== 'given-away' || !marks.includes('engaged')),
  );

/** [WAT-19.1.1] The positions of a routed side in which only enemies stand. */
export const lostBy = (routed: Role | null, pieces: readonly Piece[]): Location[] =>
  LOCATIONS.filter((at) => {
    const here = pieces.filter((piece) => piece.at === at);
    return (
      routed !== null &&
      roleAt(at) === routed &&
      !isReserve(at) &&
      here.length > 0 &&
      here.every((piece) => piece.role !== routed)
    );
  });

/** Everybody in a battle, drawn up. Those who have no location yet wait behind their side. */
export function drawUp(
  pieces: readonly Piece[],
  view: View,
  town: TownId,
  near: Role,
  rears: { near: Box; far: Box; leaving: (piece: Piece) => Drawn },
): Drawing {
  const held = withHolders(pieces, view, town);
  const drawing: Drawing = { pieces: [], squares: [], clashes: [] };
  for (const at of LOCATIONS) {
    const here = held.filter((piece) => piece.at === at);
    const parts = halves(here, at, near);
    for (const { group, box } of parts) line(group, view.guests, box, drawing);
    if (parts.length > 1) drawing.clashes.push(clashIn(at, near));
  }
  for (const role of ['attacker', 'defender'] as const) {
    const waiting = held.filter(
      (piece) => piece.at === null && piece.leaves === null && piece.role === role,
    );
    line(waiting, [], role === near ? rears.near : rears.far, drawing);
  }
  for (const piece of held) if (piece.leaves !== null) drawing.pieces.push(rears.leaving(piece));
  return drawing;
}

function withHolders(pieces: readonly Piece[], view: View, town: TownId): Piece[] {
  const battle = view.battles.find((one) => one.town === town);
  const held = pieces.map((piece): Piece => ({ ...piece }));
  for (const { at, army, block } of battle?.holders ?? []) {
    const marker = battle?.markers.find((one) => one.at === at)?.marker ?? null;
    const holder = held.find(
      (piece) =>
        piece.at === at &&
        (block === undefined ? piece.block === null && piece.army === army : piece.block === block),
    );
    if (holder !== undefined) holder.holds = marker;
  }
  // Holders come first, beside what they hold.
  return held.sort((a, b) => Number(b.holds !== null) - Number(a.holds !== null));
}

/** The ground of those in a location; enemies who meet there have a half each, face to face. */
function halves(here: readonly Piece[], at: Location, near: Role) {
  const area = inside(areaOf(at, near), at, near);
  const roles = (['attacker', 'defender'] as const).filter((role) =>
    here.some((piece) => piece.role === role && !piece.isGone),
  );
  if (roles.length < 2) return [{ group: here, box: area }];
  const half = area.height / 2;
  return roles.map((role) => ({
    group: here.filter((piece) => piece.role === role),
    box: { ...area, y: role === near ? area.y + half + 3 : area.y, height: half - 3 },
  }));
}

function clashIn(at: Location, near: Role): Clash {
  const { x, y, width, height } = inside(areaOf(at, near), at, near);
  return { key: `clash:${at}`, x, y: y + height / 2, width };
}

/** The room for blocks: its name is written along the edge that is away from the enemy. */
export function inside(area: Box, at: Location, near: Role): Box {
  const isNear = roleAt(at) === near;
  const named = isReserve(at) ? 34 : 20;
  const pad = isReserve(at) ? 6 : 8;
  return {
    x: area.x + pad,
    y: area.y + (isNear ? pad : named),
    width: area.width - 2 * pad,
    height: area.height - pad - named,
  };
}

/** A block by itself, or a square with whoever shelters in it. */
interface Stand {
  host: Piece;
  guest: Piece | null;
}

function line(group: readonly Piece[], guests: readonly GuestView[], box: Box, drawing: Drawing) {
  const stands = standsOf(group, guests);
  const widths = stands.map(({ host, guest }) =>
    guest !== null ? WITH_GUEST : host.marks.includes('square') ? SQUARE : 1,
  );
  pack(widths, box, LARGEST).forEach(({ x, y, size }, index) => {
    const { host, guest } = stands[index]!;
    if (!host.marks.includes('square')) return void drawing.pieces.push({ ...host, x, y, size });
    const [wide, small] = [(widths[index] ?? 1) * size * 0.96, size * INSIDE];
    const off = guest === null ? 0 : wide / 2 - size * 0.5;
    drawing.pieces.push({ ...host, x: x - off, y, size: small });
    if (guest !== null) drawing.pieces.push({ ...guest, x: x + off, y, size: small * 0.9 });
    drawing.squares.push({
      key: `square:${host.key}`,
      army: host.army,
      x: x - wide / 2,
      y: y - size * 0.5,
      width: wide,
      height: size,
    });
  });
}

function standsOf(group: readonly Piece[], known: readonly GuestView[]): Stand[] {
  const guests = new Map<Piece, Piece>();
  for (const { host, army, block } of known) {
    const inSquare = group.find((piece) => piece.block === host);
    const guest = group.find(
      (piece) =>
        ![...guests.values()].includes(piece) &&
        piece.army === army &&
        (block === undefined ? piece.block === null : piece.block === block),
    );
    if (inSquare !== undefined && guest !== undefined) guests.set(inSquare, guest);
  }
  const sheltered = new Set(guests.values());
  return group
    .filter((piece) => !sheltered.has(piece))
    .map((host) => ({ host, guest: guests.get(host) ?? null }));
}

/** Everybody in a skirmish: those put forward in the middle, the others behind them. */
export function drawSkirmish(
  pieces: readonly Piece[],
  near: Role,
  boxes: { rest: (isNear: boolean) => Box; forward: (isNear: boolean) => Box },
): Drawn[] {
  const drawing: Drawing = { pieces: [], squares: [], clashes: [] };
  for (const role of ['attacker', 'defender'] as const) {
    const mine = pieces.filter((piece) => piece.role === role);
    const isForward = (piece: Piece) => piece.marks.includes('picked');
    line(mine.filter(isForward), [], boxes.forward(role === near), drawing);
    line(
      mine.filter((piece) => !isForward(piece)),
      [],
      boxes.rest(role === near),
      drawing,
    );
  }
  return drawing.pieces;
}
