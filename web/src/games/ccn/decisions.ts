// Which things a player touches to take a decision, and which decision he meant when he touched
// something that does not glow. No rule is in it: whether it is allowed, the server says.

import type { Action, Card, Hex, Piece, Scenery, Step, View } from '$types/ccn';
import type { Situation, Target, Tone } from '$lib/table/kit';
import { nameOf, type AboutOf, type NameOf } from '$lib/table/naming';
import { areNeighbours, hexOf, middle, place } from './geometry';
import { isOf, other } from './sides';

export const cardTarget = (card: string): Target => `card:${card}`;
export const cardOf = (target: Target): string | null =>
  target.startsWith('card:') ? target.slice(5) : null;
export const pieceTarget = (kind: 'unit' | 'leader', number: number): Target =>
  `piece:${kind}:${number}`;

type Abouts = Exclude<Action, string>;

const at = (hex: Hex): Target[] => [place(hex)];
const march = ({ from, to }: { from: Hex; to: Hex }): Target[] => [place(from), place(to)];
const strike = ({ from, at }: { from: Hex; at: Hex }): Target[] => [place(from), place(at)];
const onCard = (card: Card): Target[] => [cardTarget(card)];
const nowhere = (): Target[] => [];

/** The hex by which something leaves may be its own: then a button says so. */
const leave = ({ from, by }: { from: Hex; by: Hex }): Target[] =>
  place(from) === place(by) ? [place(from)] : [place(from), place(by)];

/** What is touched for each decision that is about something. */
const TOUCHED: { [Name in NameOf<Abouts>]: (about: AboutOf<Abouts, Name>) => Target[] } = {
  play: onCard,
  keep: onCard,
  'order-unit': at,
  'order-leader': at,
  'order-entering': (piece) => [entering(piece)],
  march: nowhere,
  regain: at,
  'send-back': at,
  place: at,
  'move-unit': march,
  'move-leader': march,
  enter: ({ piece, to }) => [entering(piece), place(to)],
  'leave-board': leave,
  'leader-leaves-board': leave,
  fire: strike,
  melee: strike,
  join: at,
  'ignore-flags': nowhere,
  retreat: at,
  withdraw: at,
  'leader-retreat': at,
  advance: at,
};

export function targets(action: Action): Target[] {
  if (typeof action === 'string') return [];
  // Name and content belong together, which the type of an entry does not say.
  const [[name, about]] = Object.entries(action) as [[NameOf<Abouts>, never]];
  // The decisions of a later server are buttons.
  return TOUCHED[name]?.(about) ?? [];
}

const entering = (piece: Piece): Target =>
  'unit' in piece ? pieceTarget('unit', piece.unit) : pieceTarget('leader', piece.leader);

/** What a decision does to the board; the rest only choose. */
const TONES: Partial<Record<NameOf<Action>, Tone>> = {
  fire: 'strike',
  melee: 'strike',
  'move-unit': 'go',
  'move-leader': 'go',
  enter: 'go',
  retreat: 'go',
  withdraw: 'go',
  'leader-retreat': 'go',
  advance: 'go',
  place: 'go',
};

export const tone = (action: Action): Tone => TONES[nameOf(action)] ?? 'choose';

/** Attacks are shown with their odds before they are made; so is what answers one. */
const WEIGHTY: ReadonlySet<NameOf<Action>> = new Set([
  'fire',
  'melee',
  'battle-back',
  'first-strike',
  'form-square',
  'retire-and-reform',
]);

export const isWeighty = (action: Action): boolean => WEIGHTY.has(nameOf(action));

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
  { view, scenery }: Situation<View, Scenery>,
  picked: readonly Target[],
  touched: Target,
): Action | null {
  const step = view.agenda.at(-1);
  const card = cardOf(touched);
  if (card !== null) return (step === 'keep-card' ? { keep: card } : { play: card }) as Action;
  const piece = pieceOf(touched);
  if (piece !== null) return atTheEdge(view, step, piece);
  const at = hexOf(touched);
  return at === null ? null : onTheBoard(view, scenery, step, picked[0] ?? null, at);
}

/** What somebody means who touches a piece that waits to enter. */
function atTheEdge(view: View, step: Step | undefined, piece: Piece): Action | null {
  if (step !== 'movement') return { 'order-entering': piece };
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
  switch (step && nameOf(step)) {
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
  if (touched === undefined || !isOf(scenery.units[touched.unit], view.active)) return null;
  // A unit that cannot battle: an attack on the enemy next to it, or nearest to it, tells why not.
  const enemies = view.units
    .filter((unit) => !unit.waits && isOf(scenery.units[unit.unit], other(view.active)))
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
