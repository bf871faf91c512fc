import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { words } from '../src/games/ccn/words';

const rules = readFileSync(new URL('../../games/ccn/rules/en.md', import.meta.url), 'utf8');
/** The table of options at the head of the rules: name, default, values. */
const options = [...rules.matchAll(/^\| `([a-z0-9-]+)` \| `[^|]*` \| ([^|]*) \|/gm)].map(
  ([, id = '', values = '']) => ({
    id,
    values: [...values.matchAll(/`(\w+)`/g)].map(([, v]) => v),
  }),
);

describe('the options of the rules', () => {
  test('are all there', () => {
    expect(options).toHaveLength(19);
  });

  test.each(options)('$id has words for itself and its values', ({ id, values }) => {
    expect(words.has(`option-${id}`)).toBe(true);
    const unnamed = values.filter((value) => value !== 'on' && value !== 'off');
    expect(unnamed.filter((value) => !words.has(`option-${id}.value-${value}`))).toEqual([]);
  });
});
