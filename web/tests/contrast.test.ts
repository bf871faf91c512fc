import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  colourOf,
  contrast,
  groupsOf,
  namesIn,
  PAIRS,
  type Colour,
} from '../src/pages/design/contrast';

const tokens = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');

/** A colour of the file of tokens in the light theme and in the dark one. */
function values(name: string): [Colour, Colour] | null {
  const text = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? '';
  const found = [...text.matchAll(/#([0-9a-f]{6})/g)].map(([, digits]) => {
    const number = parseInt(digits!, 16);
    return [number >> 16, (number >> 8) & 255, number & 255] as Colour;
  });
  return found.length === 0 ? null : [found[0]!, found.at(-1)!];
}

describe('contrast', () => {
  it('is counted as it is defined', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 1);
    expect(colourOf('rgb(42, 38, 32)')).toEqual([42, 38, 32]);
  });

  it.each(PAIRS)('%s is read on %s in both themes', (text, ground, needed) => {
    const [one, other] = [values(text), values(ground)];
    expect(one).not.toBeNull();
    expect(other).not.toBeNull();
    for (const theme of [0, 1] as const)
      expect(contrast(one![theme], other![theme])).toBeGreaterThanOrEqual(needed);
  });

  it('shows every colour that there is, and no other', () => {
    const shown = groupsOf(tokens).flatMap(([, names]) => names);
    expect(shown.sort()).toEqual(namesIn(tokens).sort());
  });
});
