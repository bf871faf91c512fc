// The log as it is read: turns as chapters, and in each line the names, places and dice that can be
// told apart. What dice fell comes from the events; the words only say where in the line they stand.

import type { Seat, SideCard } from '$types/engine';
import type { LogLine, Told } from '$types/protocol';
import { keptOf } from './events';
import type { Kit } from './kit';

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'name'; text: string; seat: Seat }
  | { kind: 'place'; text: string }
  | { kind: 'dice'; text: string; faces: readonly string[]; counts?: readonly boolean[] };

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
  /** Whether the speaker's own side alone heard it. */
  isApart: boolean;
  /** The heading of the part of the turn that begins with it. */
  part: string | null;
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
  /** For each die whether it counts, where that can be told. */
  counts?: readonly boolean[];
  /** The number of its line; the dice stand behind its last colon. Without it they are looked for. */
  line?: number;
  /** Another roll in the same line. */
  other?: Rolled;
}

/** The line with which a turn begins, its heading, and whose turn it is: nobody's, if all act at once. */
export interface Turned {
  line: string;
  title: string;
  seat: Seat | null;
}

/** The number of the line with which a part of a turn begins, and its heading. */
export interface Parted {
  line: number;
  title: string;
}

/** What a game knows of its own log. */
export interface Reading {
  rolls: (told: Told) => Rolled[];
  turns: (told: Told) => Turned[];
  parts?: ((told: Told) => Parted[]) | undefined;
  /** The names of sides and pieces, and whose they are; null for others that hold such a name. */
  names: ReadonlyMap<string, Seat | null>;
}

interface Page {
  lines: Line[];
  turns: Turned[];
}

/** What was told before the first turn. */
const FIRST = 'first';

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
    const { rolls, turns, parts } = kit;
    return new LogBook({ rolls, turns, parts, names: kit.names(scenery, sides) });
  }

  /** Everything that was told and was not taken back, turn by turn; `first` heads what comes before. */
  chapters(told: readonly Told[], first: string): Chapter[] {
    const chapters: { key: string; title: string; seat: Seat | null; lines: Line[] }[] = [];
    let open = { key: FIRST, title: first, seat: null as Seat | null, lines: [] as Line[] };
    for (const one of keptOf(told)) {
      const page = this.#page(one);
      for (const line of page.lines) {
        const turn = page.turns.find((turn) => turn.line === line.text);
        if (turn === undefined) open.lines.push(unheaded(line, open.lines));
        else {
          if (open.lines.length > 0 || open.key !== FIRST) chapters.push(open);
          open = { key: line.key, title: turn.title, seat: turn.seat, lines: [] };
        }
      }
    }
    if (open.lines.length > 0 || open.key !== FIRST) chapters.push(open);
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
      const [roll] = rolls.splice(at, 1) as [Rolled];
      spans = roll.line === undefined ? cut(spans, roll.text, diceOf(roll)) : split(text, roll);
      if (roll.other !== undefined) spans = cut(spans, roll.other.text, diceOf(roll.other));
    }
    // A place whose name begins with that of another is looked for before it.
    const known = [...new Set(places)].sort((a, b) => b.length - a.length);
    for (const place of known) spans = cut(spans, place, { kind: 'place', text: place });
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

  /** What sentences say first. Where several begin with the same piece, it is known who is meant, and left out. */
  headings(texts: readonly string[]): [head: string, rest: string][] {
    const doers = texts.map((text) => this.#doer(text));
    return texts.map((text, index) => {
      const [head, rest] = this.heading(text);
      const doer = doers[index] ?? '';
      const isShared = doer !== '' && doers.filter((one) => one === doer).length > 1;
      const left = isShared ? head.slice(doer.length).trimStart() : '';
      return left === '' ? [head, rest] : [left.charAt(0).toUpperCase() + left.slice(1), rest];
    });
  }

  /** The piece with which a sentence begins, and its strength if that is told; nothing if it begins otherwise. */
  #doer(text: string): string {
    const [first] = this.spans(text);
    if (first?.kind !== 'name') return '';
    const strength = /^ \(\d+\)/.exec(text.slice(first.text.length));
    return first.text + (strength?.[0] ?? '');
  }

  #page(told: Told): Page {
    let page = this.#pages.get(told);
    if (page === undefined) {
      const rolls = this.#reading.rolls(told);
      const parts = this.#reading.parts?.(told) ?? [];
      const lines = (told.log ?? []).map((line, index) => ({
        ...this.#line(told, line, index, rolls),
        part: parts.find((part) => part.line === index)?.title ?? null,
      }));
      page = { lines, turns: this.#reading.turns(told) };
      this.#pages.set(told, page);
    }
    return page;
  }

  #line(told: Told, line: LogLine, index: number, rolls: Rolled[]): Omit<Line, 'part'> {
    // A roll that says which line it is of is looked for nowhere else.
    const here = rolls.filter((roll) => roll.line === index);
    const free = rolls.some((roll) => roll.line === undefined) ? rolls : [];
    return {
      key: `${told.sequence}.${index}`,
      sequence: told.sequence,
      seat: told.seat ?? null,
      spans: this.spans(line.text, line.places, here.length > 0 ? here : free),
      text: line.text,
      rules: line.rules ?? [],
      places: line.places ?? [],
      isBeside: told.beside !== undefined || told.undone !== undefined,
      isApart: isApart(told),
    };
  }

  #named(text: string): Span[] {
    if (this.#names === null) return [{ kind: 'text', text }];
    return text
      .split(this.#names)
      .filter((part) => part !== '')
      .map((part) => {
        const seat = this.#reading.names.get(part) ?? null;
        return seat === null ? { kind: 'text', text: part } : { kind: 'name', text: part, seat };
      });
  }
}

/** A line without its heading, if the part to which it belongs has begun before it. */
function unheaded(line: Line, before: readonly Line[]): Line {
  const last = before.findLast(({ part }) => part !== null)?.part;
  return line.part !== null && line.part === last ? { ...line, part: null } : line;
}

const isApart = ({ beside }: Told): boolean =>
  typeof beside === 'object' && 'said' in beside && beside.said.to !== undefined;

const diceOf = ({ text, faces, counts }: Rolled): Span =>
  counts === undefined ? { kind: 'dice', text, faces } : { kind: 'dice', text, faces, counts };

/** A sentence whose dice stand behind its last colon. */
function split(text: string, roll: Rolled): Span[] {
  const at = text.lastIndexOf(`: ${roll.text}`) + 2;
  if (at < 2) return [{ kind: 'text', text }];
  return [
    { kind: 'text', text: text.slice(0, at) },
    diceOf(roll),
    { kind: 'text', text: text.slice(at + roll.text.length) },
  ];
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
