// From touches to a decision: the list of what is legal, narrowed by what was touched so far.

import type { Choice } from '$types/protocol';
import type { Kit, Situation, Target, Tone } from './kit';

/** A choice together with what has to be touched for it. */
export interface Way {
  choice: Choice;
  targets: readonly Target[];
  tone: Tone;
  weighty: boolean;
}

/** What somebody has touched on the way, and what that leaves. */
export interface Picking {
  picked: readonly Target[];
  /** The ways that are still open. */
  open: readonly Way[];
  /** What can be touched next. */
  glow: ReadonlyMap<Target, Tone>;
  /** What can be taken now by a button, without another touch. */
  ready: readonly Way[];
}

export type Touched =
  | { kind: 'picked'; picking: Picking }
  /** Exactly one decision is meant. */
  | { kind: 'take'; way: Way; picking: Picking }
  /** One of several that are told apart by buttons. */
  | { kind: 'ask'; picking: Picking }
  /** It was touched a second time: back to where one was before. */
  | { kind: 'dropped'; picking: Picking }
  | { kind: 'refused'; target: Target };

/** Where a touch could do either, the stronger mark is shown. */
const STRENGTH: Record<Tone, number> = { choose: 0, go: 1, strike: 2 };

/** The choices of a list, each with what a player touches for it. */
export const waysOf = (kit: Kit, choices: readonly Choice[], situation: Situation): Way[] =>
  choices.map((choice) => ({
    choice,
    targets: kit.targets(choice.decision, situation, choice.places),
    tone: kit.tone(choice.decision, situation),
    weighty: kit.isWeighty(choice.decision, situation),
  }));

const begins = (targets: readonly Target[], picked: readonly Target[]) =>
  picked.every((target, index) => targets[index] === target);

export function narrow(ways: readonly Way[], picked: readonly Target[] = []): Picking {
  const open = ways.filter((way) => begins(way.targets, picked));
  const glow = new Map<Target, Tone>();
  for (const way of open) {
    const next = way.targets[picked.length];
    if (next === undefined) continue;
    const isLast = way.targets.length === picked.length + 1;
    const tone: Tone = isLast ? way.tone : 'choose';
    const before = glow.get(next);
    if (before === undefined || STRENGTH[tone] > STRENGTH[before]) glow.set(next, tone);
  }
  return { picked, open, glow, ready: open.filter((way) => way.targets.length === picked.length) };
}

/** What can be touched after something that is to be chosen first: whoever can be meant in a place. */
export const soonOf = ({ open, picked }: Picking): ReadonlySet<Target> =>
  new Set(open.flatMap(({ targets }) => targets[picked.length + 1] ?? []));

/** What is touched before something else: whoever can be dragged there. */
export const leadingOf = (ways: readonly Way[]): ReadonlySet<Target> =>
  new Set(ways.flatMap(({ targets }) => targets.slice(0, -1)));

/** What follows when `target` is touched. */
export function touch(ways: readonly Way[], picking: Picking, target: Target): Touched {
  if (picking.glow.has(target)) return arrive(narrow(ways, [...picking.picked, target]));
  if (picking.picked.includes(target)) {
    const upTo = picking.picked.slice(0, picking.picked.indexOf(target));
    return { kind: 'dropped', picking: narrow(ways, upTo) };
  }
  // Another piece instead of the one that was picked.
  const afresh = narrow(ways);
  if (afresh.glow.has(target)) return arrive(narrow(ways, [target]));
  return { kind: 'refused', target };
}

function arrive(picking: Picking): Touched {
  const [only, ...others] = picking.ready;
  if (only === undefined) return { kind: 'picked', picking };
  const isAlone = others.length === 0 && picking.open.length === 1;
  return isAlone ? { kind: 'take', way: only, picking } : { kind: 'ask', picking };
}

/** The way that a touch of `target` would complete, if it is one alone. */
export function completes(picking: Picking, target: Target): Way | null {
  const length = picking.picked.length + 1;
  const ways = picking.open.filter(
    (way) => way.targets.length === length && way.targets[length - 1] === target,
  );
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

/** The last thing that is touched for a decision, with something that is so of it. */
export function lastOf<T>(way: Way, that: T | null): [Target, T][] {
  const last = way.targets.at(-1);
  return last === undefined || that === null ? [] : [[last, that]];
}

export interface Button {
  way: Way;
  /** `answer`: what the picked thing or the question leaves; `out`: the quiet way on. */
  role: 'answer' | 'out';
  isPrimary: boolean;
}

/**
 * The buttons under a question: what can be taken with what was picked, then what needs no touch at
 * all. Alone, or when nothing else can be touched any more, the way on is the first thing to do.
 */
export function buttons(ways: readonly Way[], picking: Picking): Button[] {
  const untouched = ways.filter((way) => way.targets.length === 0);
  const hasPicked = picking.picked.length > 0;
  const answers = hasPicked ? picking.ready : [];
  const isWayOn = untouched.length === 1;
  const isLast = !hasPicked && picking.glow.size === 0;
  return [
    ...answers.map((way) => button(way, 'answer', answers.length === 1)),
    ...untouched.map((way) =>
      button(way, isWayOn ? 'out' : 'answer', isWayOn && (isLast || ways.length === 1)),
    ),
  ];
}

const button = (way: Way, role: Button['role'], isPrimary: boolean): Button => ({
  way,
  role,
  isPrimary,
});
