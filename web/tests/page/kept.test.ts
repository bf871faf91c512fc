// What a browser keeps, and for how long.

import { expect, test, vi } from 'vitest';
import { keep, recall } from '$lib/kept';
import { forget, promised, remember, rememberPinch } from '$lib/proof/promise';
import { card } from '../support/server';

const table = (name: string) => ({ ...card({ pinches: [1] }), table: name });

test('what was promised at a table is kept as it was first seen', () => {
  remember(table('aa'));
  rememberPinch(table('aa'), 1, '0102');
  remember({ ...table('aa'), commitment: 'ff' });
  expect(promised('aa')).toEqual({ id: 'bb', commitment: 'cc', pinches: { 1: '0102' } });
  forget('aa');
  expect(promised('aa')).toBeNull();
});

test('the promises of the last two hundred tables are kept', () => {
  for (let number = 0; number < 201; number += 1) remember(table(`t${number}`));
  expect(promised('t0')).toBeNull();
  expect(promised('t1')).not.toBeNull();
  expect(promised('t200')).not.toBeNull();
});

test('a table at which we gave our bytes is the newest again', () => {
  for (let number = 0; number < 200; number += 1) remember(table(`u${number}`));
  rememberPinch(table('u0'), 1, '0102');
  remember(table('u200'));
  expect(promised('u0')?.pinches).toEqual({ 1: '0102' });
  expect(promised('u1')).toBeNull();
});

test('of the settings that were kept, only those that mean something are taken', async () => {
  const before = recall('settings');
  keep('settings', { speed: 'x', theme: 'dark', motion: 3, curtain: 'no', confirmAttacks: false });
  vi.resetModules();
  const { settings } = await import('$lib/settings.svelte');
  expect(settings.all).toMatchObject({ speed: 'usual', theme: 'dark', motion: 'system' });
  expect(settings.all).toMatchObject({ curtain: true, confirmAttacks: false });
  expect(settings.pace).toBe(1);
  keep('settings', before);
});

test.each([null, 7, 'dark', ['dark']])(
  'settings that are none (%j) are the usual ones',
  async (kept) => {
    keep('settings', kept);
    vi.resetModules();
    const { settings } = await import('$lib/settings.svelte');
    expect(settings.all).toMatchObject({ theme: 'system', speed: 'usual', curtain: true });
  },
);
