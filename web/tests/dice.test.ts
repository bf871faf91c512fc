// Dice have a ring only where it is told what came of them.

import { describe, expect, test } from 'vitest';
import { counted, fateful } from '$games/ccn/dice';

describe('the dice of an attack', () => {
  test('are ringed where as many faces of the arm fell as hits were told', () => {
    expect(counted(['infantry', 'saber', 'flag'], 'infantry', { hits: 1, flags: 1 })).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('include sabers where it takes them to come to that number', () => {
    expect(counted(['infantry', 'saber', 'flag'], 'infantry', { hits: 2, flags: 0 })).toEqual([
      true,
      true,
      false,
    ]);
    expect(counted(['saber', 'cavalry'], null, { hits: 1, flags: 0 })).toEqual([true, false]);
  });

  test('did nothing where nothing was told', () => {
    expect(counted(['infantry', 'flag'], 'infantry', { hits: 0, flags: 0 })).toEqual([
      false,
      false,
    ]);
  });

  test('are left alone where the numbers are others', () => {
    expect(counted(['infantry', 'infantry'], 'infantry', { hits: 1, flags: 0 })).toEqual([]);
    expect(counted(['flag', 'flag'], 'infantry', { hits: 0, flags: 1 })).toEqual([]);
    expect(counted(['saber', 'saber'], null, { hits: 1, flags: 0 })).toEqual([]);
  });
});

test('a leader falls to all dice together, or to none', () => {
  expect(fateful(['saber', 'saber'], true)).toEqual([true, true]);
  expect(fateful(['saber', 'flag'], false)).toEqual([false, false]);
  expect(fateful(['saber', 'flag'], true)).toEqual([]);
});
