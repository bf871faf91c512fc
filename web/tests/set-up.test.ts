import { describe, expect, test } from 'vitest';
import type { OptionCard, ScenarioCard } from '$types/engine';
import { players as samurai } from '$games/samurai/seats';
import { players as waterloo } from '$games/waterloo/seats';
import { chosenInWords, departs, isByTheBook } from '$lib/table/options';
import {
  byTheBook,
  fitted,
  freeSeats,
  isMode,
  offeredFirst,
  seatsOf,
  usual,
  wish,
  withOffers,
  withOption,
  type Mode,
} from '../src/pages/game/setUp';

const level = (id: string) => ({ id, title: id, about: `Plays like a ${id}.` });
const levels = ['conscript', 'sergeant', 'colonel', 'marshal'].map(level);

const scenario: ScenarioCard = {
  id: 'the-hundred-days',
  title: 'The Hundred Days',
  date: '1815-06-15',
  place: '',
  background: '',
  sides: [],
  turns: 23,
  notes: [],
  between_people: { setup: 'free' },
};

const army = (id: string) => ({ id, title: id, commander: '', plan: '' });

const option = (id: string, usually: string, book: string) => ({
  id,
  rule: 'CCN-1',
  default: usually,
  book,
  values: ['on', 'off'],
});

describe('a new table', () => {
  test('is against the second level when nothing is said', () => {
    expect(seatsOf(usual(2, levels))).toEqual(['me', 'sergeant']);
    expect(seatsOf(usual(2, levels.slice(0, 1)))).toEqual(['me', 'conscript']);
    expect(seatsOf(usual(2, []))).toEqual(['me', 'random']);
  });

  test('is against the level that I choose, whichever side I take', () => {
    const hard = { ...usual(3, levels), level: 'marshal' };
    expect(seatsOf(hard)).toEqual(['me', 'marshal', 'marshal']);
    expect(seatsOf({ ...hard, mine: 2 })).toEqual(['marshal', 'marshal', 'me']);
  });

  test('lets luck choose my side', () => {
    const setUp = { ...usual(2, levels), mine: 'luck' } as const;
    expect(seatsOf(setUp, () => 0)).toEqual(['me', 'sergeant']);
    expect(seatsOf(setUp, () => 0.99)).toEqual(['sergeant', 'me']);
    expect(seatsOf({ ...setUp, mode: 'link' }, () => 0.5)).toEqual(['open', 'me']);
  });

  test('seats me where I like', () => {
    expect(seatsOf({ ...usual(2, levels), mine: 1 })).toEqual(['sergeant', 'me']);
  });

  test('keeps the other seat open for whoever has the link', () => {
    expect(seatsOf({ ...usual(2, levels), mode: 'link', mine: 1 })).toEqual(['open', 'me']);
  });

  test('has me on both sides of a hot-seat, and on none when I watch', () => {
    expect(seatsOf({ ...usual(2, levels), mode: 'hot-seat' })).toEqual(['me', 'me']);
    expect(
      seatsOf({ ...usual(2, levels), mode: 'watch', levels: ['colonel', 'conscript'] }),
    ).toEqual(['colonel', 'conscript']);
  });

  test('of three seats has a friend, the computer or me at each', () => {
    const three = { ...usual(3, levels), mode: 'link', mine: 1 } as const;
    expect(seatsOf(three)).toEqual(['open', 'me', 'open']);
    expect(freeSeats(three)).toEqual([0, 2]);
    expect(seatsOf({ ...three, places: { 2: 'marshal' } })).toEqual(['open', 'me', 'marshal']);
    const here = { ...three, mode: 'hot-seat', places: { 0: 'colonel' } } as const;
    expect(seatsOf(here)).toEqual(['colonel', 'me', 'me']);
    expect(freeSeats({ ...three, mode: 'computer' })).toEqual([]);
    expect(freeSeats(usual(2, levels))).toEqual([]);
  });

  test('has as many seats as commanders play', () => {
    const three = fitted({ ...usual(2, levels), mine: 1, level: 'marshal' }, [0, 1, 1]);
    expect([three.levels, three.mine]).toEqual([['sergeant', 'sergeant', 'marshal'], 1]);
    const two = fitted({ ...three, mine: 2, places: { 1: 'open' } }, [0, 1]);
    expect(seatsOf(two)).toEqual(['marshal', 'me']);
    expect(fitted({ ...three, mine: 'luck' }, [0, 1]).mine).toBe('luck');
  });

  test('leaves me my side and my rank when others come or go', () => {
    const sides = (chosen: Record<string, string>) =>
      samurai.sides([army('oda'), army('takeda')], chosen).map(({ side }) => side);
    const [one, four, three] = [
      sides({ 'commanders-b': '2' }),
      sides({ 'commanders-a': '2', 'commanders-b': '2' }),
      sides({ 'commanders-a': '2', 'commanders-b': '3' }),
    ];
    // Takeda II has the third seat, and the fourth once there is an Oda II.
    const second = { ...fitted(usual(2, levels), one), mine: 2, levels: ['a', 'b', 'b-2'] };
    const joined = fitted(second, four);
    expect([joined.mine, joined.levels]).toEqual([3, ['a', 'b', 'sergeant', 'b-2']]);
    expect(fitted(joined, one).mine).toBe(2);
    // Who has no command left has the lowest of his side.
    expect(fitted({ ...fitted(joined, three), mine: 4 }, four).mine).toBe(3);
    expect(fitted(joined, sides({})).mine).toBe(1);
    const allied = (chosen: Record<string, string>) =>
      waterloo.sides([army('french'), army('allies')], chosen).map(({ side }) => side);
    const blucher = { ...fitted(usual(2, levels), allied({ 'three-players': 'on' })), mine: 2 };
    expect(fitted(blucher, allied({})).mine).toBe(1);
  });

  test('names only the options that are not as usual', () => {
    const card = option('ford-square', 'on', 'on');
    const off = withOption({}, card, 'off');
    expect(off).toEqual({ 'ford-square': 'off' });
    expect(withOption(off, card, 'on')).toEqual({});
    const setUp = { ...usual(2, levels), options: off, watchers: false };
    expect(wish('ccn', { ...scenario, id: 'vimeiro' }, setUp)).toEqual({
      game: 'ccn',
      scenario: 'vimeiro',
      seats: ['me', 'sergeant'],
      options: { 'ford-square': 'off' },
      watchers: false,
    });
  });

  test('between people begins as its scenario offers, and says so', () => {
    const card = option('setup', 'balanced', 'free');
    const wished = (mode: Mode, options = {}) =>
      wish('waterloo', scenario, { ...usual(2, levels, mode), options }).options;
    expect(wished('computer')).toEqual({});
    expect(wished('watch')).toEqual({});
    expect([wished('hot-seat'), wished('link')]).toEqual([{ setup: 'free' }, { setup: 'free' }]);
    // Who chooses the default himself gets it.
    const [offered] = withOffers([card], offeredFirst(scenario, usual(2, levels, 'link')));
    expect(offered?.default).toBe('free');
    expect(wished('link', withOption({}, offered!, 'balanced'))).toEqual({ setup: 'balanced' });
    // Where the computer plays too, nothing is offered.
    const mixed = { ...usual(3, levels, 'link'), places: { 2: 'marshal' } };
    expect(offeredFirst(scenario, mixed)).toEqual({});
  });

  test('is played by the book at one press', () => {
    const cards = [option('ford-square', 'on', 'on'), option('no-units-loses', 'on', 'off')];
    const book = byTheBook(cards, { 'ford-square': 'off' }, true);
    expect(book).toEqual({ 'ford-square': 'on', 'no-units-loses': 'off' });
    expect([isByTheBook(cards, book), isByTheBook(cards, {})]).toEqual([true, false]);
  });

  test('has what the book leaves to the players as they like it, by the book too', () => {
    const { book: _, ...level } = option('level', 'scenario', '');
    const cards: OptionCard[] = [level, option('equal-points', 'scenario', 'draw')];
    const expert = { level: 'expert' };
    const book = byTheBook(cards, expert, true);
    expect(book).toEqual({ level: 'expert', 'equal-points': 'draw' });
    expect(isByTheBook(cards, book)).toBe(true);
    expect(isByTheBook(cards, { ...book, level: 'basic' })).toBe(true);
    expect(departs(level)).toBe(false);
    expect(byTheBook(cards, book, false)).toEqual({ level: 'expert', 'equal-points': 'scenario' });
    expect(chosenInWords(cards, book, null)).toEqual([
      'By the letter of the book',
      'level: expert',
    ]);
  });

  test('is by the book in the form and in the room before it alike', () => {
    const cards = [option('ford-square', 'on', 'on'), option('no-units-loses', 'on', 'off')];
    const among: Record<string, string>[] = [
      {},
      { 'no-units-loses': 'off' },
      { 'ford-square': 'off', 'no-units-loses': 'off' },
      { 'ford-square': 'off' },
    ];
    const said = among.map((chosen) => chosenInWords(cards, chosen, null)[0] ?? '');
    expect(said.map((line) => line.includes('letter of the book'))).toEqual(
      among.map((chosen) => isByTheBook(cards, chosen)),
    );
    expect(chosenInWords(cards, among[2]!, null)).toHaveLength(2);
  });

  test('stays by the book whoever comes to play', () => {
    const cards = [option('setup', 'balanced', 'free')];
    expect(cards.some(departs)).toBe(true);
    const among = (mode: Mode) => withOffers(cards, offeredFirst(scenario, usual(2, levels, mode)));
    const options = byTheBook(cards, {}, true);
    for (const mode of ['link', 'computer'] as const) {
      expect(isByTheBook(among(mode), options)).toBe(true);
      const setUp = { ...usual(2, levels, mode), options };
      expect(wish('waterloo', scenario, setUp).options).toEqual({ setup: 'free' });
    }
    // Switched off, what is offered first is not the letter again.
    const off = byTheBook(cards, options, false);
    expect(isByTheBook(among('link'), off)).toBe(false);
  });

  test('leaves by the book with every other option as it was', () => {
    const cards = [option('ford-square', 'on', 'on'), option('no-units-loses', 'on', 'off')];
    const chosen = { 'ford-square': 'off', 'no-units-loses': 'off' };
    expect(byTheBook(cards, chosen, false)).toEqual({ ...chosen, 'no-units-loses': 'on' });
  });

  test('knows its modes', () => {
    expect([isMode('link'), isMode('chess'), isMode(undefined)]).toEqual([true, false, false]);
  });
});
