import { describe, expect, test } from 'vitest';
import type { Ending } from '$types/protocol';
import type { SeatCard, TableEntry } from '$types/server';
import { inWords, since } from '$lib/dates';
import { headline, how } from '$lib/table/ending';
import { secretIn } from '$lib/table/invitations';
import { botName, heirOf, whose } from '$lib/table/seats';
import { Lexicon } from '$lib/words';
import { inHundreds, inTenths } from '$lib/words/numbers';
import { finished, rows, running } from '../src/pages/front/tables';

describe('dates', () => {
  test('are written as one writes them', () => {
    expect(inWords('1808-08-17')).toBe('17 August 1808');
    expect(inWords('summer 1809')).toBe('summer 1809');
  });

  test.each([
    [30, 'this minute'],
    [180, '3 minutes ago'],
    [7_200, '2 hours ago'],
    [90_000, 'yesterday'],
  ])('%d seconds ago is %s', (seconds, text) => {
    expect(since(1_000_000 - seconds, 1_000_000)).toBe(text);
  });
});

describe('an invitation', () => {
  test('is read from behind the #', () => {
    expect(secretIn('#sit=00ff')).toBe('00ff');
    expect(secretIn('sit=00ff')).toBe('00ff');
    expect([secretIn(''), secretIn('#content'), secretIn('#sit=<b>')]).toEqual([null, null, null]);
  });
});

describe('a seat goes to', () => {
  const seat = (number: number, more: Partial<SeatCard> = {}) =>
    ({ seat: number, side: `${number}`, occupant: 'person', mine: false, ...more }) as SeatCard;

  test('the first ally who plays on', () => {
    const seats = [
      seat(0, { mine: true }),
      seat(1),
      seat(2),
      seat(3, { occupant: 'greedy' }),
      seat(4),
    ];
    expect(heirOf(seats, [2, 3, 4], [])?.seat).toBe(2);
    expect(heirOf(seats, [2, 3, 4], [2])?.seat, 'one has given up').toBe(4);
    expect(heirOf(seats, [2, 3], [2]), 'a bot is no person').toBeUndefined();
    expect(heirOf(seats, [], [])).toBeUndefined();
  });
});

describe('bots', () => {
  const words = new Lexicon(['level-sergeant = Sergeant']);

  test('have the name of their level in their game', () => {
    expect(botName('sergeant', words)).toBe('Sergeant (computer)');
    expect(botName('sergeant', null)).toBe('sergeant (computer)');
  });

  test('of old records are still known, and others have their own names', () => {
    expect(botName('greedy', words)).toBe('Greedy (computer)');
    expect(botName('mastermind', words)).toBe('mastermind (computer)');
  });
});

describe('the end', () => {
  const won: Ending = { winners: [1], margin: 2, by: 'rules', text: 'Allies won by 2.' };

  test('is victory to one and defeat to the other', () => {
    expect(headline(won, [1])).toBe('Victory');
    expect(headline(won, [0])).toBe('Defeat');
    expect(headline(won, [])).toBe('The battle is over');
    expect(headline(won, [0, 1])).toBe('The battle is over');
    expect(headline({ ...won, winners: [] }, [0])).toBe('A draw');
    expect(headline({ ...won, by: 'abandonment' }, [0])).toBe('Broken off');
  });

  test('says who gave up', () => {
    const gaveUp: Ending = { ...won, by: 'resignation' };
    expect(how(gaveUp, [1])).toBe('The other side gave up.');
    expect(how(gaveUp, [0])).toBe('You gave up.');
    expect(how(gaveUp, [])).toBe('One side gave up.');
    for (const by of ['rules', 'agreement', 'abandonment'] as const)
      expect(how({ ...won, by }, [0])).toMatch(/^[A-Z].*\.$/);
  });

  test('counts hits to one place', () => {
    expect([inTenths(11.64), inTenths(22)]).toEqual(['11.6', '22.0']);
  });

  test('counts wins in a hundred so that they are not more than all games', () => {
    expect(inHundreds([103, 97], 200)).toEqual([52, 48]);
    expect(inHundreds([1, 1, 1], 3)).toEqual([33, 34, 33]);
    expect(inHundreds([40, 50], 100), 'with draws').toEqual([40, 50]);
  });
});

describe('my games', () => {
  const entry = (table: string, waiting: unknown, mine: number[], touched: number): TableEntry => ({
    table,
    game: 'ccn',
    scenario: 'vimeiro',
    title: 'Vimeiro',
    waiting,
    mine,
    opened: 0,
    touched,
  });
  const over = { over: { winners: [1], margin: 1, by: 'rules', text: 'Allies won by 1.' } };
  const all = rows(
    [
      entry('theirs', { on: [0] }, [1], 90),
      entry('mine', { on: [1] }, [1], 10),
      entry('done', over, [1], 80),
      entry('watched', { on: [0] }, [], 20),
      entry('empty', { seats: [0] }, [1], 30),
      entry('both', { pinches: [0, 1] }, [0, 1], 40),
    ],
    null,
  );

  test('stand with those first that wait for me', () => {
    expect(running(all).map(({ table }) => table)).toEqual([
      'both',
      'mine',
      'theirs',
      'empty',
      'watched',
    ]);
    expect(finished(all).map(({ state }) => state)).toEqual(['Allies won by 1.']);
  });

  test('say what they wait for', () => {
    const state = new Map(all.map(({ table, state }) => [table, state]));
    expect(state.get('mine')).toBe('Your turn');
    expect(state.get('theirs')).toBe('The other side’s turn');
    expect(state.get('watched')).toBe('The computer is thinking');
    expect(state.get('empty')).toBe('Waits for somebody to sit down');
    expect(all.every(({ part, state }) => !`${part}${state}`.includes('['))).toBe(true);
  });

  test('know whose turn it is', () => {
    expect(whose({ orders: [0, 1] }, [1])).toBe('me');
    expect(whose({ on: [0] }, [])).toBe('others');
  });
});
