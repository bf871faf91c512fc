// What a game brings to the table: a board, a hand, its tracks, and the mapping between decisions
// and the things that a player touches. It holds no rule: what can be done comes from the server.

import type { Component } from 'svelte';
import type { Seat, Viewer } from '$types/engine';
import type { SideCard } from '$types/engine';
import type { Told } from '$types/protocol';
import type { Lexicon } from '$lib/words';
import type { Lesson } from './lesson';
import type { Parted, Rolled, Turned } from './log';
import type { BoardProps, HandProps, NoticeProps, PanelProps, TracksProps } from './props';
import type { Secrets } from './secrets';

/**
 * Something on the table that can be touched: a place by its name as the server writes it (`4,6`),
 * or another thing with its kind before it (`card:forward`, `piece:unit:3`).
 */
export type Target = string;

/** What a decision is taken on: the board, what is seen of it, and the secret orders so far. */
export interface Situation<View = unknown, Scenery = unknown> {
  scenery: Scenery;
  view: View;
  /** The secret orders that are being written; null where none are. */
  orders: unknown;
}

/** What of the game is looked at, and through whose eyes, where that decides where a place lies. */
export interface Seen<View = unknown> {
  view: View;
  viewer: Viewer;
}

/** A part of the drawing that is looked at by itself: the map, or the board of one battle. */
export interface Region {
  id: string;
  title: string;
  /** How things stand there, in a few words: the round, who is to act. */
  text?: string;
  /** Where it lies in the drawing. */
  box: { x: number; y: number; width: number; height: number };
  /** The scale at which a finger can hit what is touched there, where that is smaller than a place. */
  least?: number;
}

/** What a touch would lead to; each has a colour and a mark of its own. */
export type Tone = 'choose' | 'go' | 'strike';

/** Places that are shown on demand: a reach, a range, what is in sight. */
export interface ShownLayer {
  id: string;
  text: string;
  places: { place: string; text?: string }[];
}

/** How the table stands as the player looks at it, beyond what is on it. */
export interface Marks {
  /** What can be touched now. */
  glow: ReadonlyMap<Target, Tone>;
  /** What can be touched after something that glows: whoever can be meant in a place. */
  soon?: ReadonlySet<Target>;
  /** What is touched before something else, so that a touch of it decides nothing yet. */
  leading?: ReadonlySet<Target>;
  /** What was touched so far on the way to a decision. */
  picked: readonly Target[];
  /** The decision that waits to be confirmed. */
  armed: readonly Target[];
  /** Places shown on demand. */
  layers: readonly ShownLayer[];
  /** Places that somebody points at, in the log or in a text. */
  pointed: readonly string[];
  /** Where something happened last. */
  recent: readonly string[];
  /** The place of the keyboard's cursor. */
  cursor: string | null;
  /** Those who do the same as the one in hand. */
  company?: readonly Target[];
  /** What stands beside something that can be touched, in a few letters: what a step there costs. */
  notes?: ReadonlyMap<Target, string>;
}

/** Nothing can be touched and nothing is marked: a picture, a replay. */
export const QUIET: Marks = {
  glow: new Map(),
  picked: [],
  armed: [],
  layers: [],
  pointed: [],
  recent: [],
  cursor: null,
};

/** Dice on the board, for a moment. */
export interface RollShown {
  /** Changes with every roll, so that each is thrown anew. */
  key: number;
  place: string;
  from: string | null;
  side: string;
  faces: readonly string[];
  /** What came of it, for each die: whether it counts; empty where it cannot be told. */
  counts: readonly boolean[];
  /** What came of it in numbers, where the dice do not show it. */
  text?: string;
}

/** What differs from the view while something is being shown: pieces on their way, blocks that fell. */
export interface Motion {
  /** Where a piece is drawn instead. */
  places: Readonly<Record<string, string>>;
  /** With what strength it is drawn instead; 0 when it is gone. */
  strengths: Readonly<Record<string, number>>;
  /** What else of it is drawn otherwise, as its game has it: where it faces, what it bears. */
  looks: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  roll: RollShown | null;
  /** Places that were hit just now. */
  hit: readonly string[];
  /** An attack under way: from where to where. */
  aim: { from: string; to: string } | null;
  /** Something that everybody is to see for a moment, such as the card that was played. */
  card: { id: string; side: string } | null;
  /** Where it happens, if that is said: what is looked at on a board of which only a part is seen. */
  at: readonly string[];
  /** The orders that are open before everybody just now, as the game writes secret ones; else null. */
  orders: unknown;
}

export const STILL: Motion = {
  places: {},
  strengths: {},
  looks: {},
  roll: null,
  hit: [],
  aim: null,
  card: null,
  at: [],
  orders: null,
};

/** One moment of what is shown: what changes, and how long it is looked at (in ms at the usual speed). */
export interface Scene {
  change: Partial<Omit<Motion, 'places' | 'strengths' | 'looks'>> & {
    places?: Record<string, string>;
    strengths?: Record<string, number>;
    looks?: Record<string, Record<string, unknown>>;
  };
  lasts: number;
  /** The part that it belongs to, in words. What has parts is a film: it can be stopped and gone through. */
  chapter?: string;
  /** The lines of the log that say what happens, by their numbers in what was told. */
  lines?: readonly number[];
  /** What explains it, in a sentence, and the rule that it follows. */
  note?: string;
  rule?: string;
}

/** A part of the side panel that only this game has: beside the log, by a tab of its own. */
export interface Panel<View = unknown, Scenery = unknown> {
  id: string;
  /** The name of its title among the game's own words. */
  title: string;
  Part: Component<PanelProps<View, Scenery>>;
}

/** The colours of sides. */
export type Tint = 'one' | 'two' | 'three';

/** Where a cursor can be sent, as it is seen. */
export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Loss {
  side: string;
  /** What was lost, in words: "3 units, 1 leader, 11 blocks". */
  text: string;
}

/** A part of the table cloth, by the name of its heading: what a game is drawn with, side by side. */
export type DesignPart = readonly [name: string, Part: Component];

/** Who plays in a seat: a side, or one of its commanders. */
export interface Seated extends SideCard {
  /** The number of the side among those that play as usual. */
  side: number;
}

/** How many can play, where options of the rules decide it. */
export interface Players {
  /**
   * The options. Each of their values has a line among the game's words, `players-on`, with a text; a
   * legend of its own is `players-` and the name of the option.
   */
  options: readonly string[];
  /** Who plays in each seat with what was chosen, those of one side by rank. */
  sides(usual: readonly SideCard[], chosen: Readonly<Record<string, string>>): readonly Seated[];
}

/** Everything that a game brings. */
export interface Kit<View = unknown, Action = unknown, Scenery = unknown> {
  id: string;
  /** Its own words, the same that the rules speak with. */
  words: Lexicon;
  Board: Component<BoardProps<View, Scenery>>;
  Hand: Component<HandProps<View, Scenery>> | null;
  Tracks: Component<TracksProps<View, Scenery>>;
  Die: Component<{ face: string; size?: number; counts?: boolean }>;
  /** Everything of it side by side, for whoever draws; fetched only there. */
  design(): Promise<readonly DesignPart[]>;

  /** The board's size, and the middle of a place as it is seen, in the units of the drawing. */
  size(scenery: Scenery): { width: number; height: number };
  centre(
    scenery: Scenery,
    place: string,
    turned: boolean,
    seen?: Seen<View>,
  ): { x: number; y: number } | null;
  /** The next place from one in a direction as it is seen; null at the edge. */
  next(
    scenery: Scenery,
    place: string,
    way: Direction,
    turned: boolean,
    seen?: Seen<View>,
  ): string | null;
  /** All places, in reading order. */
  places(scenery: Scenery, seen?: Seen<View>): string[];
  /** The parts of the drawing that are looked at one by one, where there are several; the whole is the first. */
  regions?(scenery: Scenery, seen: Seen<View>): readonly Region[];
  /** The part in which the open question is decided. */
  region?(scenery: Scenery, seen: Seen<View>): string;
  /** The part in which a place lies; null if it is none. */
  regionOf?(scenery: Scenery, place: string): string | null;
  /** Where the pieces of whoever looks stand. */
  own(scenery: Scenery, view: View, viewer: Viewer): string[];
  /** What a screen reader says of a place. */
  label(scenery: Scenery, view: View, place: string): string;
  /** The number of the turn in which something was seen; null before the first. */
  turn(view: View): number | null;
  /** The colour of a seat's side, in whichever form the theme has it. */
  tint(seat: Seat): Tint;
  /** How many can play, where that can be chosen. */
  players?: Players;
  /**
   * The options of the rules for which the form of a new table asks by themselves. Each has a legend
   * among the game's words, `asked-` and its name, and each value a line with a text.
   */
  asked?: readonly string[];
  /** The seats that fight on the same side as one, where more than two play. */
  allies?(seat: Seat): readonly Seat[];
  /** Whose seats are whose, where that differs from table to table. */
  seated?(scenery: Scenery): { tint(seat: Seat): Tint; allies(seat: Seat): readonly Seat[] };
  /** Whether the board is seen from its other edge by this viewer. */
  turned(scenery: Scenery, viewer: Viewer): boolean;

  /**
   * What has to be touched to take a decision, in order; nothing if it is only a button. `places` are
   * those that its sentence names.
   */
  targets(
    action: Action,
    situation: Situation<View, Scenery>,
    places?: readonly string[],
  ): Target[];
  tone(action: Action, situation: Situation<View, Scenery>): Tone;
  /** Whether its odds are shown and it is asked for again before it is taken. */
  isWeighty(action: Action, situation: Situation<View, Scenery>): boolean;
  /**
   * The decision that somebody meant who touched a thing that does not glow, so that he can be told
   * why not; null if nothing can be meant.
   */
  meant(
    situation: Situation<View, Scenery>,
    picked: readonly Target[],
    touched: Target,
  ): Action | null;

  /**
   * What somebody means who took a piece in hand with the last decision and touches something that does
   * not glow, or nothing: the piece is put back, and these are touched. Null if he means nothing else.
   */
  instead?(situation: Situation<View, Scenery>, touched: Target | null): Target[] | null;

  /**
   * What another of the company decides to do the same as was decided just now, in the situation in which
   * that was decided; nothing if it cannot be shared, or for whom it was decided.
   */
  alike?(action: Action, situation: Situation<View, Scenery>, member: Target): Action[];

  /**
   * What is asked in between, while a company does the same as was decided: the answer that was given for
   * the first, `ask` if none was, and null if nothing is.
   */
  between?(action: Action, situation: Situation<View, Scenery>): Action | 'ask' | null;

  /** What it takes to write secret orders; only where there are any. */
  secrets?: Secrets<View, Action, Scenery>;

  /** The dice of something that was told, roll by roll, in the order of its log lines. */
  rolls(told: Told): Rolled[];
  /** The lines of the log with which a turn begins. */
  turns(told: Told): Turned[];
  /** The parts of a turn, by the lines of the log with which they begin, where it is read in parts. */
  parts?(told: Told): Parted[];
  /**
   * The names of sides and pieces that the log speaks of, and whose they are. Names of something else
   * that hold one of these are nobody's.
   */
  names(scenery: Scenery, sides: readonly SideCard[]): ReadonlyMap<string, Seat | null>;

  /** Secret orders that were opened, a line for each, where the game has any. */
  spelled?(scenery: Scenery, draft: unknown): string[];
  /** When they were opened, in a word or two: the turn. `number` counts the openings before. */
  opening?(scenery: Scenery, number: number): string;

  /** What is to be seen of something that was told, from the view before it. */
  scenes(scenery: Scenery, before: View, told: Told): Scene[];
  /** When a battle is fought, how large it is and the like, each in a few words, for whoever chooses one. */
  facts(scenery: Scenery): string[];
  /** What each side has lost, for the end. */
  losses(scenery: Scenery, view: View): Loss[];

  /** Parts of the side panel that only this game has. */
  panels?: readonly Panel<View, Scenery>[];
  /** What is laid over the board for a while. */
  Notice?: Component<NoticeProps<View, Scenery>>;

  /** Its guided battles, in the order in which they are best played. */
  lessons?: readonly Lesson<View, Scenery>[];
}

/** A kit at a table: it knows whose seats are whose. */
export const atTable = (kit: Kit, scenery: unknown): Kit => ({ ...kit, ...kit.seated?.(scenery) });
