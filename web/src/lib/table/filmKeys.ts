// Which key does what while a film is on.

import { FILM_SPEEDS, settings } from '$lib/settings.svelte';
import type { Projector } from './projector.svelte';

const KEYS: Record<string, (projector: Projector) => void> = {
  ' ': (projector) => projector.toggle(),
  ArrowLeft: (projector) => projector.go(projector.at - 1),
  ArrowRight: (projector) => projector.go(projector.at + 1),
  ArrowUp: (projector) => projector.toPreviousChapter(),
  ArrowDown: (projector) => projector.toNextChapter(),
  PageUp: (projector) => projector.toPreviousChapter(),
  PageDown: (projector) => projector.toNextChapter(),
  Home: (projector) => projector.go(0),
  End: (projector) => projector.end(),
  Escape: (projector) => projector.end(),
  ',': () => changeSpeed(-1),
  '.': () => changeSpeed(1),
};

/** The help page: what is said about some keys of a film (`film-help-…`), and the keys. */
export const FILM_HELP: readonly (readonly [about: string, keys: readonly string[]])[] = [
  ['toggle', [' ']],
  ['moment', ['ArrowLeft', 'ArrowRight']],
  ['stage', ['ArrowUp', 'ArrowDown']],
  ['first', ['Home']],
  ['end', ['Escape']],
  ['speed', [',', '.']],
];

/** What a key does with the film; null if it is not one of its keys. */
export function filmKey(key: string, projector: Projector): (() => void) | null {
  const run = KEYS[key];
  return run === undefined ? null : () => run(projector);
}

/** The speed that is so many steps faster, or slower; null at the end of the list. */
export function speedBeside(by: 1 | -1) {
  return FILM_SPEEDS[FILM_SPEEDS.indexOf(settings.all.filmSpeed) + by] ?? null;
}

export function changeSpeed(by: 1 | -1): void {
  const speed = speedBeside(by);
  if (speed !== null) settings.set('filmSpeed', speed);
}
