// What is drawn: the latest view of one viewer, or what comes before it while something is being
// shown. Views that come in wait in line; each is reached through the scenes of what was told.

import type { Looked, Told } from '$types/protocol';
import { settings } from '$lib/settings.svelte';
import { STILL, type Kit, type Motion, type Scene } from './kit';

interface Item {
  looked: Looked;
  news: readonly Told[];
}

/** How far behind one may be before it is shown faster, and before it is not shown at all: a turn of a
 * bot comes faster than anybody can watch it, and should be watched. */
const HURRY = 32;
const LEAP = 80;

export class Presenter {
  /** What is drawn, with the question and the choices that belong to it. */
  shown = $state.raw<Looked | null>(null);
  motion = $state.raw<Motion>(STILL);
  /** What was told up to what is drawn. */
  told = $state.raw<readonly Told[]>([]);
  /** Whether what is drawn is the latest. */
  isUpToDate = $state(true);
  /** Where something happened last. */
  recent = $state.raw<readonly string[]>([]);

  readonly #kit: Kit;
  readonly #scenery: () => unknown;
  /** Whether nobody waits for what is shown, so that it may take its time. */
  readonly #isLeisurely: () => boolean;
  #queue: Item[] = [];
  #scenes: Scene[] | null = null;
  /** Until this is so of what is shown, nothing is shown on the way to it. */
  #goal = $state.raw<((looked: Looked) => boolean) | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(kit: Kit, scenery: () => unknown, isLeisurely: () => boolean = () => false) {
    this.#kit = kit;
    this.#scenery = scenery;
    this.#isLeisurely = isLeisurely;
  }

  /** Shows this at once: after loading, after a change of seats, on a jump. */
  jump(looked: Looked, told: readonly Told[]) {
    this.#stop();
    this.shown = looked;
    this.told = told;
    this.motion = STILL;
    this.recent = lastPlaces(told);
    this.isUpToDate = true;
  }

  /** Shows this when everything before it was shown. */
  add(looked: Looked, news: readonly Told[]) {
    if (this.shown === null) return this.jump(looked, news);
    this.#queue.push({ looked, news });
    if (this.#queue.length > 1) return;
    this.isUpToDate = false;
    this.#go();
  }

  /** Stops showing and goes to the latest. */
  skip() {
    const last = this.#queue.at(-1);
    if (last !== undefined)
      this.jump(last.looked, [...this.told, ...this.#queue.flatMap((item) => item.news)]);
  }

  /** Goes straight to the first view of which something is so, and on to it if it has not come yet. */
  hasten(isThere: (looked: Looked) => boolean) {
    this.#goal = isThere;
    clearTimeout(this.#timer);
    if (this.#queue.length > 0) this.#scenes = [];
    this.#go();
  }

  /** Whether it goes straight to something that has not come yet. */
  get isHastening(): boolean {
    return this.#goal !== null;
  }

  /** Shows nothing any more: somebody else is about to look. */
  clear() {
    this.#stop();
    this.shown = null;
    this.told = [];
    this.motion = STILL;
    this.recent = [];
    this.isUpToDate = true;
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#scenes = null;
    this.#goal = null;
  }

  /** Goes on with what is in line: without waiting, as far as there is nothing to be looked at. */
  #go() {
    for (let item = this.#queue[0]; item !== undefined; item = this.#queue[0]) {
      this.#scenes ??= this.#scenesOf(item);
      const pace = this.#pace();
      for (let scene = this.#scenes.shift(); scene !== undefined; scene = this.#scenes.shift()) {
        if (pace === 0) continue;
        this.motion = merge(this.motion, scene);
        this.#timer = setTimeout(() => this.#go(), scene.lasts * pace);
        return;
      }
      this.#settle(item);
    }
    this.isUpToDate = true;
  }

  #settle(item: Item) {
    this.#queue.shift();
    this.#scenes = null;
    this.shown = item.looked;
    this.told = [...this.told, ...item.news];
    this.motion = STILL;
    if (this.#goal?.(item.looked) === true) this.#goal = null;
    if (item.news.length > 0) this.recent = lastPlaces(item.news);
  }

  #scenesOf(item: Item): Scene[] {
    const isTakenBack = item.news.some((told) => told.undone !== undefined);
    if (isTakenBack || this.#pace() === 0) return [];
    try {
      return item.news.flatMap((told) => this.#kit.scenes(this.#scenery(), this.shown?.view, told));
    } catch (error) {
      // The view itself is there: what cannot be shown on the way to it must not keep the table waiting.
      console.error(error);
      return [];
    }
  }

  #pace(): number {
    if (document.hidden || this.#goal !== null) return 0;
    const behind = this.#queue.length;
    if (this.#isLeisurely() || behind <= HURRY) return settings.pace;
    return behind > LEAP ? 0 : settings.pace / 2;
  }
}

function merge(motion: Motion, { change }: Scene): Motion {
  return {
    ...motion,
    ...change,
    places: { ...motion.places, ...change.places },
    strengths: { ...motion.strengths, ...change.strengths },
    looks: together(motion.looks, change.looks),
  };
}

/** What each piece looks like, what it looked like before included. */
function together(before: Motion['looks'], change: Scene['change']['looks'] = {}): Motion['looks'] {
  const looks = { ...before };
  for (const [piece, look] of Object.entries(change)) looks[piece] = { ...looks[piece], ...look };
  return looks;
}

function lastPlaces(told: readonly Told[]): string[] {
  const lines = told.at(-1)?.log ?? [];
  return lines.flatMap((line) => line.places ?? []);
}
