// What is to be seen of one fact, before facts of the same moment are put together into scenes.

import type { Scene } from '$lib/table/kit';

export interface Shown {
  change: Scene['change'];
  /** Where one looks. */
  at: readonly string[];
  /** In milliseconds at the usual speed; 0 if it has no moment of its own and goes with what comes next. */
  lasts: number;
  /** Facts of one moment that come one after the other and have the same word here are seen together. */
  together?: string;
  note?: string;
  rule?: string;
}

/** How long each is looked at: longer than where there is no film, for each has its sentence to be read. */
export const LASTS = {
  orders: 1900,
  turn: 500,
  move: 850,
  stop: 900,
  meet: 900,
  roll: 1700,
  test: 1500,
  loss: 1000,
  state: 900,
  appear: 1200,
  fall: 1000,
  end: 1800,
};

/** What nobody sees by itself. */
export const UNSEEN: Shown = { change: {}, at: [], lasts: 0 };

/** What was shown for a moment is gone. */
export const QUIET: Scene['change'] = { aim: null, roll: null, hit: [], card: null, orders: null };
