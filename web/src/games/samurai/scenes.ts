// A turn as a film. Facts come in their order; those of one step that happen to several units alike are
// seen together, and every scene has the stage of the turn that it belongs to.

import type { Draft, Moment, Scenery, View } from '$types/samurai';
import type { Told } from '$types/protocol';
import type { Scene } from '$lib/table/kit';
import { happenedIn, type Happened } from './film/facts';
import { shown } from './film/happenings';
import { Memory } from './film/memory';
import type { Shown } from './film/shown';
import { headingOf } from './film/stages';

/** So much longer a scene is looked at for each line beyond the first, and no longer than this in all. */
const EACH_LINE = 220;
const LONGEST = 4200;

/** What is seen together, with the lines that tell it. */
interface Take extends Shown {
  moment: Moment;
  lines: number[];
}

export function scenes(scenery: Scenery, before: View, told: Told): Scene[] {
  const memory = new Memory(scenery, before, told.sequence);
  const takes: Take[] = [];
  /** What has no moment of its own. */
  let waiting: Shown['change'] = {};
  for (const happened of happenedIn(told)) {
    const take = taken(happened, shown(memory, happened.fact));
    const last = takes.at(-1);
    if (take.lasts === 0) waiting = merged(waiting, take.change);
    else if (last !== undefined && isTogether(last, take)) takes.push(joined(takes.pop()!, take));
    else {
      takes.push({ ...take, change: merged(waiting, take.change) });
      waiting = {};
    }
  }
  // Before the first turn everybody hides in secret: that is no film.
  return takes.filter(({ moment }) => moment.stage !== 'set-up').map(sceneOf);
}

const taken = ({ at, line }: Happened, one: Shown): Take => ({
  ...one,
  moment: at,
  lines: line === null ? [] : [line],
});

const isTogether = (last: Take, next: Take): boolean =>
  next.together !== undefined &&
  next.together === last.together &&
  headingOf(next.moment) === headingOf(last.moment);

const joined = (last: Take, next: Take): Take => ({
  ...last,
  change: merged(last.change, next.change),
  at: [...last.at, ...next.at],
  lines: [...last.lines, ...next.lines],
});

function merged(one: Shown['change'], other: Shown['change']): Shown['change'] {
  const looks = { ...one.looks };
  for (const [piece, look] of Object.entries(other.looks ?? {}))
    looks[piece] = { ...looks[piece], ...look };
  return {
    ...one,
    ...other,
    places: { ...one.places, ...other.places },
    strengths: { ...one.strengths, ...other.strengths },
    looks,
    hit: [...(one.hit ?? []), ...(other.hit ?? [])],
    orders: both(one.orders as Draft | null, other.orders as Draft | null),
  };
}

/** Orders that are seen together. */
function both(one: Draft | null = null, other: Draft | null = null): Draft | null {
  if (one === null || other === null) return one ?? other;
  return { ...other, commands: [...one.commands, ...other.commands] };
}

function sceneOf({ change, at, lasts, lines, moment, note, rule }: Take): Scene {
  return {
    change: { ...change, at: [...new Set(at)] },
    lasts: Math.min(Math.max(LONGEST, lasts), lasts + EACH_LINE * Math.max(0, lines.length - 1)),
    chapter: headingOf(moment),
    lines,
    ...(note === undefined ? {} : { note }),
    ...(rule === undefined ? {} : { rule }),
  };
}
