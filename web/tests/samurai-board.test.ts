import { describe, expect, it } from 'vitest';
import { kit } from '$games/samurai';
import {
  bearing,
  corners,
  everyHex,
  hexOf,
  middle,
  neighbour,
  next,
  place,
  point,
  seen,
  size,
  wayOf,
  type Grid,
} from '$games/samurai/geometry';
import {
  CARDS,
  empty,
  facts,
  fighting,
  ground,
  marked,
  standing,
} from '$games/samurai/design/battle';
import { entriesOf, exitsOf, goalsOf } from '$games/samurai/goals';
import { Labels } from '$games/samurai/labels';
import { miniature } from '$games/samurai/miniature';
import { meleesOf, own, piecesOf } from '$games/samurai/pieces';
import { label, losses } from '$games/samurai/reading';
import { badgeAt, outline } from '$games/samurai/shapes';
import { symbolOf } from '$games/samurai/symbols';
import { fieldOf } from '$games/samurai/terrain/field';
import { paint } from '$games/samurai/terrain/painting';
import { slopeOf } from '$games/samurai/terrain/slopes';
import { capOf, trackOf } from '$games/samurai/tracks';
import { STILL } from '$lib/table/kit';

const GRID: Grid = { columns: 13, rows: 9 };
const TURNED: Grid = { ...GRID, turned: true };

describe('hexes', () => {
  it('have their printed numbers, column before row, and are found by them', () => {
    expect(place(GRID, 0)).toBe('0101');
    expect(place(GRID, 8 * 13 + 12)).toBe('1309');
    for (const hex of everyHex(GRID)) expect(hexOf(GRID, place(GRID, hex))).toBe(hex);
    for (const name of ['0001', '1401', '0110', 'unit:3', '405'])
      expect(hexOf(GRID, name)).toBeNull();
  });

  it('have the neighbours of the rules [SAM-2.1.1]', () => {
    const around = (name: string) =>
      [0, 1, 2, 3, 4, 5].map((way) => place(GRID, neighbour(GRID, hexOf(GRID, name)!, way)!));
    expect(around('0505')).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
    expect(around('0605')).toEqual(['0604', '0705', '0706', '0606', '0506', '0505']);
    expect(neighbour(GRID, 0, 0)).toBeNull();
    expect(neighbour(GRID, 0, 4)).toBeNull();
  });

  it('lie from each other in the direction that leads there, from either edge', () => {
    for (const grid of [GRID, TURNED]) {
      const from = hexOf(grid, '0505')!;
      for (const way of [0, 1, 2, 3, 4, 5]) {
        const [a, b] = [middle(grid, from), middle(grid, neighbour(grid, from, way)!)];
        const far = Math.hypot(b.x - a.x, b.y - a.y);
        expect((b.x - a.x) / far).toBeCloseTo(wayOf(grid, way).x);
        expect((b.y - a.y) / far).toBeCloseTo(wayOf(grid, way).y);
      }
    }
    expect(bearing(GRID, 2)).toBe(120);
    expect(bearing(TURNED, 2)).toBe(300);
  });

  it('fit on the board, and half a turn of it is the same place', () => {
    const { width, height } = size(GRID);
    for (const hex of everyHex(GRID)) {
      const [one, other] = [middle(GRID, hex), middle(TURNED, hex)];
      expect(one.x + other.x).toBeCloseTo(width);
      expect(one.y + other.y).toBeCloseTo(height);
      for (const { x, y } of corners(one)) {
        expect(x > 0 && x < width).toBe(true);
        expect(y > 0 && y < height).toBe(true);
      }
    }
  });

  it('are gone through by the keys, to and fro, and not beyond the edge', () => {
    expect(next(GRID, '0505', 'up', false)).toBe('0504');
    expect(next(GRID, '0505', 'up', true)).toBe('0506');
    const row = ['0101'];
    for (let at = row[0]!; next(GRID, at, 'right', false);) {
      at = next(GRID, at, 'right', false)!;
      row.push(at);
    }
    expect(row).toHaveLength(13);
    expect(new Set(row.map((name) => name.slice(2))).size).toBe(1);
    expect(next(GRID, '0101', 'left', false)).toBeNull();
    expect(next(GRID, '0101', 'down', true)).toBeNull();
  });

  it('are asked for by the table', () => {
    expect(kit.places(marked)).toHaveLength(77);
    expect(kit.centre(marked, '0405', false)).toEqual(point(marked, '0405'));
    expect(kit.centre(marked, 'unit:1', false)).toBeNull();
    expect(kit.turned(marked, 1)).toBe(true);
    expect(kit.turned(marked, 0)).toBe(false);
    expect(kit.turned(marked, 'spectator')).toBe(false);
  });
});

describe('the painting', () => {
  it('is the same every time, with sound numbers, from both edges', () => {
    for (const turned of [false, true]) {
      const strokes = paint(fieldOf(seen(ground, turned)));
      expect(strokes).toEqual(paint(fieldOf(seen(ground, turned))));
      expect(strokes.filter(({ d }) => /NaN|undefined|Infinity/.test(d))).toEqual([]);
    }
  });

  it('has every ground and every slope', () => {
    const brushes = new Set(paint(fieldOf(seen(ground, false))).map(({ brush }) => brush));
    for (const brush of [
      'height-top height-1',
      'height-top height-3',
      'hachure gentle',
      'hachure',
      'cliff',
      'paddy wet',
      'ravine-floor',
      'water',
      'shoal',
      'deck',
      'thatch',
      'torii',
      'tree',
      'cedar',
      'crag',
    ])
      expect(brushes).toContain(brush);
  });

  it('knows the slopes of the rules [SAM-2.1.4]', () => {
    expect([0, 1, 2, 3, 5].map((level) => slopeOf(level, 0))).toEqual([
      'flat',
      'gentle',
      'steep',
      'sheer',
      'sheer',
    ]);
    expect(slopeOf(0, 2)).toBe('steep');
  });

  it('has a small form', () => {
    const brushes = miniature(marked, fighting).map(({ brush }) => brush);
    expect(brushes).toEqual(expect.arrayContaining(['force a', 'force b', 'force third']));
    expect(new Set(brushes).size).toBe(brushes.length);
  });

  it('shows what scores and where one leaves or enters', () => {
    expect(goalsOf(seen(ground, false)).map(({ side, points }) => [side, points])).toEqual([
      ['a', 4],
      ['b', 3],
    ]);
    expect(exitsOf(seen(ground, false))[0]).toMatchObject({ turn: 5, angle: -90 });
    expect(exitsOf(seen(ground, true))[0]).toMatchObject({ turn: 5, angle: 90 });
    const late = { ...facts('b', 9, 0), enters: { turn: 3, hexes: [hexOf(marked, '0107')!] } };
    const waiting = seen({ ...marked, units: [late] }, false);
    expect(entriesOf(waiting, [0])).toHaveLength(1);
    expect(entriesOf(waiting, [])).toHaveLength(0);
  });
});

describe('units', () => {
  const drawn = (motion = STILL, view = fighting) => piecesOf(seen(marked, false), view, motion);
  const unit = (number: number, motion = STILL, view = fighting) =>
    drawn(motion, view).find((piece) => piece.unit === number)!;

  it('stand where the view has them, and an enemy that hid where it was seen', () => {
    expect(unit(0)).toMatchObject({ place: '0405', size: 1, bearing: 0 });
    expect(unit(1).look.presence).toBe('hidden');
    expect(unit(5)).toMatchObject({ place: '1003', bearing: null });
    expect(unit(5).look.presence).toBe('remembered');
    expect(unit(4).look).toMatchObject({ force: 'third', side: null });
  });

  it('are drawn as they are shown before they are so', () => {
    const motion = {
      ...STILL,
      places: { 'unit:0': '0404' },
      strengths: { 'unit:3': 0 },
      looks: { 'unit:0': { facing: 2, markers: 2 }, 'unit:5': { shown: true, facing: 3 } },
      hit: ['0703'],
    };
    expect(unit(0, motion)).toMatchObject({ place: '0404', bearing: 120 });
    expect(unit(0, motion).look.markers).toBe(2);
    expect(unit(3, motion)).toMatchObject({ isGone: true, isHit: true });
    expect(unit(5, motion)).toMatchObject({ bearing: 180, look: { presence: 'open' } });
  });

  it('hide as whoever looks knows them then: his own are ghosts, others a memory', () => {
    const motion = { ...STILL, looks: { 'unit:1': { hidden: true }, 'unit:3': { hidden: true } } };
    expect(unit(1, motion).look.presence).toBe('hidden');
    expect(unit(3, motion)).toMatchObject({ bearing: null, look: { presence: 'remembered' } });
  });

  it('come onto the board though nobody knew of them', () => {
    const scenery = seen({ ...marked, units: [...marked.units, facts('b', 9, 10)] }, false);
    const motion = { ...STILL, places: { 'unit:6': '0101' }, looks: { 'unit:6': { shown: true } } };
    const found = piecesOf(scenery, fighting, motion).find((piece) => piece.unit === 6);
    expect(found).toMatchObject({ place: '0101', look: { side: 'b', figures: 6 } });
  });

  it('are ghosts where they are to hide', () => {
    const scenery = seen({ ...marked, units: [...marked.units, facts('a', 9, 10)] }, false);
    const hiding = [{ unit: 6, hex: hexOf(marked, '0707')!, facing: 1 }];
    const found = piecesOf(scenery, fighting, STILL, hiding).find((piece) => piece.unit === 6);
    expect(found).toMatchObject({ place: '0707', bearing: 60, look: { presence: 'hidden' } });
  });

  it('share a hex side by side', () => {
    const motion = { ...STILL, places: { 'unit:0': '0703' } };
    const [one, other] = [unit(0, motion), unit(3, motion)];
    expect(one.size).toBeLessThan(1);
    expect(Math.abs(one.at.x - other.at.x)).toBeGreaterThan(30);
  });

  it('cross blades once for each pair', () => {
    expect(meleesOf(fighting, drawn()).map(({ key }) => key)).toEqual(['0-2']);
  });

  it('have a symbol each, and those of a scenario too', () => {
    const symbols = CARDS.map((card) => JSON.stringify(symbolOf(card)));
    expect(new Set(symbols).size).toBe(CARDS.length);
    expect(symbolOf({ ...CARDS[0]!, id: 'own', arm: 'cavalry' })).toEqual(symbolOf(CARDS[8]!));
    expect(symbolOf({ ...CARDS[12]!, id: 'own' })).toEqual(symbolOf(CARDS[12]!));
  });

  it('have the outline of their side, and badges that leave the prow free', () => {
    expect(new Set([outline('a', 56, 46), outline('b', 56, 46), outline(null, 56, 46)]).size).toBe(
      3,
    );
    expect(badgeAt('commander', 300)).not.toBe(badgeAt('commander', 0));
    expect(badgeAt('commander', 60)).toBe(badgeAt('commander', null));
  });

  it('are found by whose they are', () => {
    expect(own(marked, fighting, 0)).toEqual(['0405', '0606']);
    expect(own(marked, fighting, 'spectator')).toEqual([]);
  });
});

describe('words of the board', () => {
  it('say what a hex is, and which slopes are around it', () => {
    expect(label(ground, empty, '0803')).toBe('0803 Village, plain');
    expect(label(ground, empty, '0101')).toContain('level 1');
    expect(label(ground, empty, '0203')).toContain('gentle slope');
    expect(label(ground, empty, '0303')).toContain('sheer slope down');
    expect(label(ground, empty, '1104')).toContain('open to the north and the south');
    expect(label(ground, empty, '0802')).toContain('Oda gains 4 points');
    expect(label(ground, empty, '0701')).toContain('exit of Oda');
    expect(label(ground, empty, 'nowhere')).toBe('nowhere');
  });

  it('say who stands there and how he fares', () => {
    const at = (name: string) => label(marked, fighting, name);
    expect(at('0405')).toBe(
      '0405 plain, A1, Ashigaru with yari of Oda, 6 of 6 figures, facing north, with its commander, fatigue 2, in melee with B1',
    );
    expect(at('0404')).toContain('wavering');
    expect(at('0606')).toContain('the enemy does not know of it');
    expect(at('0606')).toContain('3 shots left');
    expect(at('0703')).toContain('honoured');
    expect(at('0902')).toContain('which has joined nobody');
    expect(at('1003')).toContain('was seen to hide here with 5 figures');
  });

  it('are made anew only where something changed', () => {
    const labels = new Labels(marked);
    const first = labels.of(fighting);
    expect(first.get('0405')).toBe(label(marked, fighting, '0405'));
    const moved = {
      ...fighting,
      units: [standing(0, marked.units[0]!, hexOf(marked, '0505')!), ...fighting.units.slice(1)],
    };
    const second = labels.of(moved);
    expect(second.get('0405')).toBe('0405 plain');
    expect(second.get('0505')).toContain('A1');
  });

  it('have a name for every kind of slope', () => {
    for (const slope of ['gentle', 'steep', 'sheer'])
      for (const way of ['up', 'down']) expect(kit.words.has(`slope-${slope}-${way}`)).toBe(true);
  });

  it('count what was lost', () => {
    const view = { ...fighting, units: fighting.units.slice(0, 3), destroyed: [3] };
    const texts = losses(marked, view).map(({ side, text }) => `${side}: ${text}`);
    expect(texts[0]).toBe('oda: no unit, no figure');
    expect(texts[1]).toBe('takeda: 1 unit, the HQ, 5 figures');
  });
});

describe('the tracks', () => {
  it('show points, HQ, who stands and who comes', () => {
    const late = { ...facts('a', 9, 0), enters: { turn: 6, hexes: [0] } };
    const scenery = { ...marked, units: [...marked.units, late] };
    const track = trackOf(scenery, { ...fighting, waiting: [6] }, 'a');
    expect(track).toMatchObject({ points: 6, headquarters: 'alive', units: 2, destroyed: 0 });
    expect(track.waiting).toEqual([{ turn: 6, units: 1, isDue: false }]);
  });

  it('show how far anybody shoots', () => {
    const misty = { ...marked, range_caps: [{ range: 2, turns: [1, 3] as [number, number] }] };
    expect(capOf(misty, 2)).toBe(2);
    expect(capOf(misty, 4)).toBeNull();
  });
});
