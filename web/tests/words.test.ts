import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);

function files(folder: string, ends: RegExp): string[] {
  const all = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' });
  return all.filter((name) => ends.test(name)).map((name) => `${folder}/${name}`);
}

const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The names of the client's own sentences; those of games are in a folder of their own. */
const names = files('locales/en', /^[a-z]+\.ftl$/).flatMap((path) =>
  [...read(path).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ''),
);

describe('the words of the client', () => {
  test('have each name once', () => {
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice).toEqual([]);
  });

  test('are there for every name that is said', () => {
    const said = files('src', /\.(svelte|ts)$/).flatMap((path) =>
      [...read(path).matchAll(/(?<![.\w])say\(\s*'([a-z][\w-]*)(?:\.\w+)?'/g)].map(
        (match) => match[1] ?? '',
      ),
    );
    const known = new Set(names);
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said)].filter((name) => !known.has(name))).toEqual([]);
  });
});
