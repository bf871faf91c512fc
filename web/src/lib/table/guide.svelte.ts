// The guide of a guided battle: which of its texts is for now, and what of it has been read. What was
// read is kept for each table, so that whoever comes back finds the guide where he left it.

import type { Bytes } from '$types/engine';
import type { Choice } from '$types/protocol';
import { drop, keep, recall } from '$lib/kept';
import type { Desk } from './desk.svelte';
import type { Target } from './kit';
import { keyOf, mistakeAt, stepAt, type Lesson, type Moment, type Phase } from './lesson';

interface Kept {
  read: string[];
  isLeft: boolean;
}

const NEW: Kept = { read: [], isLeft: false };
/** Of so many tables it is remembered. */
const MOST = 40;

/** As much of a desk as a guide looks at. */
export type Watched = Pick<
  Desk,
  'session' | 'kit' | 'scenery' | 'presenter' | 'viewer' | 'concern' | 'replay'
>;

export class Guide {
  readonly #desk: Watched;
  readonly #table: Bytes;
  #kept = $state.raw<Kept>(NEW);
  readonly #read = $derived(new Set(this.#kept.read));

  /** The lesson of this table, for one person against the computer. */
  readonly lesson = $derived.by((): Lesson | null => {
    const { session, kit } = this.#desk;
    const seats = session.card?.seats ?? [];
    const people = seats.filter(({ occupant }) => occupant === 'person');
    const [person] = people;
    if (people.length !== 1 || person?.mine !== true) return null;
    const isIt = ({ scenario, seat }: Lesson) =>
      scenario === session.card?.scenario && seat === person.seat;
    return kit.lessons?.find(isIt) ?? null;
  });
  readonly isOn = $derived.by(
    () => this.lesson !== null && !this.#kept.isLeft && this.#desk.replay === null,
  );
  readonly #phase = $derived.by((): Phase => {
    if (!this.#desk.presenter.isUpToDate) return 'showing';
    const { concern } = this.#desk;
    return concern === 'me' ? 'deciding' : concern === 'over' ? 'over' : 'waiting';
  });
  readonly #moment = $derived.by((): Moment | null => {
    const { presenter, scenery, viewer } = this.#desk;
    const { shown, told, film, frame } = presenter;
    if (!this.isOn || shown === null || typeof viewer !== 'number') return null;
    const isAsked = this.#phase === 'deciding';
    return {
      scenery,
      view: shown.view,
      orders: isAsked ? (shown.draft?.orders ?? null) : null,
      seat: viewer,
      phase: this.#phase,
      told,
      chapter: film?.chapters[frame?.chapter ?? 0] ?? null,
      choices: isAsked ? (shown.decisions as Choice[]) : [],
    };
  });
  readonly #step = $derived.by(() =>
    this.lesson === null || this.#moment === null
      ? null
      : stepAt(this.lesson, this.#moment, this.#read),
  );
  readonly #mistake = $derived.by(() =>
    this.lesson === null || this.#moment === null
      ? null
      : mistakeAt(this.lesson, this.#moment, this.#read),
  );
  /** A mistake is said before anything else. */
  readonly passage = $derived.by(() => this.#mistake ?? this.#step);
  readonly isMistake = $derived.by(() => this.#mistake !== null);
  /** Whether the step is something to do, which need not be gone on from by a button. */
  readonly isToDo = $derived.by(() => !this.isMistake && this.#step?.done !== undefined);
  readonly text = $derived.by(() => {
    if (this.passage === null || this.#moment === null) return '';
    return this.#desk.kit.words.say(this.passage.id, this.passage.blanks?.(this.#moment));
  });
  readonly points: readonly Target[] = $derived.by(() =>
    this.passage === null || this.#moment === null
      ? []
      : (this.passage.points?.(this.#moment) ?? []),
  );
  readonly isOver = $derived.by(() => this.#phase === 'over');
  /** The lesson after this one, in the order of the game. */
  readonly next = $derived.by((): Lesson | null => {
    const all = this.#desk.kit.lessons ?? [];
    return this.lesson === null ? null : (all[all.indexOf(this.lesson) + 1] ?? null);
  });

  constructor(desk: Watched) {
    this.#desk = desk;
    this.#table = desk.session.table;
    this.#kept = recall<Kept>(nameOf(this.#table)) ?? NEW;
  }

  /** What is said now has been read. */
  goOn() {
    if (this.passage === null) return;
    this.#keep({ ...this.#kept, read: [...this.#kept.read, keyOf(this.passage)] });
  }

  /** Whoever wants no guide has none at this table any more. */
  leave() {
    this.#keep({ ...this.#kept, isLeft: true });
  }

  #keep(kept: Kept) {
    this.#kept = kept;
    const tables = (recall<Bytes[]>('guides') ?? []).filter((table) => table !== this.#table);
    const all = [...tables, this.#table];
    for (const old of all.slice(0, -MOST)) drop(nameOf(old));
    keep('guides', all.slice(-MOST));
    keep(nameOf(this.#table), kept);
  }
}

const nameOf = (table: Bytes) => `guide.${table}`;
