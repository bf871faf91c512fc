import { describe, expect, test } from 'vitest';
import type { Balance, OptionCard } from '$types/engine';
import type { ScenarioPage } from '$types/server';
import { chosenInWords } from '$lib/table/options';
import { Lexicon } from '$lib/words';
import { figureOf, figureWith, handicaps, isUneven, sharesOf } from '../src/pages/game/figures';

const option = (id: string, usually: string, book: string, values: string[]) => ({
  id,
  rule: 'WAT-3.1.1',
  default: usually,
  book,
  values,
});

const cards: OptionCard[] = [
  option('setup', 'balanced', 'free', ['balanced', 'historical', 'free']),
  option('idle-fire', 'on', 'on', ['on', 'off']),
  { id: 'handicap-french', rule: 'WAT-23.1.4', default: '0', values: [] },
];

const counted = (french: number, allies: number, games = 200): Balance => ({
  level: 'general',
  rules_version: 2,
  games,
  wins: [french, allies],
});

const side = (title: string) => ({ id: title, title, commander: '', plan: '' });

const page: ScenarioPage = {
  opening: null,
  scenery: null,
  scenario: {
    id: 'the-hundred-days',
    title: 'The Hundred Days',
    date: '1815-06-15',
    place: '',
    background: '',
    sides: [side('French'), side('Allies')],
    turns: 23,
    notes: [],
    balance: counted(102, 98),
  },
  figures: [
    { options: { setup: 'historical' }, balance: counted(60, 140) },
    { options: { setup: 'free' }, balance: counted(112, 88) },
  ],
};

describe('the figures of a battle', () => {
  test('stand beside each value for which they were counted', () => {
    const wins = (value: string) => figureOf(page, cards, {}, ['setup', value])?.wins;
    expect(wins('balanced')).toEqual([102, 98]);
    expect(wins('historical')).toEqual([60, 140]);
    expect(wins('free')).toEqual([112, 88]);
    expect(figureOf(page, cards, {}, ['idle-fire', 'on'])).toBeUndefined();
    expect(figureOf({ ...page, figures: [] }, cards, {}, ['setup', 'balanced'])).toBeUndefined();
  });

  test('are for just these options', () => {
    const historical = { setup: 'historical' };
    expect(figureWith(page, cards, historical)?.wins).toEqual([60, 140]);
    expect(figureWith(page, cards, { ...historical, 'idle-fire': 'on' })?.wins).toEqual([60, 140]);
    expect(figureWith(page, cards, { ...historical, 'idle-fire': 'off' })).toBeUndefined();
    expect(figureWith(page, cards, { 'handicap-french': '2' })).toBeUndefined();
  });

  test('are told in hundreds', () => {
    expect(sharesOf(page.scenario.sides, counted(112, 88))).toBe('French 56 %, Allies 44 %');
  });

  test('are uneven beyond forty to sixty; a draw is shared', () => {
    expect([counted(80, 120), counted(120, 80)].map(isUneven)).toEqual([false, false]);
    expect([counted(79, 121), counted(121, 79)].map(isUneven)).toEqual([true, true]);
    expect([counted(60, 90), counted(50, 100)].map(isUneven)).toEqual([false, true]);
    expect(handicaps(cards).map(({ id }) => id)).toEqual(['handicap-french']);
  });
});

describe('the options of a table', () => {
  const words = new Lexicon(['option-setup = Set-up\n    .value-free = free\n']);

  test('are told where they are not as usual', () => {
    expect(chosenInWords(cards, { 'idle-fire': 'off' }, words)).toEqual(['idle-fire: no']);
    expect(chosenInWords(cards, { setup: 'historical' }, words)).toEqual(['Set-up: historical']);
  });

  test('are by the book where all are of which it says something', () => {
    const book = 'By the letter of the book';
    expect(chosenInWords(cards, { setup: 'free' }, words)).toEqual([book]);
    expect(chosenInWords(cards, { setup: 'free', 'handicap-french': '2' }, words)).toEqual([
      book,
      'handicap-french: 2',
    ]);
    expect(chosenInWords(cards, { setup: 'free', 'idle-fire': 'off' }, words)).toEqual([
      'Set-up: free',
      'idle-fire: no',
    ]);
    // Before the list of games is here, the option itself is named.
    expect(chosenInWords([], { setup: 'free' }, words)).toEqual(['Set-up: free']);
  });
});
