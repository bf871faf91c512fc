// Which key does what at the table.

import type { Direction } from './kit';

export type Command =
  | { do: 'step'; way: Direction }
  | { do: 'next' | 'previous' | 'touch' | 'back' | 'undo' | 'help' }
  | { do: 'press'; button: number }
  | { do: 'go'; to: 'hand' | 'board' | 'log' | 'choices' }
  | { do: 'inspect' | 'layers' | 'sections' }
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
  h: { do: 'go', to: 'hand' },
  b: { do: 'go', to: 'board' },
  l: { do: 'go', to: 'log' },
  c: { do: 'go', to: 'choices' },
  i: { do: 'inspect' },
  r: { do: 'layers' },
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

/** What a key press asks for; null if it is the browser's. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-9]$/.test(key)) return { do: 'press', button: Number(key) - 1 };
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** The help page: each key with the name of its sentence. */
export const HELP: readonly (readonly [keys: string, sentence: string])[] = [
  ['← → ↑ ↓', 'help-arrows'],
  ['N  P', 'help-cycle'],
  ['Enter', 'help-touch'],
  ['1 – 9', 'help-press'],
  ['Esc', 'help-back'],
  ['U', 'help-undo'],
  ['C', 'help-choices'],
  ['H', 'help-hand'],
  ['B', 'help-board'],
  ['L', 'help-log'],
  ['I', 'help-inspect'],
  ['R', 'help-layers'],
  ['S', 'help-sections'],
  ['+  −  0', 'help-zoom'],
  ['Space', 'help-skip'],
  ['?', 'help-help'],
];
