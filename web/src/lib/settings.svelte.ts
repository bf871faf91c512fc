// What a player has chosen for this browser: looks, speed, habits. Kept here and nowhere else.

import { MediaQuery } from 'svelte/reactivity';
import { keep, recall } from './kept';
import { sound, type Choices } from './sound';

/** What can be chosen, in the order in which it is offered. */
export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'usual', 'fast', 'instant'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
/** How fast the film of a turn runs, from slow to fast. */
export const FILM_SPEEDS = ['quarter', 'half', 'usual', 'double', 'fourfold'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Motion = (typeof MOTIONS)[number];
export type FilmSpeed = (typeof FILM_SPEEDS)[number];

interface Kept {
  theme: Theme;
  speed: Speed;
  motion: Motion;
  filmSpeed: FilmSpeed;
  /** Whether an attack is confirmed after its odds were shown. */
  confirmAttacks: boolean;
  /** Whether a curtain falls between two people at one screen. */
  curtain: boolean;
  /** What is written on the board. */
  showSections: boolean;
  showCoordinates: boolean;
  /** Whether letters, digits and signs do something at the table; some speak to their computer, and it types. */
  letterKeys: boolean;
}

const NAME = 'settings';

const USUAL: Kept = {
  theme: 'system',
  speed: 'usual',
  motion: 'system',
  filmSpeed: 'usual',
  confirmAttacks: true,
  curtain: true,
  showSections: true,
  showCoordinates: false,
  letterKeys: true,
};

const CHOICES: Choices<Kept> = {
  theme: THEMES,
  speed: SPEEDS,
  motion: MOTIONS,
  filmSpeed: FILM_SPEEDS,
};

/** How much longer or shorter each movement takes. */
const PACE: Record<Speed, number> = { slow: 1.8, usual: 1, fast: 0.45, instant: 0 };
const FILM_PACE: Record<FilmSpeed, number> = {
  quarter: 4,
  half: 2,
  usual: 1,
  double: 0.5,
  fourfold: 0.25,
};

class Settings {
  readonly #wantsStillness = new MediaQuery('prefers-reduced-motion: reduce');
  #kept = $state<Kept>(sound(USUAL, recall(NAME), CHOICES));

  get all(): Readonly<Kept> {
    return this.#kept;
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]) {
    this.#kept[name] = value;
    keep(NAME, this.#kept);
    this.apply();
  }

  /** Whether nothing is to move by itself. */
  get isStill(): boolean {
    return (
      this.#kept.motion === 'none' ||
      (this.#kept.motion === 'system' && this.#wantsStillness.current)
    );
  }

  /** How long movements take, as a factor; 0 if nothing is to move. */
  get pace(): number {
    return this.isStill ? 0 : PACE[this.#kept.speed];
  }

  /** The same of a film. Whoever wants everything at once and yet watches one has it at the usual speed. */
  get filmPace(): number {
    if (this.isStill) return 0;
    return (PACE[this.#kept.speed] || 1) * FILM_PACE[this.#kept.filmSpeed];
  }

  /** Puts theme and motion on the page, now and whenever the system changes its mind. */
  follow() {
    $effect.root(() => {
      $effect(() => this.apply());
    });
  }

  /** Puts theme and motion on the page. */
  apply() {
    const { dataset, style } = document.documentElement;
    if (this.#kept.theme === 'system') delete dataset.theme;
    else dataset.theme = this.#kept.theme;
    if (this.#kept.motion === 'system') delete dataset.motion;
    else dataset.motion = this.#kept.motion;
    style.setProperty('--pace', String(this.pace));
  }
}

export const settings = new Settings();
