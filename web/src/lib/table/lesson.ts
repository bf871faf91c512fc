// A guided battle: short texts, each for its moment. Which one is said follows from what the table
// shows, never from a script, so that the guide stays true whatever luck or the player does.

import type { Seat } from '$types/engine';
import type { Choice, Told } from '$types/protocol';
import type { Blanks } from '$lib/words';
import type { Situation, Target } from './kit';

/**
 * What the table is about: this seat decides, what happened is being shown, somebody else is waited
 * for, or it is over.
 */
export type Phase = 'deciding' | 'showing' | 'waiting' | 'over';

/** Everything that a guide looks at. */
export interface Moment<View = unknown, Scenery = unknown> extends Situation<View, Scenery> {
  seat: Seat;
  phase: Phase;
  /** What was told up to what is shown. */
  told: readonly Told[];
  /** The heading of what is being shown; null while nothing is. */
  chapter: string | null;
  /** What can be decided now. */
  choices: readonly Choice[];
}

/** A short text for a moment. */
export interface Passage<View = unknown, Scenery = unknown> {
  /** The name of its text among the words of the game. */
  id: string;
  /** By what it is remembered that it was read, if it is said more than once; a lesson has each once. */
  key?: string;
  /** The rule that it speaks of. */
  rule?: string;
  when(moment: Moment<View, Scenery>): boolean;
  blanks?(moment: Moment<View, Scenery>): Blanks;
  /** What it points at. */
  points?(moment: Moment<View, Scenery>): Target[];
}

/** Something to read or to do; whatever cannot be done is only read, and gone on from. */
export interface Step<View = unknown, Scenery = unknown> extends Passage<View, Scenery> {
  done?(moment: Moment<View, Scenery>): boolean;
}

/** A guided battle. */
export interface Lesson<View = unknown, Scenery = unknown> {
  /** The scenario that it belongs to. */
  scenario: string;
  /** The seat of whoever learns. */
  seat: Seat;
  /** One sentence on what it teaches, by its name among the words of the game. */
  about: string;
  /** In the order in which they are said, as far as their moments come at the same time. */
  steps: readonly Step<View, Scenery>[];
  /** What is not the best now, and why. */
  mistakes: readonly Passage<View, Scenery>[];
}

/** What has been read already, by its keys. */
export type Read = ReadonlySet<string>;

export const keyOf = ({ id, key }: Passage): string => key ?? id;

/** The step that is to be said now; null if there is nothing to say. */
export const stepAt = (lesson: Lesson, moment: Moment, read: Read): Step | null =>
  lesson.steps.find(
    (step) => !read.has(keyOf(step)) && step.when(moment) && step.done?.(moment) !== true,
  ) ?? null;

/** What the player is about to do wrong, if it was not explained before. */
export const mistakeAt = (lesson: Lesson, moment: Moment, read: Read): Passage | null =>
  lesson.mistakes.find((mistake) => !read.has(keyOf(mistake)) && mistake.when(moment)) ?? null;
