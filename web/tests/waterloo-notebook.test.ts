// What the notebook makes of what was told, and of what the server supposes.

import { describe, expect, it } from 'vitest';
import type { Event, Scenery, View } from '$types/waterloo';
import type { Surmise } from '$types/engine';
import { bookOf, corpsName, hiddenArmies } from '$games/waterloo/notebook/book';
import { roomAt } from '$games/waterloo/notebook/pinning';
import { isMeant, stateOf } from '$lib/table/notebook/saying';
import { chances, stacks } from '$lib/table/notebook/supposing';
import { FIRST, knownIn, pins, remembers, SECOND, supposes, told } from './support/notebook';
import type { Sample } from './support/notebook';

const block = (
  name: string,
  army: string,
  corps: string | null,
  steps: number,
  kind = 'infantry',
) => ({
  id: name,
  name,
  army,
  corps,
  kind,
  steps,
  fire: 1,
  town: 0,
});
const town = (name: string, x: number) => ({
  id: name,
  name,
  zone: 'prussian',
  x,
  y: 100,
  supply: null,
});

const scenery = {
  width: 1000,
  height: 700,
  towns: [town('Ligny', 200), town('Wavre', 400), town('Namur', 600)],
  blocks: [
    block('Reille', 'french', 'II', 4),
    block('Blücher', 'prussian', null, 1, 'leader'),
    block('Jagow', 'prussian', 'I', 4),
    block('Krafft', 'prussian', 'II', 4),
  ],
  track: [
    { date: '15 June', active: 'french' },
    { date: '16 June', active: 'allied' },
  ],
} as unknown as Scenery;

const view = (change: Partial<View> = {}) =>
  ({ turn: 2, blocks: [], hidden: [], lost: [], removed: [], ...change }) as unknown as View;

const shown = (at: number, ...faces: [number, number][]): Event => ({
  'skirmishers-shown': { town: at, faces: faces.map(([block, steps]) => ({ block, steps })) },
});
const bookIn = (events: Event[][], now = view()) => bookOf(scenery, now, 0, told(...events));
const known = (events: Event[][], now = view()) => knownIn(bookIn(events, now));

const sample: Sample<View> = {
  book: (pages, change) => bookOf(scenery, view(change), 0, pages),
  shown,
  inSight: (block, town, steps) => ({ blocks: [{ block, steps, shown: true, town }] }),
  hidden: (town, blocks) => ({ hidden: [{ town, army: 'prussian', blocks, disrupted: 0 }] }),
  once: 'Seen at Ligny on 15 June with 3 of 4 steps',
};

describe('what was seen', () => {
  remembers(sample);

  it('is of the enemy alone, and of everybody for whoever has no side', () => {
    expect(hiddenArmies(0)).toEqual(['anglo-dutch', 'prussian']);
    expect(hiddenArmies(2)).toEqual(['french']);
    expect(hiddenArmies('spectator')).toHaveLength(3);
    expect([...known([]).keys()]).toEqual([1, 2, 3]);
  });

  it('counts the step that is lost before the eyes of the viewer', () => {
    const who = { army: 'prussian', face: { block: 2, steps: 3 }, shown: true } as const;
    const lost: Event = { 'step-lost': { who, town: 0, location: null } };
    expect(known([[FIRST, lost]]).get(2)).toMatchObject({ last: { steps: 2 } });
    const rout: Event = { 'rout-loss': { who, lost: 2 } };
    expect(known([[FIRST, shown(1, [2, 3]), rout]]).get(2)).toMatchObject({
      last: { place: 1, steps: 1 },
    });
  });

  it('follows a block that leaves openly, and nobody who leaves unseen', () => {
    const who = { army: 'prussian', face: { block: 2, steps: 3 }, shown: true } as const;
    const open: Event = { retreated: { who, from: 0, location: 'd-c', to: 1 } };
    const secret: Event = {
      retreated: { who: { army: 'prussian', shown: false }, from: 0, location: null, to: 2 },
    };
    const found = known([[FIRST, shown(0, [2, 3], [3, 4]), open, secret]]);
    expect(found.get(2)).toMatchObject({
      last: { place: 1 },
      history: [{ place: 0 }, { place: 1 }],
    });
    expect(found.get(3)).toMatchObject({ last: { place: 0 } });
  });

  it('knows a leader who was shown for a march', () => {
    const book = bookIn([[FIRST, { 'leader-shown': { leader: 1, town: 2 } }]]);
    expect(stateOf(book, knownIn(book).get(1)!)).toBe('Seen at Namur on 15 June');
  });

  it('tells who is seen now, who was lost, and who left', () => {
    const now = view({
      blocks: [{ block: 2, steps: 2, shown: true, town: 0, at: 'd-c' }],
      lost: [3],
      removed: [1],
    });
    const lost: Event = { eliminated: { block: 3, town: 1, location: null } };
    const book = bookIn(
      [
        [FIRST, shown(0, [2, 3])],
        [SECOND, lost],
      ],
      now,
    );
    const found = knownIn(book);
    expect(found.get(2)).toMatchObject({ state: 'seen', place: 0, at: 'Ligny D-C', steps: 2 });
    expect(stateOf(book, found.get(2)!)).toBe('Seen now at Ligny D-C with 2 of 4 steps');
    expect(stateOf(book, found.get(3)!)).toBe('Lost at Wavre on 16 June');
    expect(found.get(1)).toMatchObject({ state: 'removed' });
  });
});

const SURMISES: Surmise[] = [
  { place: 'Ligny', suspects: [{ piece: 2, least: 2, most: 3 }] },
  {
    place: 'Wavre A-L',
    suspects: [
      { piece: 3, least: 4, most: 4 },
      { piece: 2, least: 1, most: 3 },
    ],
  },
  { place: 'Wavre A-Res', suspects: [{ piece: 2, least: 2, most: 4 }] },
  { place: 'Nowhere', suspects: [{ piece: 2, least: 1, most: 1 }] },
];

describe('what may be', () => {
  supposes(sample);

  it('is said by block, the locations of a town as one', () => {
    const found = chances(bookIn([]), SURMISES);
    expect(found.get(2)).toEqual([
      { place: 0, least: 2, most: 3 },
      { place: 1, least: 1, most: 4 },
    ]);
    expect(found.get(3)).toEqual([{ place: 1, least: 4, most: 4 }]);
    expect(chances(bookIn([]), null).size).toBe(0);
  });

  it('is said by stack, whoever must be there first', () => {
    const now = view({
      hidden: [
        { town: 1, at: 'a-l', army: 'prussian', blocks: 2, disrupted: 1 },
        { town: 0, army: 'prussian', blocks: 1, disrupted: 0 },
        { town: 2, army: 'french', blocks: 1, disrupted: 0 },
      ],
    });
    const found = stacks(bookIn([], now), SURMISES);
    expect(found.map(({ place, at, text }) => [place, at, text])).toEqual([
      [0, 'Ligny', '1 Prussian block'],
      [1, 'Wavre A-L', '2 Prussian blocks, 1 disrupted'],
    ]);
    expect(found[1]!.suspects).toEqual([
      { block: 3, least: 4, most: 4, isSure: true },
      { block: 2, least: 1, most: 3, isSure: false },
    ]);
  });
});

describe('what is said and shown', () => {
  it('finds a name without its accents', () => {
    expect(isMeant(' bluch', 'Blücher')).toBe(true);
    expect(isMeant('', 'Blücher')).toBe(true);
    expect(isMeant('ney', 'Blücher', 'Wavre')).toBe(false);
  });

  it('calls corps by their names', () => {
    expect(corpsName({ army: 'french', corps: 'G' })).toBe('Imperial Guard');
    expect(corpsName({ army: 'prussian', corps: 'IV' })).toBe('IV Corps');
    expect(corpsName({ army: 'prussian', corps: null })).toBe('In command');
  });

  pins(sample);

  it('keeps pencil marks off what lies on the map', () => {
    const ligny = scenery.towns[0]!;
    const size = { width: 40, height: 20 };
    const free = roomAt(scenery, ligny, size, []);
    expect(free.y).toBeGreaterThan(ligny.y);
    const beside = roomAt(scenery, ligny, size, [free]);
    expect(beside.x >= free.x + free.width || beside.y !== free.y).toBe(true);
  });
});
