// Which things a player touches to take a decision, and which decision he meant when he touched
// something that does not glow. No rule is in it: whether it is allowed, the server says.

import type { Action, Hex, Piece, Scenery, Side, Step, UnitView, View } from '$types/ccn';
import type { Target, Tone } from '$lib/table/kit';
import { areNeighbours, hexOf, middle, place } from './geometry';

export const cardTarget = (card: string): Target => `card:${card}`;
export const cardOf = (target: Target): string | null =>
  target.startsWith('card:') ? target.slice(5) : null;
export const pieceTarget = (kind: 'unit' | 'leader', number: number): Target =>
  `piece:${kind}:${number}`;

/** An action taken apart: its name, and what it is about. */
function parts(action: Action): [string, unknown] {
  if (typeof action === 'string') return [action, null];
  const [entry] = Object.entries(action);
  return entry ?? ['', null];
}

export function targets(action: Action): Target[] {
  const [name, about] = parts(action);
  switch (name) {
    case 'play':
    case 'keep':
      return [cardTarget(about as string)];
    case 'order-unit':
    case 'order-leader':
    case 'regain':
    case 'send-back':
    case 'place':
    case 'join':
    case 'retreat':
    case 'withdraw':
    case 'leader-retreat':
    case 'advance':
      return [place(about as Hex)];
    case 'move-unit':
    case 'move-leader': {
      const { from, to } = about as { from: Hex; to: Hex };
      return [place(from), place(to)];
    }
    case 'fire':
    case 'melee': {
      const { from, at } = about as { from: Hex; at: Hex };
      return [place(from), place(at)];
    }
    case 'leave-board':
    case 'leader-leaves-board': {
      // The hex by which it leaves may be its own: then a button says so.
      const { from, by } = about as { from: Hex; by: Hex };
      return place(from) === place(by) ? [place(from)] : [place(from), place(by)];
    }
    case 'order-entering':
      return [entering(about as Piece)];
    case 'enter': {
      const { piece, to } = about as { piece: Piece; to: Hex };
      return [entering(piece), place(to)];
    }
    default:
      return [];
  }
}

const entering = (piece: Piece): Target =>
  'unit' in piece ? pieceTarget('unit', piece.unit) : pieceTarget('leader', piece.leader);

export function tone(action: Action): Tone {
  const [name] = parts(action);
  if (name === 'fire' || name === 'melee') return 'strike';
  return [
    'move-unit',
    'move-leader',
    'enter',
    'retreat',
    'withdraw',
    'leader-retreat',
    'advance',
    'place',
  ].includes(name)
    ? 'go'
    : 'choose';
}

/** Attacks are shown with their odds before they are made; so is what answers one. */
export function isWeighty(action: Action): boolean {
  const [name] = parts(action);
  return [
    'fire',
    'melee',
    'battle-back',
    'first-strike',
    'form-square',
    'retire-and-reform',
  ].includes(name);
}

const stepName = (step: Step | undefined): string =>
  step === undefined ? '' : typeof step === 'string' ? step : (Object.keys(step)[0] ?? '');

export const sideOf = (scenery: Scenery, unit: UnitView): Side =>
  scenery.units[unit.unit]?.nation === 'french' ? 'french' : 'allied';

/** How far apart two hexes are drawn; near enough to tell which of several is nearest. */
function distance(a: Hex, b: Hex): number {
  const [from, to] = [middle(a), middle(b)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

const unitAt = (view: View, hex: Hex) =>
  view.units.find((unit) => !unit.waits && place(unit.hex) === place(hex));
const leaderAt = (view: View, hex: Hex) =>
  view.leaders.find(
    (leader) =>
      leader.hex !== null && leader.fate === 'present' && place(leader.hex) === place(hex),
  );

export function meant(
  view: View,
  scenery: Scenery,
  picked: readonly Target[],
  touched: Target,
): Action | null {
  const step = view.agenda.at(-1);
  const card = cardOf(touched);
  if (card !== null)
    return (stepName(step) === 'keep-card' ? { keep: card } : { play: card }) as Action;
  const piece = pieceOf(touched);
  if (piece !== null) return atTheEdge(view, step, piece);
  const at = hexOf(touched);
  return at === null ? null : onTheBoard(view, scenery, step, picked[0] ?? null, at);
}

/** What somebody means who touches a piece that waits to enter. */
function atTheEdge(view: View, step: Step | undefined, piece: Piece): Action | null {
  if (stepName(step) !== 'movement') return { 'order-entering': piece };
  const to = entryOf(view, piece);
  return to === null ? null : { enter: { piece, to } };
}

function onTheBoard(
  view: View,
  scenery: Scenery,
  step: Step | undefined,
  picked: Target | null,
  at: Hex,
): Action | null {
  const from = picked === null ? null : hexOf(picked);
  const piece = picked === null ? null : pieceOf(picked);
  switch (stepName(step)) {
    case 'play-card':
    case 'give-orders':
      if (unitAt(view, at)) return { 'order-unit': at };
      return leaderAt(view, at) ? { 'order-leader': at } : null;
    case 'movement':
      return piece === null ? movement(view, from, at) : { enter: { piece, to: at } };
    case 'battles':
    case 'bonus-melee':
      return battle(view, scenery, from ?? chargerOf(view, step), at);
    case 'retreat':
      return { retreat: at };
    case 'withdraw':
      return { withdraw: at };
    case 'leader-retreat':
      return { 'leader-retreat': at };
    case 'take-ground':
    case 'breakthrough':
    case 'go-on':
      return { advance: at };
    case 'join':
      return { join: at };
    case 'rally':
      return { regain: at };
    case 'short-supply':
      return { 'send-back': at };
    case 'place-unit':
      return { place: at };
    default:
      return null;
  }
}

function movement(view: View, from: Hex | null, at: Hex): Action | null {
  if (from !== null) {
    const isUnit = unitAt(view, from) !== undefined;
    return isUnit ? { 'move-unit': { from, to: at } } : { 'move-leader': { from, to: at } };
  }
  // A piece that cannot move: a step to where it stands tells why not.
  if (unitAt(view, at)) return { 'move-unit': { from: at, to: at } };
  return leaderAt(view, at) ? { 'move-leader': { from: at, to: at } } : null;
}

const attack = (from: Hex, at: Hex): Action =>
  areNeighbours(from, at) ? { melee: { from, at } } : { fire: { from, at } };

function battle(view: View, scenery: Scenery, from: Hex | null, at: Hex): Action | null {
  if (from !== null) return attack(from, at);
  const touched = unitAt(view, at);
  if (touched === undefined || sideOf(scenery, touched) !== view.active) return null;
  // A unit that cannot battle: an attack on the enemy next to it, or nearest to it, tells why not.
  const enemies = view.units
    .filter((unit) => !unit.waits && sideOf(scenery, unit) !== view.active)
    .map((unit) => unit.hex)
    .sort((one, other) => distance(at, one) - distance(at, other));
  return attack(at, enemies[0] ?? at);
}

/** The unit whose charge goes on, if one does. */
function chargerOf(view: View, step: Step | undefined): Hex | null {
  if (typeof step !== 'object' || !('bonus-melee' in step)) return null;
  const { unit } = step['bonus-melee'];
  return view.units.find((one) => one.unit === unit)?.hex ?? null;
}

const PIECE = /^piece:(unit|leader):(\d+)$/;

function pieceOf(target: Target): Piece | null {
  const [, kind, number] = PIECE.exec(target) ?? [];
  if (kind === undefined) return null;
  return kind === 'unit' ? { unit: Number(number) } : { leader: Number(number) };
}

function entryOf(view: View, piece: Piece): Hex | null {
  if ('unit' in piece) return view.units.find((one) => one.unit === piece.unit)?.hex ?? null;
  return view.leaders.find((one) => one.leader === piece.leader)?.hex ?? null;
}
