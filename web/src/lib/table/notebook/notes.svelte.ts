// A player's own notes: where he guesses a block to be, and what he thinks of a stack. The page
// keeps them, for each table and each seat by itself; no server ever hears of them.

import { SvelteMap } from 'svelte/reactivity';
import { LONGEST, MOST, type Mark } from './page';
import type { Shelf } from './shelf';

const markKey = (place: number, side: string) => `${place} ${side}`;

export class Notes {
  readonly #shelf: Shelf;
  readonly #name: string;
  readonly #guesses = new SvelteMap<number, number>();
  readonly #marks = new SvelteMap<string, Mark>();
  #isShown = $state(true);

  constructor(shelf: Shelf, name: string) {
    this.#shelf = shelf;
    this.#name = name;
    const page = shelf.read(name);
    for (const [block, place] of page.guesses) this.#guesses.set(block, place);
    for (const mark of page.marks) this.#marks.set(markKey(mark.place, mark.side), mark);
    this.#isShown = !page.hidden;
  }

  /** Where blocks are thought to be. */
  get guesses(): ReadonlyMap<number, number> {
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

  mark(place: number, side: string): Mark {
    return this.#marks.get(markKey(place, side)) ?? { place, side, text: '', pin: null };
  }

  guess(block: number, place: number | null) {
    if (place === null) this.#guesses.delete(block);
    else if (this.#guesses.has(block) || this.#guesses.size < MOST) this.#guesses.set(block, place);
    this.#write();
  }

  /** Notes something of a stack; whatever is left without a word and without a sign is forgotten. */
  note(place: number, side: string, change: Partial<Pick<Mark, 'text' | 'pin'>>) {
    const key = markKey(place, side);
    const mark = { ...this.mark(place, side), ...change };
    mark.text = mark.text.slice(0, LONGEST);
    if (mark.text.trim() === '' && mark.pin === null) this.#marks.delete(key);
    else if (this.#marks.has(key) || this.#marks.size < MOST) this.#marks.set(key, mark);
    this.#write();
  }

  #write() {
    if (this.isEmpty && this.isShown) return this.#shelf.forget(this.#name);
    this.#shelf.write(this.#name, {
      guesses: [...this.#guesses],
      marks: this.marks.slice(),
      hidden: !this.#isShown,
    });
  }
}
