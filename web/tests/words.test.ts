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

/** The names that are said within another sentence, `{ fight-steps }`. */
const within = files('locales/en', /^[a-z]+\.ftl$/).flatMap((path) =>
  [...read(path).matchAll(/\{ ([a-z][\w-]*) \}/g)].map((match) => match[1] ?? ''),
);

const sources = files('src', /\.(svelte|ts)$/).map(read);

/**
 * Names that are written out somewhere, and the beginnings of those that are put together
 * (`theme-${theme}`).
 */
function mentioned(): { whole: Set<string>; beginnings: string[] } {
  const found = (pattern: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''));
  return {
    whole: new Set([...within, ...found(/['"`]([a-z][\w-]*)(?:\.\w+)?['"`]/g)]),
    beginnings: found(/`([a-z][\w-]*-)\$\{/g),
  };
}

/** What hangs on the names, `mode-link.text`. */
const attributes = files('locales/en', /^[a-z]+\.ftl$/).flatMap((path) =>
  [...read(path).matchAll(/^([a-z][\w-]*) =.*((?:\n(?: +.*)?$)*)/gm)].flatMap(([, name, below]) =>
    [...(below ?? '').matchAll(/^ +\.(\w+) =/gm)].map((match) => `${name}.${match[1]}`),
  ),
);

describe('the words of the client', () => {
  test('have each name once', () => {
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice).toEqual([]);
  });

  test('are there for every name that is said', () => {
    const said = sources.flatMap((source) =>
      [...source.matchAll(/(?<![.\w])say\(\s*'([a-z][\w-]*(?:\.\w+)?)'/g)].map(
        (match) => match[1] ?? '',
      ),
    );
    const known = new Set([...names, ...attributes]);
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('are all said somewhere', () => {
    const { whole, beginnings } = mentioned();
    const isSaid = (name: string) =>
      whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
    expect(names.filter((name) => !isSaid(name))).toEqual([]);
  });
});

/** The words of a board, by its game, and what games of blocks share. */
const own = (name: string) =>
  [...read(`locales/en/games/${name}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
const spoken = (id: string) =>
  [...read(`../games/${id}/locales/en.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);

const BOARDS = { waterloo: ['blocks'], borodino: ['blocks'], ccn: [], samurai: [] };

describe.each(Object.entries(BOARDS))('the words of the board of %s', (id, shared) => {
  const all = [id, ...shared].flatMap(own);

  test('have each name once, and none that the rules have', () => {
    const known = [...spoken(id), ...all];
    expect(all.filter((name) => known.indexOf(name) !== known.lastIndexOf(name))).toEqual([]);
  });

  test('are all said somewhere', () => {
    const { whole, beginnings } = mentioned();
    const inside = [id, ...shared].flatMap((name) =>
      [...read(`locales/en/games/${name}.ftl`).matchAll(/\{ ([a-z][\w-]*)(?:\.\w+)? \}/g)].map(
        (match) => match[1],
      ),
    );
    const isSaid = (name: string) =>
      whole.has(name) ||
      inside.includes(name) ||
      // What a game says of the table instead of what all say.
      (name.startsWith('table-') && whole.has(name.slice('table-'.length))) ||
      beginnings.some((beginning) => name.startsWith(beginning));
    expect(all.filter((name) => !isSaid(name))).toEqual([]);
  });
});

describe.each(['waterloo', 'borodino'])('the book of %s', (id) => {
  test('has the words for which the notebook asks', () => {
    const asked = files('src/lib', /\.(svelte|ts)$/).flatMap((path) =>
      [...read(path).matchAll(/book\.words\.say\(([^)]*)\)/g)].flatMap(([, said]) =>
        [...said!.matchAll(/'([a-z-]+)'/g)].map((match) => match[1]!),
      ),
    );
    const needed = ['note-other-places', 'note-places', 'note-removed', 'note-search'];
    expect([...new Set(asked)].sort()).toEqual(needed);
    const known = new Set([id, 'blocks'].flatMap(own));
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });
});
