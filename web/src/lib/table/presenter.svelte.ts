// What is drawn: the latest view of one viewer, or what comes before it while something is being
// shown. Views that come in wait in line; each is reached through the film of what was told.

import type { Looked, Told } from '$types/protocol';
import { settings } from '$lib/settings.svelte';
import { filmOf, isInChapters, NO_FILM, type Film, type Frame } from './film';
import { STILL, type Kit, type Motion } from './kit';
import { Projector } from './projector.svelte';

interface Item {
  looked: Looked;
  news: readonly Told[];
}

/** A film that can be seen again, and the view that it begins with. */
interface Reel {
  film: Film;
  before: Looked;
  /** The number of what was told with it. */
  sequence: number;
}

/** How far behind one may be before it is shown faster, and before it is not shown at all: a turn of a
 * bot comes faster than anybody can watch it, and should be watched. */
const HURRY = 32;
const LEAP = 80;

export class Presenter {
  /** What is drawn, with the question and the choices that belong to it. */
  shown = $state.raw<Looked | null>(null);
  /** What was told up to what is drawn. */
  told = $state.raw<readonly Told[]>([]);
  /** Whether what is drawn is the latest. */
  isUpToDate = $state(true);
  /** The film that was on last, as long as it can be seen again. */
  reel = $state.raw<Reel | null>(null);

  /** What plays whatever is shown on the way to a view. */
  readonly projector = new Projector(() => this.#pace());
  /** The film that is on, if it is one that can be stopped and gone through. */
  readonly film: Film | null = $derived.by(() =>
    isInChapters(this.projector.film) ? this.projector.film : null,
  );
  readonly frame: Frame | null = $derived.by(() => this.projector.frame);
  readonly motion: Motion = $derived.by(() => this.frame?.motion ?? STILL);
  /** Where something happened last. */
  readonly recent: readonly string[] = $derived.by(() =>
    this.film === null ? this.#recent : this.motion.at,
  );

  readonly #kit: Kit;
  readonly #scenery: () => unknown;
  /** Whether nobody waits for what is shown, so that it may take its time. */
  readonly #isLeisurely: () => boolean;
  #queue: Item[] = [];
  #recent = $state.raw<readonly string[]>([]);
  /** The view that comes back when a film was seen again. */
  #now: Looked | null = null;
  /** Until this is so of what is shown, nothing is shown on the way to it. */
  #goal = $state.raw<((looked: Looked) => boolean) | null>(null);

  constructor(kit: Kit, scenery: () => unknown, isLeisurely: () => boolean = () => false) {
    this.#kit = kit;
    this.#scenery = scenery;
    this.#isLeisurely = isLeisurely;
  }

  /** Shows this at once: after loading, after a change of seats, on a jump. */
  jump(looked: Looked, told: readonly Told[]) {
    this.#show(looked, told);
    this.reel = this.#reelOf(looked, told);
  }

  /** Shows this when everything before it was shown. */
  add(looked: Looked, news: readonly Told[]) {
    if (this.shown === null) return this.jump(looked, news);
    this.#queue.push({ looked, news });
    if (this.projector.isOn) return;
    this.isUpToDate = false;
    this.#go();
  }

  /** Whoever touches the board while something is shown wants to play on; a film he stops, or lets go on. */
  skip() {
    if (this.film !== null) this.projector.toggle();
    else this.finish();
  }

  /** Stops showing and goes to the latest. */
  finish() {
    this.#comeBack();
    const last = this.#queue.at(-1);
    if (last === undefined) return;
    const news = this.#queue.flatMap((item) => item.news);
    this.#show(last.looked, [...this.told, ...news]);
  }

  /** Goes straight to the first view of which something is so, and on to it if it has not come yet. */
  hasten(isThere: (looked: Looked) => boolean) {
    this.#goal = isThere;
    if (this.#now !== null) this.#comeBack();
    else if (this.projector.isOn) this.projector.end();
    else this.#go();
    if (this.isUpToDate && this.shown !== null && isThere(this.shown)) this.#goal = null;
  }

  /** Whether it goes straight to something that has not come yet. */
  get isHastening(): boolean {
    return this.#goal !== null;
  }

  /** Shows the last film again; what comes meanwhile waits. */
  watch() {
    if (this.reel === null || !this.isUpToDate || this.shown === null) return;
    this.#now = this.shown;
    this.isUpToDate = false;
    this.shown = this.reel.before;
    this.projector.start(this.reel.film, () => this.#comeBack());
  }

  /** Shows nothing any more: somebody else is about to look. */
  clear() {
    this.#stop();
    this.shown = null;
    this.told = [];
    this.reel = null;
    this.#recent = [];
    this.isUpToDate = true;
  }

  #show(looked: Looked, told: readonly Told[]) {
    this.#stop();
    this.shown = looked;
    this.told = told;
    this.#recent = lastPlaces(told);
    this.isUpToDate = true;
  }

  #stop() {
    this.projector.stop();
    this.#queue = [];
    this.#now = null;
    this.#goal = null;
  }

  /** From a film that was seen again to what is now, and on with what came meanwhile. */
  #comeBack() {
    if (this.#now === null) return;
    this.projector.stop();
    this.shown = this.#now;
    this.#now = null;
    this.#go();
  }

  /** Goes on with what is in line: without waiting, as far as there is nothing to be looked at. */
  #go() {
    for (let item = this.#queue[0]; item !== undefined; item = this.#queue[0]) {
      const film = this.#filmOf(item);
      if (film.frames.length > 0 && this.#startPace() > 0) {
        const reached = item;
        return this.projector.start(film, () => {
          this.#settle(reached);
          this.#go();
        });
      }
      this.#settle(item);
    }
    this.isUpToDate = true;
  }

  #settle(item: Item) {
    this.#queue.shift();
    this.shown = item.looked;
    this.told = [...this.told, ...item.news];
    if (this.#goal?.(item.looked) === true) this.#goal = null;
    if (item.news.length > 0) this.#recent = lastPlaces(item.news);
  }

  /** What is to be seen of what was told. If it can be gone through it is kept, whether it is shown or not. */
  #filmOf(item: Item): Film {
    if (this.shown === null || item.news.some((told) => told.undone !== undefined)) return NO_FILM;
    const film = this.#filmed(this.shown.view, item.news);
    const sequence = item.news.at(-1)?.sequence ?? 0;
    if (isInChapters(film)) this.reel = { film, before: this.shown, sequence };
    return film;
  }

  #filmed(before: unknown, news: readonly Told[]): Film {
    try {
      return filmOf(
        news.map((told) => [told, this.#kit.scenes(this.#scenery(), before, told)] as const),
      );
    } catch (error) {
      // The view itself is there: what cannot be shown on the way to it must not keep the table waiting.
      console.error(error);
      return NO_FILM;
    }
  }

  /** The film of what was told last, where it is known what was seen before: in a replay. */
  #reelOf(looked: Looked, told: readonly Told[]): Reel | null {
    const [before, last] = [told.at(-2), told.at(-1)];
    if (before?.view === undefined || last?.events === undefined) return null;
    const film = this.#filmed(before.view, [last]);
    if (!isInChapters(film)) return null;
    return { film, before: { ...looked, view: before.view }, sequence: last.sequence };
  }

  /** Whether anything is shown by itself now, and how fast it begins. */
  #startPace(): number {
    if (document.hidden || this.#goal !== null) return 0;
    const behind = this.#queue.length;
    if (this.#isLeisurely() || behind <= HURRY) return settings.pace;
    return behind > LEAP ? 0 : settings.pace / 2;
  }

  #pace(): number {
    if (!isInChapters(this.projector.film)) return this.#startPace();
    return document.hidden ? 0 : settings.filmPace;
  }
}

function lastPlaces(told: readonly Told[]): string[] {
  const lines = told.at(-1)?.log ?? [];
  return lines.flatMap((line) => line.places ?? []);
}
