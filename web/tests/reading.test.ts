import { describe, expect, it } from 'vitest';
import type { Card, Kind } from '$types/ccn';
import { groupsOf } from '../src/games/ccn/hand';
import { label, losses } from '../src/games/ccn/reading';
import { BADGES, FACES, KIND_WORDS } from '../src/games/ccn/symbols';
import { trackOf } from '../src/games/ccn/tracks';
import { words } from '../src/games/ccn/words';
import { mapOf, scenery, view } from './samples';

describe('a hex in words', () => {
  it('tells place, ground, unit, leader and objective', () => {
    const town = scenery({ map: mapOf(['', '', '', '. . . t']) });
    expect(label(town, view(), '4,4')).toBe(
      'Row 4, hex 4, town, Roliça, French line infantry, 70e Ligne, 4 of 4 blocks, ' +
        'French leader Delaborde, Allies objective the village, 1 banner',
    );
  });

  it('tells marks, squares and works', () => {
    const before = view();
    const units = before.units.map((unit) => ({
      ...unit,
      square: unit.unit === 2 ? 0 : null,
      marks: ['ordered' as const, 'moved' as const],
    }));
    const text = label(scenery(), { ...before, units }, '5,4');
    expect(text).toContain('2 of 4 blocks, in square, ordered, moved');
    expect(label(scenery(), before, '5,5')).toContain('field works on 2 sides');
  });

  it('tells the ground as it is now', () => {
    const town = scenery({ map: mapOf(['', '', '', '. . . t']) });
    expect(label(town, view({ changed: [0] }), '4,4')).toContain('clear ground');
  });

  it('says every word', () => {
    for (const name of Object.values(KIND_WORDS)) expect(words.has(name)).toBe(true);
    for (const face of Object.keys(FACES)) expect(words.has(`face-${face}`)).toBe(true);
    expect(Object.keys(BADGES).sort()).toEqual(Object.keys(KIND_WORDS).sort() as Kind[]);
  });
});

describe('what was lost', () => {
  it('counts units, leaders and blocks of each side', () => {
    const before = view();
    const after = {
      ...before,
      units: before.units.filter(({ unit }) => unit !== 1),
      leaders: [
        { leader: 0, hex: null, fate: 'eliminated' as const, marks: [] },
        before.leaders[1]!,
      ],
    };
    expect(losses(scenery(), after)).toEqual([
      { side: 'french', text: '1 unit, 1 leader, 4 blocks' },
      { side: 'allied', text: 'no unit, 2 blocks' },
    ]);
  });
});

describe('the hand', () => {
  const cards: Card[] = ['forward', 'forward', 'bombard'];
  const mine = view({
    french: { ...view().french, size: 3, cards, track: [{ slot: 0, card: 'rally' }] },
  });

  it('has a name for each of two equal cards, and those on the track apart', () => {
    const [own, track, other] = groupsOf(mine, 0);
    expect(own?.cards.map(({ card }) => card)).toEqual(cards);
    expect(new Set(own?.cards.map(({ key }) => key)).size).toBe(3);
    expect(track?.cards.map(({ card, isPlayable }) => [card, isPlayable])).toEqual([
      ['rally', false],
    ]);
    expect(other?.backs).toBe(5);
  });

  it('shows backs alone to whoever may not look', () => {
    expect(groupsOf(view(), 'spectator').map(({ backs }) => backs)).toEqual([5, 5]);
  });
});

describe('the banner track', () => {
  it('tells banners for objectives from those for pieces', () => {
    const won = view({ allied: { ...view().allied, banners: 3, trophies: 2 } });
    expect(trackOf(scenery(), won, 'allied').banners).toEqual([
      'trophy',
      'trophy',
      'objective',
      'open',
      'open',
    ]);
  });
});
