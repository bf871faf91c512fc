// The painted field of The Moskva: one line for every border, room for blocks off the names, water and
// roads that are joined, and the same painting every time; also on maps that say less of themselves.

import { expect, test } from 'vitest';
import type { Scenery, Step } from '$types/borodino';
import { marching, scenery as invented } from '$games/borodino/design/field';
import { centre } from '$games/borodino/geometry';
import { groundOf } from '$games/borodino/map/ground';
import { layoutOf, type Layout } from '$games/borodino/map/layout';
import { supplyLines } from '$games/borodino/map/lines';
import { signsOf } from '$games/borodino/map/passing';
import { placesOf } from '$games/borodino/map/places';
import { roadsOf } from '$games/borodino/map/roads';
import { frameAround, isInside } from '$games/borodino/map/room';
import { joined, watersOf } from '$games/borodino/map/waters';
import { miniature } from '$games/borodino/miniature';
import { overlap } from '$lib/board/paint/frame';
import { far } from '$lib/board/paint/path';
import { field } from './support/borodino-map';

/** The same without outlines and rivers, as somebody's own map may be. */
const bare = (scenery: Scenery): Scenery => ({
  ...scenery,
  areas: scenery.areas.map((area) => ({ ...area, outline: [] })),
  rivers: [],
});

const spotFrames = ({ spots }: Layout) =>
  spots.map((spot) => frameAround(spot, spot.width, spot.height));

test('every border of the map is one line, which both its areas share', () => {
  const { net, borders } = layoutOf(field);
  expect(field.areas).toHaveLength(43);
  expect(borders).toHaveLength(field.borders.length);
  expect(net.isShared.every((is) => is)).toBe(true);
  for (const { border, points } of borders) {
    for (const area of field.borders[border]!.ends) {
      const outline = new Set(net.outlines[area]!.map(({ x, y }) => `${x},${y}`));
      expect(points.every(({ x, y }) => outline.has(`${x},${y}`))).toBe(true);
    }
  }
});

test('what lies across a border is the second of its areas', () => {
  for (const { border, middle, across } of layoutOf(field).borders) {
    const { net } = layoutOf(field);
    const [from, to] = field.borders[border]!.ends;
    const beyond = { x: middle.x + across.x * 7, y: middle.y + across.y * 7 };
    const before = { x: middle.x - across.x * 7, y: middle.y - across.y * 7 };
    expect(isInside(beyond, net.outlines[to]!)).toBe(true);
    expect(isInside(before, net.outlines[from]!)).toBe(true);
  }
});

test.each([
  ['the map of the game', field],
  ['an invented one', invented],
  ['one without outlines', bare(field)],
])('on %s blocks have room in their area, off the names', (_, scenery) => {
  const layout = layoutOf(scenery);
  const frames = spotFrames(layout);
  frames.forEach((frame, area) => {
    const { x, y, width, height } = frame;
    expect(width * height).toBeGreaterThan(2500);
    for (const corner of [
      { x, y },
      { x: x + width, y },
      { x, y: y + height },
      { x: x + width, y: y + height },
    ])
      expect(isInside(corner, layout.net.corners[area]!)).toBe(true);
    for (const name of layout.names) expect(overlap(frame, name.frame)).toBe(0);
  });
});

test('names are written once each, and off one another', () => {
  const { names } = layoutOf(field);
  expect(names.map(({ text }) => text)).toEqual(field.areas.map(({ name }) => name));
  names.forEach((one, index) =>
    names.slice(index + 1).forEach((other) => expect(overlap(one.frame, other.frame)).toBe(0)),
  );
});

test('rivers run in one piece along their borders, and streams into them', () => {
  const layout = layoutOf(field);
  const { stretches, named } = watersOf(field, layout);
  expect(named.map(({ name }) => name)).toContain('Kolocha');
  const along = stretches.filter(({ water }) => water === 'river');
  // The Kolocha along its borders, and the Moskva, which is no border, as the map draws it.
  expect(along).toHaveLength(2);
  for (const { border, middle } of layout.borders) {
    if (field.borders[border]!.water === null) continue;
    const near = Math.min(
      ...stretches.flatMap(({ points }) => points.map((at) => far(at, middle))),
    );
    expect(near).toBeLessThan(6);
  }
});

test('lines that meet end to end are joined, and those that fork are not', () => {
  const at = (x: number, y: number) => ({ x, y });
  expect(
    joined([
      [at(0, 0), at(1, 0)],
      [at(2, 0), at(1, 0)],
    ]),
  ).toHaveLength(1);
  const fork = [
    [at(0, 0), at(1, 0)],
    [at(1, 0), at(2, 0)],
    [at(1, 0), at(1, 1)],
  ];
  expect(joined(fork)).toHaveLength(3);
});

test('a road crosses a border where its bridge is', () => {
  const layout = layoutOf(field);
  const roads = roadsOf(field, layout, placesOf(field, layout));
  expect(roads.filter(({ isMain }) => isMain)).toHaveLength(3);
  for (const { border, middle } of layout.borders) {
    const { has_road } = field.borders[border]!;
    const near = Math.min(...roads.flatMap(({ points }) => points.map((at) => far(at, middle))));
    if (has_road) expect(near).toBeLessThan(1);
  }
});

test('villages, redoubts and sources stand in their areas, apart from one another', () => {
  const layout = layoutOf(invented);
  const places = placesOf(invented, layout);
  for (const kind of [places.villages, places.redoubts, places.sources])
    for (const [area, at] of kind) expect(isInside(at, layout.net.corners[area]!)).toBe(true);
  places.frames.forEach((one, index) =>
    places.frames.slice(index + 1).forEach((other) => expect(overlap(one, other)).toBe(0)),
  );
});

test('the painting is the same every time, and not too heavy', () => {
  const paint = (scenery: Scenery) => groundOf(scenery, layoutOf(scenery)).strokes;
  const strokes = paint(field);
  expect(paint(structuredClone(field))).toEqual(strokes);
  expect(strokes.length).toBeLessThan(450);
  expect(strokes.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(420_000);
  expect(strokes.every(({ d }) => !d.includes('NaN'))).toBe(true);
});

test('a map without outlines or rivers is painted too, whatever its borders join', () => {
  const odd = {
    ...bare(field),
    borders: [...field.borders, { ...field.borders[0]!, ends: [0, 42] }],
  };
  const layout = layoutOf(odd as Scenery);
  expect(layout.net.isShared.at(-1)).toBe(false);
  const { strokes } = groundOf(odd as Scenery, layout);
  expect(strokes.every(({ d }) => !d.includes('NaN'))).toBe(true);
});

test('borders show how many may pass, what is left, and what is burnt or closed', () => {
  const signs = signsOf(invented, marching, layoutOf(invented));
  const counts = (border: number) => signs[border]!.passings.map(({ pips }) => pips.length);
  expect(counts(0)).toEqual([3, 3]);
  expect(counts(3)).toEqual([1, 2]);
  // A burnt bridge has no number of its own, and a river without a crossing has none to show.
  expect(signs[2]!.isBurnt).toBe(true);
  expect(counts(2)).toEqual([0, 0]);
  // A bridge is found from the hand.
  expect(centre(invented, 'border:2', false)).toEqual(signs[2]!.middle);
  expect(signs.filter(({ isFiredOver }) => isFiredOver)).toEqual([signs[5]]);
  expect(signs[4]!.isClosed).toBe(true);
  expect(signs[6]!.barsGuns).toBe(true);
  const [into] = signs[5]!.passings;
  expect(into!.isCounted).toBe(true);
  expect(into!.pips.map(({ isLeft }) => isLeft)).toEqual([true, true, false]);
});

test('where a border counts for both sides, the side that is asked is shown', () => {
  const limits = (['french', 'russian'] as const).map((side, left) => ({
    ...{ border: 5, to: 4, side, left },
  }));
  const left = (side: 'french' | 'russian') => {
    const view = { ...marching, limits, agenda: [{ regroup: { side } }] };
    const [into] = signsOf(invented, view, layoutOf(invented))[5]!.passings;
    return into!.pips.filter(({ isLeft }) => isLeft).length;
  };
  expect([left('french'), left('russian')]).toEqual([0, 1]);
});

test('lines of supply are shown to whoever gives it out, shifts by night, or looks at a source', () => {
  const shown = (agenda: Step[], places: string[] = [], isAll = false) =>
    supplyLines(invented, { ...marching, agenda }, layoutOf(invented), { isAll, places }).map(
      ({ side, left }) => [side, left],
    );
  const moves: Step[] = [{ moves: { side: 'french' } }];
  expect(shown(moves)).toEqual([]);
  expect(shown([{ supply: { side: 'french', night: false } }])).toEqual([['french', 2]]);
  expect(shown([{ 'night-shift': { side: 'russian' } }])).toEqual([['russian', 1]]);
  expect(shown(moves, ['Uspenskoye'])).toEqual([['russian', 1]]);
  expect(shown(moves, ['Borodino'])).toEqual([]);
  expect(shown(moves, [], true)).toHaveLength(2);
});

test('the small picture has few strokes and both armies', () => {
  const brushes = miniature(invented, marching).map(({ brush }) => brush);
  expect(brushes.length).toBeLessThan(14);
  expect(brushes).toContain('army french');
  expect(brushes).toContain('army russian');
  expect(miniature(bare(invented), marching).every(({ d }) => !d.includes('NaN'))).toBe(true);
});
