// Which page an address names.

import { expect, test } from 'vitest';
import { gamePath, read } from '$lib/router.svelte';

test('an address names a page, and nothing else is one', () => {
  expect(read('/')).toEqual({ page: 'front' });
  expect(read('/tables/a1')).toEqual({ page: 'table', table: 'a1' });
  expect(read('/games/ccn/a/b')).toEqual({ page: 'nowhere' });
  expect(read('/games/%')).toEqual({ page: 'nowhere' });
});

test('how somebody wants to play goes with him to the scenario, and stays behind where it is not said', () => {
  expect(read('/games/ccn', '?mode=watch')).toMatchObject({ game: 'ccn', mode: 'watch' });
  expect(read('/games/ccn')).toEqual({ page: 'game', game: 'ccn' });
  expect(gamePath('ccn', 'rolica', 'hot-seat')).toBe('/games/ccn/rolica?mode=hot-seat');
  expect(gamePath('ccn', 'rolica')).toBe('/games/ccn/rolica');
  expect(gamePath('ccn')).toBe('/games/ccn');
});
