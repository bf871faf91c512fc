// From touches to a decision: the list of what is legal, narrowed by what was touched so far.

import type { Choice } from '$types/protocol';
import type { Target, Tone } from './kit';

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

const begins = (targets: readonly Target[], picked: readonly Target[]) =>
  picked.every((target, index) => targets[index] === target);

export function narrow(ways: readonly Way[], picked: readonly Target[] = []): Picking {
  const open = ways.filter((way) => begins(way.targets, picked));
  const glow = new Map<Target, Tone>();
  for (const way of open) {
    const next = way.targets[picked.length];
    if (next === undefined) continue;
    // Where a touch could do either, the stronger mark is shown.
    const isLast = way.targets.length === picked.length + 1;
    const tone: Tone = isLast ? way.tone : 'choose';
    if (glow.get(next) !== 'strike') glow.set(next, tone);
  }
  return { picked, open, glow, ready: open.filter((way) => way.targets.length === picked.length) };
}

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
