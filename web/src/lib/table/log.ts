// The log as it is read: turns as chapters, and in each line the names, places and dice that can be
// told apart. What dice fell comes from the events; the words only say where in the line they stand.

import type { Seat, SideCard } from '$types/engine';
import type { LogLine, Told } from '$types/protocol';
import type { Kit } from './kit';

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'name'; text: string; seat: Seat }
  | { kind: 'place'; text: string }
  | { kind: 'dice'; text: string; faces: readonly string[] };

export interface Line {
  key: string;
  sequence: number;
  seat: Seat | null;
  spans: readonly Span[];
  text: string;
  rules: readonly string[];
  places: readonly string[];
  /** Talk and offers, which the rules know nothing of. */
  isBeside: boolean;
}

export interface Chapter {
  key: string;
  title: string;
  seat: Seat | null;
  lines: readonly Line[];
}

/** A roll as the log writes it, and the faces that fell. */
export interface Rolled {
  text: string;
  faces: readonly string[];
}

/** The line with which a turn begins, its heading, and whose turn it is. */
export interface Turned {
  line: string;
  title: string;
  seat: Seat;
}

/** What a game knows of its own log. */
export interface Reading {
  rolls: (told: Told) => Rolled[];
  turns: (told: Told) => Turned[];
  /** The names of sides and pieces, and whose they are. */
  names: ReadonlyMap<string, Seat>;
}

interface Page {
  lines: Line[];
  turns: Turned[];
}

export class LogBook {
  readonly #reading: Reading;
  readonly #names: RegExp | null;
  /** What was read once is not read again. */
  readonly #pages = new WeakMap<Told, Page>();

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#names = pattern([...reading.names.keys()]);
  }

  /** The book of a battle, as its game reads it. */
  static of(kit: Kit, scenery: unknown, sides: readonly SideCard[]): LogBook {
    const { rolls, turns } = kit;
    return new LogBook({ rolls, turns, names: kit.names(scenery, sides) });
  }

  /** Everything that was told and was not taken back, turn by turn; `first` heads what comes before. */
  chapters(told: readonly Told[], first: string): Chapter[] {
    const undone = new Set(told.map((one) => one.undone).filter((one) => one !== undefined));
    const chapters: { key: string; title: string; seat: Seat | null; lines: Line[] }[] = [];
    let open = { key: 'first', title: first, seat: null as Seat | null, lines: [] as Line[] };
    for (const one of told) {
      if (undone.has(one.sequence)) continue;
      const page = this.#page(one);
      for (const line of page.lines) {
        const turn = page.turns.find((turn) => turn.line === line.text);
        if (turn === undefined) open.lines.push(line);
        else {
          if (open.lines.length > 0 || open.seat !== null) chapters.push(open);
          open = { key: line.key, title: turn.title, seat: turn.seat, lines: [] };
        }
      }
    }
    if (open.lines.length > 0 || open.seat !== null) chapters.push(open);
    return chapters;
  }

  lines(told: Told): readonly Line[] {
    return this.#page(told).lines;
  }

  /** A sentence with its names and places told apart. */
  spans(text: string, places: readonly string[] = [], rolls: Rolled[] = []): Span[] {
    let spans: Span[] = [{ kind: 'text', text }];
    const at = rolls.findIndex((roll) => text.includes(roll.text));
    if (at >= 0) {
      // Rolls come in the order of their lines: each is used once.
      const [{ text: words, faces }] = rolls.splice(at, 1) as [Rolled];
      spans = cut(spans, words, { kind: 'dice', text: words, faces });
    }
    for (const place of new Set(places)) spans = cut(spans, place, { kind: 'place', text: place });
    return spans.flatMap((span) => (span.kind === 'text' ? this.#named(span.text) : [span]));
  }

  /** A sentence in two: what it says first, and what it explains after a colon. A name may have one too. */
  heading(text: string): [head: string, rest: string] {
    let head = '';
    for (const span of this.spans(text)) {
      const at = span.kind === 'text' ? span.text.indexOf(': ') : -1;
      if (at >= 0) return [head + span.text.slice(0, at), text.slice(head.length + at + 2)];
      head += span.text;
    }
    return [head, ''];
  }

  #page(told: Told): Page {
    let page = this.#pages.get(told);
    if (page === undefined) {
      const rolls = this.#reading.rolls(told);
      const lines = (told.log ?? []).map((line, index) => this.#line(told, line, index, rolls));
      page = { lines, turns: this.#reading.turns(told) };
      this.#pages.set(told, page);
    }
    return page;
  }

  #line(told: Told, line: LogLine, index: number, rolls: Rolled[]): Line {
    return {
      key: `${told.sequence}.${index}`,
      sequence: told.sequence,
      seat: told.seat ?? null,
      spans: this.spans(line.text, line.places, rolls),
      text: line.text,
      rules: line.rules ?? [],
      places: line.places ?? [],
      isBeside: told.beside !== undefined || told.undone !== undefined,
    };
  }

  #named(text: string): Span[] {
    if (this.#names === null) return [{ kind: 'text', text }];
    return text
      .split(this.#names)
      .filter((part) => part !== '')
      .map((part) => {
        const seat = this.#reading.names.get(part);
        return seat === undefined
          ? { kind: 'text', text: part }
          : { kind: 'name', text: part, seat };
      });
  }
}

/** Puts a span wherever its words stand in what is still plain text, as a word of its own. */
function cut(spans: Span[], words: string, put: Span): Span[] {
  const whole = pattern([words]);
  if (whole === null) return spans;
  return spans.flatMap((span) =>
    span.kind !== 'text'
      ? [span]
      : span.text
          .split(whole)
          .filter((part) => part !== '')
          .map((part): Span => (part === words ? put : { kind: 'text', text: part })),
  );
}

function pattern(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const escaped = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}
