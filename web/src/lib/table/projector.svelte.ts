// What plays a film: on its own from frame to frame, or by the hand of whoever stops it.

import { isInChapters, nextStart, NO_FILM, previousStart, type Film, type Frame } from './film';

export class Projector {
  film = $state.raw<Film>(NO_FILM);
  /** The number of the frame that is shown. */
  at = $state(0);
  isPaused = $state(false);

  readonly frame: Frame | null = $derived.by(() => this.film.frames[this.at] ?? null);

  /** How much longer each frame takes than at the usual speed; 0 if nothing moves by itself. */
  readonly #pace: () => number;
  #done: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: () => number) {
    this.#pace = pace;
  }

  /** Whether a film is on. */
  get isOn(): boolean {
    return this.film !== NO_FILM;
  }

  /** Shows a film from its first frame, and says when it is over. */
  start(film: Film, done: () => void): void {
    this.stop();
    this.film = film;
    this.#done = done;
    this.#run();
  }

  /** Nothing is shown any more, and nobody is told. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#done = null;
    this.film = NO_FILM;
    this.at = 0;
    this.isPaused = false;
  }

  /** Goes to the end at once. */
  end(): void {
    const done = this.#done;
    this.stop();
    done?.();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPaused = true;
  }

  play(): void {
    this.isPaused = false;
    this.#run();
  }

  toggle(): void {
    if (this.isPaused) this.play();
    else this.pause();
  }

  /** Goes to a frame and stays there; behind the last one it is over. */
  go(at: number): void {
    if (at >= this.film.frames.length) return this.end();
    this.pause();
    this.at = Math.max(0, at);
  }

  /** Goes to a frame; if it was playing, it plays on from there. */
  seek(at: number): void {
    const wasPaused = this.isPaused;
    this.go(at);
    if (this.isOn && !wasPaused) this.play();
  }

  toNextChapter(): void {
    this.seek(nextStart(this.film, this.at) ?? this.film.frames.length);
  }

  toPreviousChapter(): void {
    this.seek(previousStart(this.film, this.at));
  }

  /** The speed was changed: the frame that is shown lasts as long as it does now. */
  hurry(): void {
    if (this.isOn && !this.isPaused) this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    const { frame } = this;
    if (frame === null) return this.end();
    const pace = this.#pace();
    if (pace > 0) this.#timer = setTimeout(() => this.#advance(), frame.lasts * pace);
    else if (isInChapters(this.film)) this.pause();
    else this.end();
  }

  #advance(): void {
    if (this.at + 1 >= this.film.frames.length) return this.end();
    this.at += 1;
    this.#run();
  }
}
