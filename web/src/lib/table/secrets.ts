// What a game with secret orders brings besides: how they are written, line by line.

import type { Choice, HintStep } from '$types/protocol';
import type { Situation, Target } from './kit';

/** What a game brings besides whose decisions are secret orders, written line by line. */
export interface Secrets<View = unknown, Action = unknown, Scenery = unknown> {
  /** Whether nothing is half written, so that another order can be begun. */
  isBetween(orders: unknown): boolean;
  /** What is in hand: the piece that is being ordered, and whomever its order names so far. */
  held(situation: Situation<View, Scenery>): Target[];
  /** Whether an order begins with this line; those after it belong to it. */
  begins(action: Action): boolean;
  /** Whether the orders are complete with this line: they are committed with it. */
  isLast(action: Action): boolean;
  /** Whether nothing is decided by a line if it is the only one: it is written by itself. */
  isFormality(action: Action, situation: Situation<View, Scenery>): boolean;
  /** How many of those that could be given an order now have none; null where nobody would miss any. */
  missing(choices: readonly Choice[]): number | null;
  /** Whether a choice is about something that has its order already: it comes after all others. */
  isAgain(choice: Choice): boolean;
  /** The line with which another order begins, if somebody in the middle of one meant that. */
  instead(situation: Situation<View, Scenery>, touched: Target): Action | null;
  /** A line of a whole order, as short as it can be said after the others. */
  brief(line: HintStep): string;
  /** What can be said of a choice beside its target, in a few letters. */
  note(choice: Choice): string | null;
  /** The place of a piece, and which of its layers is of use for what is being written. */
  layer(situation: Situation<View, Scenery>): { place: string; layer: string } | null;
}
