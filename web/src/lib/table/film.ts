// What happened as a film: frame after frame, each with everything that moved before it, so that the
// frame before is only one step away.

import type { Told } from '$types/protocol';
import { STILL, type Motion, type Scene } from './kit';

/** A line of the log, by what was told and its number in it. */
export interface Said {
  told: Told;
  line: number;
}

export interface Frame {
  /** All that differs from the view before. */
  motion: Motion;
  /** The number of its chapter. */
  chapter: number;
  /** What happens in it, in the words of the log. */
  said: readonly Said[];
  note: string | null;
  rule: string | null;
  /** How long it is looked at, in milliseconds at the usual speed. */
  lasts: number;
}

export interface Film {
  /** The parts of it, in words; what has none is over in a moment, and nobody stops it. */
  chapters: readonly string[];
  frames: readonly Frame[];
}

export const NO_FILM: Film = { chapters: [], frames: [] };

/** What was told, one thing after the other, each with its scenes. */
export function filmOf(news: readonly (readonly [Told, readonly Scene[]])[]): Film {
  const chapters: string[] = [];
  const frames: Frame[] = [];
  let motion = STILL;
  for (const [told, scenes] of news) {
    for (const scene of scenes) {
      motion = merge(motion, scene);
      if (scene.chapter !== undefined && scene.chapter !== chapters.at(-1))
        chapters.push(scene.chapter);
      frames.push({
        motion,
        chapter: Math.max(0, chapters.length - 1),
        said: (scene.lines ?? []).map((line) => ({ told, line })),
        note: scene.note ?? null,
        rule: scene.rule ?? null,
        lasts: scene.lasts,
      });
    }
  }
  return { chapters, frames };
}

/** Whether it can be stopped and gone through. */
export const isInChapters = ({ chapters }: Film): boolean => chapters.length > 0;

/** The first frame of a chapter. */
export const startOf = ({ frames }: Film, chapter: number): number =>
  frames.findIndex((frame) => frame.chapter === chapter);

/** The frame where the next chapter begins; null in the last one. */
export function nextStart(film: Film, at: number): number | null {
  const start = startOf(film, (film.frames[at]?.chapter ?? 0) + 1);
  return start < 0 ? null : start;
}

/** The frame where this chapter begins, or the one before if it has just begun. */
export function previousStart(film: Film, at: number): number {
  const chapter = film.frames[at]?.chapter ?? 0;
  const start = startOf(film, chapter);
  return start < at ? start : Math.max(0, startOf(film, Math.max(0, chapter - 1)));
}

function merge(motion: Motion, { change }: Scene): Motion {
  return {
    ...motion,
    ...change,
    places: { ...motion.places, ...change.places },
    strengths: { ...motion.strengths, ...change.strengths },
    looks: together(motion.looks, change.looks),
  };
}

/** What each piece looks like, what it looked like before included. */
function together(before: Motion['looks'], change: Scene['change']['looks'] = {}): Motion['looks'] {
  const looks = { ...before };
  for (const [piece, look] of Object.entries(change)) looks[piece] = { ...looks[piece], ...look };
  return looks;
}
