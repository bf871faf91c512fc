// What the notebook makes of what was told at Borodino, and where its marks stand on the field.

import { describe, expect, it } from 'vitest';
import type { BlockFacts, Event, Face, Scenery, View, Who } from '$types/borodino';
import { bookOf, hiddenSides } from '$games/borodino/notebook/book';
import { roomAt, takenIn } from '$games/borodino/notebook/pinning';
import { layoutOf } from '$games/borodino/map/layout';
import { overlap } from '$lib/board/paint/frame';
import { stateOf } from '$lib/table/notebook/saying';
import { field } from './support/borodino-map';
import { FIRST, knownIn, pins, remembers, SECOND, supposes, told } from './support/notebook';
import type { Sample } from './support/notebook';

const [FLECHES, WOOD, GORKI] = [0, 1, 2];
const [COMPANS, BAGRATION, NEVEROVSKY, GRENADIERS] = [0, 1, 2, 3];

const block = (name: string, side: string, change: Partial<BlockFacts> = {}) => ({
  ...{ name, side, corps: 'VIII', kind: 'infantry', steps: 4, arrival: null },
  ...change,
});

const scenery = {
  areas: ['Fleches', 'Utitsa Wood', 'Gorki'].map((name) => ({ name })),
  blocks: [
    block('Compans', 'french'),
    block('Bagration', 'russian', { corps: null, kind: 'headquarters', steps: 3 }),
    block('Neverovsky', 'russian'),
    block('Grenadiers', 'russian'),
  ],
  track: [6, 7, 8].map((hour) => ({ date: '7 September', hour })),
} as unknown as Scenery;

const view = (change: Partial<View> = {}) =>
  ({
    ...{ turn: 2, battle: null, blocks: [], hidden: [], destroyed: [], withdrawn: [] },
    ...change,
  }) as unknown as View;

const bookIn = (events: Event[][], now = view(), facts = scenery) =>
  bookOf(facts, now, 0, told(...events));
const known = (events: Event[][], now = view()) => knownIn(bookIn(events, now));

const face = (block: number, steps: number): Face => ({ block, steps });
const seen = (block: number, steps: number): Who => ({
  side: 'russian',
  face: face(block, steps),
  shown: true,
});
const unseen: Who = { side: 'russian', shown: false };
const shown = (area: number, ...faces: [number, number][]): Event => ({
  'battle-began': { area, attacker: 'french', faces: faces.map((one) => face(...one)) },
});

const sample: Sample<View> = {
  book: (pages, change) => bookOf(scenery, view(change), 0, pages),
  shown,
  inSight: (block, area, steps) => ({ blocks: [{ block, steps, shown: true, area }] }),
  hidden: (area, blocks) => ({ hidden: [{ area, side: 'russian', blocks }] }),
  once: 'Seen at Fleches on 7 September at 06:00 with 3 of 4 steps',
};

describe('what was seen', () => {
  remembers(sample);

  it('is of both sides for whoever has none', () => {
    expect(hiddenSides(0)).toEqual(['russian']);
    expect(hiddenSides(1)).toEqual(['french']);
    expect(hiddenSides('spectator')).toEqual(['french', 'russian']);
  });

  it('counts the steps that are lost and won back before the eyes of the viewer', () => {
    const lost: Event = { 'step-lost': { who: seen(2, 3), area: FLECHES, cause: 'fire' } };
    expect(known([[FIRST, lost]]).get(NEVEROVSKY)).toMatchObject({ last: { steps: 2 } });
    const supplied: Event = { supplied: { who: seen(2, 2), area: FLECHES, source: null } };
    expect(known([[FIRST, lost, supplied]]).get(NEVEROVSKY)).toMatchObject({ last: { steps: 3 } });
  });

  it('follows a block that leaves openly, and nobody who leaves unseen', () => {
    const open: Event = { retreated: { face: face(2, 3), from: FLECHES, to: WOOD } };
    const secret: Event = { moved: { who: unseen, from: FLECHES, to: GORKI, how: 'ordered' } };
    const found = known([
      [FIRST, shown(FLECHES, [2, 3], [3, 4]), open],
      [SECOND, secret],
    ]);
    expect(found.get(NEVEROVSKY)).toMatchObject({
      last: { place: WOOD },
      history: [{ place: FLECHES }, { place: WOOD }],
    });
    expect(found.get(GRENADIERS)).toMatchObject({ last: { place: FLECHES, turn: 1 } });
  });

  it('knows guns by their fire, and a headquarters by its orders, which tire it', () => {
    const fired: Event = {
      bombarded: {
        ...{ gun: face(GRENADIERS, 2), from: GORKI, at: FLECHES },
        ...{ value: 2, dice: [1], hits: 1, own: 0 },
      },
    };
    const active: Event = { activated: { hq: face(BAGRATION, 3), area: WOOD, post: null } };
    const tired: Event = { tired: { side: 'russian', hqs: [BAGRATION, NEVEROVSKY] } };
    const found = known([[FIRST, fired, active, tired]]);
    expect(found.get(GRENADIERS)).toMatchObject({ last: { place: GORKI, steps: 2 } });
    expect(found.get(BAGRATION)).toMatchObject({ last: { place: WOOD, steps: 2 } });
    expect(found.get(NEVEROVSKY), 'nobody knows where').toMatchObject({ state: 'never' });
  });

  it('sees reserves where the battle is, also in one that was fought before', () => {
    const joined: Event = {
      'round-began': { round: 2, attacker: 'french', joined: [face(3, 4)], flank_bonus: [] },
    };
    const found = known([[FIRST, shown(WOOD, [2, 3]), joined]]);
    expect(found.get(GRENADIERS)).toMatchObject({ last: { place: WOOD } });
    const ended: Event = { 'battle-ended': { area: GORKI, winner: 'french' } };
    expect(known([[joined, ended]]).get(GRENADIERS)).toMatchObject({ last: { place: GORKI } });
  });

  it('tells who is seen now, who is destroyed, and who left', () => {
    const now = view({
      blocks: [{ block: NEVEROVSKY, steps: 2, shown: true, area: FLECHES }],
      destroyed: [GRENADIERS],
      withdrawn: [BAGRATION],
    });
    const lost: Event = {
      destroyed: { block: GRENADIERS, area: WOOD, cause: 'fire', points: 1 },
    };
    const book = bookIn(
      [
        [FIRST, shown(FLECHES, [2, 3])],
        [SECOND, lost],
      ],
      now,
    );
    const found = knownIn(book);
    expect(found.get(NEVEROVSKY)).toMatchObject({ state: 'seen', place: FLECHES, steps: 2 });
    expect(stateOf(book, found.get(NEVEROVSKY)!)).toBe('Seen now at Fleches with 2 of 4 steps');
    expect(stateOf(book, found.get(GRENADIERS)!)).toBe(
      'Lost at Utitsa Wood on 7 September at 07:00',
    );
    expect(stateOf(book, found.get(BAGRATION)!)).toBe('Left the map');
  });

  it('names the hour before which a block does not come', () => {
    const blocks = scenery.blocks.map((facts, block) =>
      block === GRENADIERS ? { ...facts, arrival: { turn: 3, at: [GORKI] } } : facts,
    );
    const said = (turn: number) => {
      const book = bookIn([], view({ turn }), { ...scenery, blocks });
      return stateOf(book, knownIn(book).get(GRENADIERS)!);
    };
    expect(said(2)).toBe('Does not come before 7 September at 08:00');
    expect(said(3)).toBe('Not seen yet');
  });
});

describe('what may be', () => {
  supposes(sample);

  it('is counted in the words of the battle', () => {
    const { hidden, blocks, sides } = sample.book([], sample.hidden(GORKI, 2));
    expect(hidden).toMatchObject([{ at: 'Gorki', text: '2 hidden Russian blocks' }]);
    expect(blocks[COMPANS]?.corps).toBe('VIII Corps');
    expect(blocks[BAGRATION]?.corps).toBe('Army headquarters');
    expect(sides.map(({ name }) => name)).toEqual(['Russians']);
  });
});

describe('what is shown', () => {
  pins(sample);

  it('keeps pencil marks off names and off what is drawn, in every area', () => {
    const layout = layoutOf(field);
    const taken = takenIn(field, view(), layout);
    expect(taken.length).toBeGreaterThan(field.areas.length);
    field.areas.forEach(({ name }, area) => {
      const mark = roomAt(field, layout, area, { width: 50, height: 26 }, taken);
      const covered = taken.reduce((sum, frame) => sum + overlap(mark, frame), 0);
      expect(covered, name).toBeLessThan((50 * 26) / 10);
    });
  });

  it('keeps them off one another', () => {
    const layout = layoutOf(field);
    const size = { width: 40, height: 20 };
    const free = roomAt(field, layout, 0, size, []);
    expect(overlap(free, roomAt(field, layout, 0, size, [free]))).toBeLessThan(40);
  });
});
