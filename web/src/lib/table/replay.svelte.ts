// A game gone through again: which step is shown, and the steps as far as they were fetched.

import type { Viewer } from '$types/engine';
import type { Looked, Told } from '$types/protocol';
import { reasonOf } from '$lib/wire/reason';
import { say } from '$lib/words';
import type { Frames } from './meanwhile';

/** What shows a step: at once, or with everything that moves on the way to it. */
export interface Stage {
  readonly isUpToDate: boolean;
  jump(looked: Looked, told: readonly Told[]): void;
  add(looked: Looked, news: readonly Told[]): void;
  finish(): void;
}

/** How many steps are fetched at a time. */
export const PAGE = 50;

export type Turnwise = 'back' | 'forward';

export class Replay {
  viewer = $state.raw<Viewer>('spectator');
  total = $state(0);
  /** The step that is shown, from 0. */
  at = $state(0);
  isPlaying = $state(false);
  trouble = $state('');

  /** The step that is shown, in full. */
  readonly step = $derived.by(() => this.#steps[this.at]);
  readonly turn = $derived.by(() => this.#turnOf(this.step));
  readonly isAtEnd = $derived(this.total === 0 || this.at >= this.total - 1);

  readonly #source: Frames;
  readonly #stage: Stage;
  /** The turn of a view, as the game counts it. */
  readonly #turnIn: (view: unknown) => number | null;
  #steps = $state.raw<readonly (Told | undefined)[]>([]);
  /** Rises with every change of eyes: what was asked for through others is not wanted any more. */
  #generation = 0;
  #fetching = new Map<number, Promise<void>>();

  constructor(source: Frames, stage: Stage, turnIn: (view: unknown) => number | null) {
    this.#source = source;
    this.#stage = stage;
    this.#turnIn = turnIn;
  }

  /** Looks through somebody's eyes, at the last step, or at the same part of the game as before. */
  async open(viewer: Viewer): Promise<void> {
    const share = this.total > 1 ? this.at / (this.total - 1) : 1;
    this.close();
    const generation = this.#generation;
    this.viewer = viewer;
    const ask = () => this.#source.frames(viewer, 0, 1);
    const { total } = await this.#attempt(ask, { frames: [], total: 0 });
    if (generation !== this.#generation) return;
    this.#steps = Array<Told | undefined>(total);
    this.total = total;
    await this.go(Math.round(share * Math.max(0, total - 1)));
    if (generation === this.#generation) void this.#fetchAll();
  }

  /** Nobody looks any more: what is still on its way is not wanted. */
  close(): void {
    this.#generation += 1;
    this.#fetching.clear();
    this.pause();
  }

  /** More was told since. */
  grow(total: number): void {
    if (total <= this.total || this.total === 0) return;
    this.#steps = [...this.#steps, ...Array<undefined>(total - this.total)];
    this.total = total;
  }

  /** Shows a step at once. */
  async go(to: number): Promise<void> {
    const at = Math.min(Math.max(0, to), Math.max(0, this.total - 1));
    this.at = at;
    const step = await this.#fetched(at);
    // Whoever drags the slider has gone on meanwhile.
    if (step === undefined || this.at !== at) return;
    this.#stage.jump(looked(step, this.#turnOf(step)), this.#told(at));
  }

  /** Shows the next step with what moves in it. */
  async forward(): Promise<void> {
    if (this.isAtEnd) return this.pause();
    if (!this.#stage.isUpToDate) this.#stage.finish();
    const at = this.at + 1;
    this.at = at;
    const step = await this.#fetched(at);
    if (step === undefined || this.at !== at) return;
    this.#stage.add(looked(step, this.#turnOf(step)), [step]);
    if (isQuiet(step) && !this.isAtEnd) return this.forward();
  }

  /** Shows the step before, or the one before that if nothing was to be seen in it. */
  async back(): Promise<void> {
    this.pause();
    let at = this.at - 1;
    while (at > 0) {
      const step = await this.#fetched(at);
      if (step === undefined || !isQuiet(step)) break;
      at -= 1;
    }
    return this.go(at);
  }

  /** Goes to the step where a turn begins: the next one, this one, or the one before. */
  async toTurn(way: Turnwise): Promise<void> {
    this.pause();
    const by = way === 'forward' ? 1 : -1;
    const end = way === 'forward' ? this.total - 1 : 0;
    for (let at = this.at + by; at * by < end * by; at += by) {
      if (await this.#begins(at)) return this.go(at);
    }
    return this.go(end);
  }

  play(): void {
    if (this.isAtEnd) void this.go(0);
    this.isPlaying = true;
  }

  pause(): void {
    this.isPlaying = false;
  }

  async #begins(at: number): Promise<boolean> {
    const [before, here] = [await this.#fetched(at - 1), await this.#fetched(at)];
    return this.#turnOf(before) !== this.#turnOf(here);
  }

  #turnOf(step: Told | undefined): number | null {
    return step?.view === undefined || step.view === null ? null : this.#turnIn(step.view);
  }

  /** What was told up to a step, as far as it was fetched. */
  #told(at: number): Told[] {
    return this.#steps.slice(0, at + 1).filter((step) => step !== undefined);
  }

  async #fetched(at: number): Promise<Told | undefined> {
    if (this.#steps[at] === undefined) await this.#fetch(Math.floor(at / PAGE));
    return this.#steps[at];
  }

  /** Everything that is not here yet, in order, so that nobody waits for it later. */
  async #fetchAll(): Promise<void> {
    const generation = this.#generation;
    for (let page = 0; page * PAGE < this.total; page += 1) {
      if (generation !== this.#generation || this.trouble) return;
      if (this.#isMissing(page)) await this.#fetch(page);
    }
  }

  #isMissing(page: number): boolean {
    for (let at = page * PAGE; at < Math.min((page + 1) * PAGE, this.total); at += 1)
      if (this.#steps[at] === undefined) return true;
    return false;
  }

  #fetch(page: number): Promise<void> {
    const under = this.#fetching.get(page);
    if (under !== undefined) return under;
    const fetching = this.#take(page).finally(() => {
      if (this.#fetching.get(page) === fetching) this.#fetching.delete(page);
    });
    this.#fetching.set(page, fetching);
    return fetching;
  }

  async #take(page: number): Promise<void> {
    const generation = this.#generation;
    const ask = () => this.#source.frames(this.viewer, page * PAGE, PAGE);
    const { frames, total } = await this.#attempt(ask, { frames: [], total: this.total });
    if (generation !== this.#generation) return;
    this.grow(total);
    const steps = [...this.#steps];
    for (const [index, frame] of frames.entries()) steps[page * PAGE + index] = frame;
    this.#steps = steps;
  }

  async #attempt<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      const answer = await ask();
      this.trouble = '';
      return answer;
    } catch (error) {
      this.trouble = reasonOf(error);
      this.pause();
      return otherwise;
    }
  }
}

/** Whether nothing happened that anybody could see: a line of secret orders was written. */
const isQuiet = ({ events, log, undone }: Told): boolean =>
  events === undefined && undone === undefined && (log ?? []).length === 0;

/** A step as the table shows a position: nobody is waited for, and nothing can be done. */
function looked(step: Told, turn: number | null): Looked {
  return {
    sequence: step.sequence,
    turn: turn ?? 0,
    waiting: { on: [] },
    view: step.view,
    question: { text: turn ? say('replay-question', { turn }) : say('replay-title') },
    decisions: [],
    can_undo: false,
    talk: { draw: [], resigned: [], rematch: [] },
  };
}
