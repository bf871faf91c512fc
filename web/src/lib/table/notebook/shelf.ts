// Where a game keeps the notes of its tables: in the browser, those of the last tables only.

import type { Viewer } from '$types/engine';
import { drop, keep, recall } from '$lib/kept';
import { Notes } from './notes.svelte';
import { readPage, VERSION, type OldReader, type Page } from './page';

/** Of how many tables notes are kept. */
const TABLES = 40;

export class Shelf {
  /** The name of the list of those that have notes. */
  readonly #list: string;
  /** Those of whom something can be noted. */
  readonly #sides: readonly string[];
  readonly #old: OldReader | undefined;
  readonly #opened = new Map<string, Notes>();

  constructor(game: string, sides: readonly string[], old?: OldReader) {
    this.#list = `${game}.notes`;
    this.#sides = sides;
    this.#old = old;
  }

  /** The notes of one seat at one table: the same for whoever writes in them and for whoever draws them. */
  notesOf(table: string, viewer: Viewer): Notes {
    const name = `${this.#list}.${table}.${viewer}`;
    const notes = this.#opened.get(name) ?? new Notes(this, name);
    this.#opened.set(name, notes);
    return notes;
  }

  read(name: string): Omit<Page, 'version'> {
    return readPage(recall<unknown>(name), this.#sides, this.#old);
  }

  /** Keeps a page, puts its table at the end of the list, and gives up the oldest. */
  write(name: string, page: Omit<Page, 'version'>) {
    keep(name, { version: VERSION, ...page });
    const all = [...this.#names().filter((one) => one !== name), name];
    for (const old of all.slice(0, -TABLES)) drop(old);
    keep(this.#list, all.slice(-TABLES));
  }

  forget(name: string) {
    drop(name);
    const all = this.#names();
    if (all.includes(name))
      keep(
        this.#list,
        all.filter((one) => one !== name),
      );
  }

  #names(): string[] {
    const kept = recall<unknown>(this.#list);
    const isOurs = (name: unknown): name is string =>
      typeof name === 'string' && name.startsWith(`${this.#list}.`);
    return Array.isArray(kept) ? kept.filter(isOurs) : [];
  }
}
