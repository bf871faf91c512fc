// How the blocks of a fight are drawn up: in their locations, face to face where they have met, in
// squares with whoever shelters there.

import type { GuestView, Location, Role, TownId, View } from '$types/waterloo';
import { pack } from '$lib/board/battle/pack';
import type { Tint } from '$lib/table/kit';
import { tintOf } from '../sides';
import { areaOf, isReserve, LOCATIONS, roleAt, type Box, type Point } from './geometry';
import type { Drawn, Piece } from './pieces';

/** The outline of a square around its block and its guest. */
export interface Formation extends Box {
  key: string;
  tint: Tint;
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
    const here = held.filter((piece) => piece.at === at && piece.leaves === null);
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
      tint: tintOf(host.army),
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
    const mine = pieces.filter((piece) => piece.role === role && piece.leaves === null);
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
