// Which key does what at the table.

import { say, sayAt, type Lexicon } from '$lib/words';
import type { Direction } from './kit';

export type Command =
  | { do: 'step'; way: Direction }
  | { do: 'next' | 'previous' | 'touch' | 'back' | 'undo' | 'hint' | 'help' }
  | { do: 'press'; button: number }
  | { do: 'go'; to: 'hand' | 'board' | 'log' | 'choices' }
  | { do: 'inspect' | 'layers' | 'regions' | 'sections' }
  | { do: 'zoom'; by: 'in' | 'out' | 'fit' };

const KEYS: Record<string, Command> = {
  ArrowLeft: { do: 'step', way: 'left' },
  ArrowRight: { do: 'step', way: 'right' },
  ArrowUp: { do: 'step', way: 'up' },
  ArrowDown: { do: 'step', way: 'down' },
  n: { do: 'next' },
  ']': { do: 'next' },
  p: { do: 'previous' },
  '[': { do: 'previous' },
  Enter: { do: 'touch' },
  ' ': { do: 'touch' },
  Escape: { do: 'back' },
  u: { do: 'undo' },
  t: { do: 'hint' },
  h: { do: 'go', to: 'hand' },
  b: { do: 'go', to: 'board' },
  l: { do: 'go', to: 'log' },
  c: { do: 'go', to: 'choices' },
  i: { do: 'inspect' },
  r: { do: 'layers' },
  m: { do: 'regions' },
  s: { do: 'sections' },
  '+': { do: 'zoom', by: 'in' },
  '=': { do: 'zoom', by: 'in' },
  '-': { do: 'zoom', by: 'out' },
  '0': { do: 'zoom', by: 'fit' },
  '?': { do: 'help' },
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Which keys are commands: all of them, or none that somebody also types or speaks words with. */
export type Keys = 'all' | 'no-characters';

export const isCharacter = (key: string): boolean => key.length === 1;

/** What a key press asks for; null if it is the browser's. */
export function commandOf(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  keys: Keys = 'all',
): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (keys === 'no-characters' && isCharacter(key)) return null;
  if (/^[1-9]$/.test(key)) return { do: 'press', button: Number(key) - 1 };
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** The help page: what is said about some keys (`help-…`), and the keys as they are in `KEYS`. */
export const HELP: readonly (readonly [about: string, keys: readonly string[]])[] = [
  ['arrows', ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']],
  ['cycle', ['n', 'p']],
  ['touch', ['Enter']],
  ['press', ['1', '…', '9']],
  ['back', ['Escape']],
  ['undo', ['u']],
  ['hint', ['t']],
  ['choices', ['c']],
  ['hand', ['h']],
  ['board', ['b']],
  ['log', ['l']],
  ['inspect', ['i']],
  ['layers', ['r']],
  ['regions', ['m']],
  ['sections', ['s']],
  ['zoom', ['+', '-', '0']],
  ['skip', [' ']],
  ['help', ['?']],
];

/** What some keys do otherwise where secret orders are written (`help-…-orders`). */
const OTHERWISE: ReadonlySet<string> = new Set([
  ...['glow', 'attack', 'cycle', 'touch', 'press', 'back', 'undo', 'hand'],
]);

/** What is said about something on the help page of a game, with secret orders or without. */
export const helpOf = (about: string, hasOrders: boolean, words: Lexicon): string =>
  sayAt(words, hasOrders && OTHERWISE.has(about) ? `help-${about}-orders` : `help-${about}`);

/** The keys whose name is not what they type: a word of the language (`key-…`), or a sign. */
const NAMES: Record<string, string> = {
  Enter: 'key-enter',
  Escape: 'key-escape',
  ' ': 'key-space',
  ArrowLeft: 'key-left',
  ArrowRight: 'key-right',
  ArrowUp: 'key-up',
  ArrowDown: 'key-down',
  Home: 'key-home',
  End: 'key-end',
  '-': 'key-minus',
};

/** What stands on a key. */
export function keyName(key: string): string {
  const name = NAMES[key];
  return name === undefined ? key.toUpperCase() : say(name);
}
