// What is drawn: the latest view of one viewer, or what comes before it while something is being
// shown. Views that come in wait in line; each is reached through the scenes of what was told.

import type { Looked, Told } from '$types/protocol';
import { settings } from '$lib/settings.svelte';
import { STILL, type Kit, type Motion, type Scene } from './kit';

interface Item {
  looked: Looked;
  news: Told[];
}

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
  #queue: Item[] = [];
  #running = false;
  /** Rises when everything that is being shown is to be dropped. */
  #generation = 0;

  constructor(kit: Kit, scenery: () => unknown) {
    this.#kit = kit;
    this.#scenery = scenery;
  }

  /** Shows this at once: after loading, after a change of seats, on a jump. */
  jump(looked: Looked, told: readonly Told[]) {
    this.#generation += 1;
    this.#queue = [];
    this.#running = false;
    this.shown = looked;
    this.told = told;
    this.motion = STILL;
    this.recent = lastPlaces(told);
    this.isUpToDate = true;
  }

  /** Shows this when everything before it was shown. */
  add(looked: Looked, news: Told[]) {
    if (this.shown === null) return this.jump(looked, news);
    this.#queue.push({ looked, news });
    this.isUpToDate = false;
    if (!this.#running) void this.#run();
  }

  /** Stops showing and goes to the latest. */
  skip() {
    const last = this.#queue.at(-1);
    if (last === undefined) return;
    this.jump(last.looked, [...this.told, ...this.#queue.flatMap((item) => item.news)]);
  }

  async #run() {
    const generation = this.#generation;
    this.#running = true;
    for (let item = this.#queue[0]; item !== undefined; item = this.#queue[0]) {
      await this.#show(item, generation);
      if (generation !== this.#generation) return;
      this.#queue.shift();
      this.shown = item.looked;
      this.told = [...this.told, ...item.news];
      this.motion = STILL;
      this.recent = lastPlaces(item.news);
    }
    this.#running = false;
    this.isUpToDate = true;
  }

  async #show(item: Item, generation: number) {
    const isTakenBack = item.news.some((told) => told.undone !== undefined);
    if (isTakenBack || settings.pace === 0) return;
    // Whoever was away for long is not made to watch it all.
    const behind = this.#queue.length;
    const hurry = behind > 6 ? 0 : behind > 3 ? 0.5 : 1;
    for (const told of item.news) {
      for (const scene of this.#kit.scenes(this.#scenery(), this.shown?.view, told)) {
        this.motion = merge(this.motion, scene);
        await pause(scene.lasts * settings.pace * hurry);
        if (generation !== this.#generation) return;
      }
    }
  }
}

function merge(motion: Motion, { change }: Scene): Motion {
  return {
    ...motion,
    ...change,
    places: { ...motion.places, ...change.places },
    strengths: { ...motion.strengths, ...change.strengths },
  };
}

function lastPlaces(told: readonly Told[]): string[] {
  const lines = told.at(-1)?.log ?? [];
  return lines.flatMap((line) => line.places ?? []);
}

const pause = (milliseconds: number) =>
  milliseconds <= 0
    ? Promise.resolve()
    : new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
