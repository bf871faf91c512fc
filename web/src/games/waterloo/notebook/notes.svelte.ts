// A player's own notes: where he guesses a block to be, and what he thinks of a stack. The page
// keeps them, for each table and each seat by itself; no server ever hears of them.

import { SvelteMap } from 'svelte/reactivity';
import type { Army, BlockId, TownId } from '$types/waterloo';
import type { Viewer } from '$types/engine';
import { drop, keep, recall } from '$lib/kept';
import { ARMIES } from '../sides';

/** The signs that can be pencilled beside a stack. */
export const PINS = ['danger', 'doubt', 'sure'] as const;
export type Pin = (typeof PINS)[number];

/** What was noted of the blocks of an army in a town. */
export interface Mark {
  town: TownId;
  army: Army;
  text: string;
  pin: Pin | null;
}

/** How long a note can be, how many are kept of one table, and of how many tables. */
export const LONGEST = 120;
const MOST = 200;
const TABLES = 40;

/** What is written into the browser; another version is not read. */
const VERSION = 1;
interface Page {
  version: typeof VERSION;
  guesses: [BlockId, TownId][];
  marks: Mark[];
  hidden: boolean;
}

const markKey = (town: TownId, army: Army) => `${town} ${army}`;

export class Notes {
  readonly #name: string;
  readonly #guesses = new SvelteMap<BlockId, TownId>();
  readonly #marks = new SvelteMap<string, Mark>();
  #isShown = $state(true);

  constructor(name: string) {
    this.#name = name;
    const page = read(recall<unknown>(name));
    for (const [block, town] of page.guesses) this.#guesses.set(block, town);
    for (const mark of page.marks) this.#marks.set(markKey(mark.town, mark.army), mark);
    this.#isShown = !page.hidden;
  }

  /** Where blocks are thought to be. */
  get guesses(): ReadonlyMap<BlockId, TownId> {
    return this.#guesses;
  }

  get marks(): readonly Mark[] {
    return [...this.#marks.values()];
  }

  /** Whether the map shows all this. */
  get isShown(): boolean {
    return this.#isShown;
  }

  set isShown(isShown: boolean) {
    this.#isShown = isShown;
    this.#write();
  }

  get isEmpty(): boolean {
    return this.#guesses.size === 0 && this.#marks.size === 0;
  }

  mark(town: TownId, army: Army): Mark {
    return this.#marks.get(markKey(town, army)) ?? { town, army, text: '', pin: null };
  }

  guess(block: BlockId, town: TownId | null) {
    if (town === null) this.#guesses.delete(block);
    else if (this.#guesses.has(block) || this.#guesses.size < MOST) this.#guesses.set(block, town);
    this.#write();
  }

  /** Notes something of a stack; whatever is left without a word and without a sign is forgotten. */
  note(town: TownId, army: Army, change: Partial<Pick<Mark, 'text' | 'pin'>>) {
    const key = markKey(town, army);
    const mark = { ...this.mark(town, army), ...change };
    mark.text = mark.text.slice(0, LONGEST);
    if (mark.text.trim() === '' && mark.pin === null) this.#marks.delete(key);
    else if (this.#marks.has(key) || this.#marks.size < MOST) this.#marks.set(key, mark);
    this.#write();
  }

  #write() {
    if (this.isEmpty && this.isShown) return forget(this.#name);
    const page: Page = {
      version: VERSION,
      guesses: [...this.#guesses],
      marks: this.marks.slice(),
      hidden: !this.#isShown,
    };
    keep(this.#name, page);
    list(this.#name);
  }
}

const LIST = 'waterloo.notes';

const isOurs = (name: unknown): name is string =>
  typeof name === 'string' && name.startsWith(`${LIST}.`);

function names(): string[] {
  const kept = recall<unknown>(LIST);
  return Array.isArray(kept) ? kept.filter(isOurs) : [];
}

/** Puts a table at the end of the list of those that have notes, and gives up the oldest. */
function list(name: string) {
  const all = [...names().filter((one) => one !== name), name];
  for (const old of all.slice(0, -TABLES)) drop(old);
  keep(LIST, all.slice(-TABLES));
}

function forget(name: string) {
  drop(name);
  const all = names();
  if (all.includes(name))
    keep(
      LIST,
      all.filter((one) => one !== name),
    );
}

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000;

/** Whatever can be read of what was kept; a page that somebody spoilt is an empty one. */
function read(kept: unknown): Omit<Page, 'version'> {
  const page = (kept ?? {}) as Partial<Record<keyof Page, unknown>>;
  if (page.version !== VERSION) return { guesses: [], marks: [], hidden: false };
  const guesses = Array.isArray(page.guesses) ? page.guesses.filter(isGuess) : [];
  const marks = Array.isArray(page.marks) ? page.marks.filter(isMark).map(bounded) : [];
  return {
    guesses: guesses.slice(0, MOST),
    marks: marks.slice(0, MOST),
    hidden: page.hidden === true,
  };
}

const isGuess = (value: unknown): value is [BlockId, TownId] =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);

function isMark(value: unknown): value is Mark {
  const mark = (value ?? {}) as Partial<Record<keyof Mark, unknown>>;
  const hasPin = mark.pin === null || PINS.includes(mark.pin as Pin);
  const isOfArmy = ARMIES.includes(mark.army as Army);
  return isNumber(mark.town) && isOfArmy && typeof mark.text === 'string' && hasPin;
}

const bounded = ({ town, army, text, pin }: Mark): Mark => ({
  town,
  army,
  text: text.slice(0, LONGEST),
  pin,
});

const opened = new Map<string, Notes>();

/** The notes of one seat at one table: the same for whoever writes in them and for whoever draws them. */
export function notesOf(table: string, viewer: Viewer): Notes {
  const name = `waterloo.notes.${table}.${viewer}`;
  const notes = opened.get(name) ?? new Notes(name);
  opened.set(name, notes);
  return notes;
}
