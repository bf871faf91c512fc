// Which things a player touches to take a decision, and which decision he meant when he touched
// something that does not glow. No rule is in it: whether it is allowed, the server says.

import type { Action, Hex, Scenery, Side, Step, UnitView, View } from '$types/ccn';
import type { Target, Tone } from '$lib/table/kit';
import { areNeighbours, hexOf, place } from './geometry';

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
      return [entering(about as { unit?: number; leader?: number })];
    case 'enter': {
      const { piece, to } = about as { piece: { unit?: number; leader?: number }; to: Hex };
      return [entering(piece), place(to)];
    }
    default:
      return [];
  }
}

const entering = (piece: { unit?: number; leader?: number }): Target =>
  piece.unit !== undefined
    ? pieceTarget('unit', piece.unit)
    : pieceTarget('leader', piece.leader ?? 0);

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
  const card = cardOf(touched);
  if (card !== null) return { play: card } as Action;
  const at = hexOf(touched);
  if (at === null) return null;
  const from = picked[0] === undefined ? null : hexOf(picked[0]);
  switch (stepName(view.agenda.at(-1))) {
    case 'play-card':
    case 'give-orders':
      if (unitAt(view, at)) return { 'order-unit': at };
      return leaderAt(view, at) ? { 'order-leader': at } : null;
    case 'movement':
      return movement(view, from, at);
    case 'battles':
      return battle(view, scenery, from, at);
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

function battle(view: View, scenery: Scenery, from: Hex | null, at: Hex): Action | null {
  const target = unitAt(view, at);
  if (from !== null)
    return areNeighbours(from, at) ? { melee: { from, at } } : { fire: { from, at } };
  if (target === undefined) return null;
  if (sideOf(scenery, target) === view.active) return { fire: { from: at, at } };
  return null;
}
