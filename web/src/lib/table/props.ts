// What the parts of a table that a game draws are given, and what they report.

import type { SideCard, Viewer, Surmise } from '$types/engine';
import type { Choice, Draft, SharedDraft, Told } from '$types/protocol';
import type { Marks, Motion, Target } from './kit';

export interface BoardProps<View = unknown, Scenery = unknown> {
  scenery: Scenery;
  view: View;
  motion: Motion;
  marks: Marks;
  /** The seat through whose eyes it is seen, if any: its side sits at the bottom where that can be. */
  viewer: Viewer;
  /** Whether the board is turned round, so that the other edge is near. */
  turned: boolean;
  /** The secret orders that whoever looks is writing; null where none are written. */
  orders?: unknown;
  /** Without these it is a drawing: its places are no buttons, and nothing of it has the focus. */
  ontouch?: (target: Target) => void;
  onpoint?: (place: string | null) => void;
  /** A thing was dragged: touched in this order, with whatever the server says in between. */
  oncarry?: (targets: readonly Target[]) => void;
  /** The table under whose name the page keeps what a player notes; none for a picture or a record. */
  table?: string;
  /** Everything that was told up to what is shown; none for a picture. */
  told?: readonly Told[];
}

export interface HandProps<View = unknown, Scenery = unknown> {
  scenery: Scenery;
  view: View;
  viewer: Viewer;
  marks: Marks;
  ontouch: (target: Target) => void;
  /** The secret orders that are being written, and what can be written next. */
  writing?: Writing;
  /** Those of one's allies, where they may be read. */
  shared?: readonly SharedDraft[];
  oncarry?: (targets: readonly Target[]) => void;
  /** Takes decisions one after the other, as long as each is on offer when its turn comes. */
  decide?: (decisions: readonly unknown[]) => void;
  /** Those who are to do the same as the one in hand. */
  company?: Company;
  /** Points at places on the board, or at none. */
  onpoint?: (places: readonly string[]) => void;
}

/** Pieces that do alike: what is decided for the first of them is decided for the others after it. */
export interface Company {
  members: readonly Target[];
  /** Adds one, or leaves it out again. */
  toggle: (member: Target) => void;
  set: (members: readonly Target[]) => void;
}

/** Secret orders on the desk of whoever writes them. */
export interface Writing {
  draft: Draft;
  choices: readonly Choice[];
  /** Whether a line can be written now. */
  isOpen: boolean;
  /** Writes lines, one after the other. */
  write: (...lines: unknown[]) => void;
  /** Leaves what is half written, and writes these lines instead. */
  anew: (...lines: unknown[]) => void;
  /** Takes the last line back. */
  back: () => void;
  /** The pointer or the focus rests on a thing, or on nothing: its numbers are shown. */
  rest: (target: Target | null) => void;
  /** Why something cannot be written, with the rule that forbids it; null if it can be. */
  why: (decision: unknown) => Promise<{ text: string; rule: string | null } | null>;
}

export interface TracksProps<View = unknown, Scenery = unknown> {
  scenery: Scenery;
  view: View;
  viewer: Viewer;
  sides: readonly SideCard[];
  /** Who leads each side, in words; left out where it does not matter any more. */
  players?: readonly string[];
  ontouch: (target: Target) => void;
}

export interface PanelProps<View = unknown, Scenery = unknown> {
  scenery: Scenery;
  view: View;
  viewer: Viewer;
  sides: readonly SideCard[];
  /** Everything that was told up to what is shown. */
  told: readonly Told[];
  /** The table under whose name the page keeps what a player notes; none for a record. */
  table?: string;
  /** What the seat can tell of what is hidden; null where nobody asks, or before it has come. */
  surmises: readonly Surmise[] | null;
  /** Shows a place, and points at places. */
  onplace: (place: string) => void;
  onpoint: (places: readonly string[]) => void;
}

/** Something that is laid over the board for a while, by its own judgement: how a fight ended. */
export interface NoticeProps<View = unknown, Scenery = unknown> {
  scenery: Scenery;
  view: View;
  viewer: Viewer;
  sides: readonly SideCard[];
  told: readonly Told[];
  onplace: (place: string) => void;
}

export interface MiniatureProps<View = unknown, Scenery = unknown> {
  scenery: Scenery;
  opening: View;
  label: string;
}
