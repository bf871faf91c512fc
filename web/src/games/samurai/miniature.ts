// The strokes of a small map: some twenty paths at most, so that a page can show many of them.

import type { Force, Scenery, View } from '$types/samurai';
import { bends, courses, streamIn } from '$lib/board/paint/courses';
import { body } from '$lib/board/paint/outline';
import { circle, line, plus, polygon, swinging } from '$lib/board/paint/path';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import { middle, seen, type Point, type Spot } from './geometry';
import { fieldOf, hexesOf, landOf, type Field } from './terrain/field';
import { ravineLine } from './terrain/ravines';
import { copse } from './terrain/woods';

export function miniature(scenery: Scenery, opening: View): Stroke[] {
  const field = fieldOf(seen(scenery, false));
  return [
    ...heights(field),
    ...stroke('rice', body(field.grid, hexesOf(field, 'rice'), 3, 2, 61)),
    ...stroke(
      'ravine',
      hexesOf(field, 'ravine').map((spot) => ravineLine(field, spot)),
    ),
    ...waters(field),
    ...stroke('rugged', body(field.grid, hexesOf(field, 'rocky'), 6, 4, 5)),
    ...villages(field),
    ...woods(field),
    ...armies(scenery, opening),
  ];
}

function heights(field: Field): Stroke[] {
  const land = landOf(field);
  return [1, 2, 3].flatMap((level) => {
    const high = land.filter((spot) => field.level(spot) >= level);
    return stroke(`height-${level}`, body(field.grid, high, level * 2.5, 2, level * 3));
  });
}

function waters(field: Field): Stroke[] {
  const { grid } = field;
  const [fords, bridges] = [hexesOf(field, 'ford'), hexesOf(field, 'bridge')];
  const all = courses(grid, [...hexesOf(field, 'river'), ...fords, ...bridges]);
  const ribbons = all.map((course) => swinging(bends(grid, course)));
  const across = (spot: Spot) => {
    const { centre, way } = streamIn(grid, all, spot)!;
    const side = { x: -way.y, y: way.x };
    return line([plus(centre, side, -26), plus(centre, side, 26)]);
  };
  return [
    ...stroke('bank', ribbons),
    ...stroke('water', ribbons),
    ...stroke(
      'shoal',
      fords.map((spot) => streamIn(grid, all, spot)!.line),
    ),
    ...stroke('bridge', bridges.map(across)),
  ];
}

function villages(field: Field): Stroke[] {
  const hexes = hexesOf(field, 'village');
  const feet = hexes.flatMap((spot) =>
    [
      { x: -20, y: -10 },
      { x: 14, y: -16 },
      { x: -12, y: 22 },
      { x: 22, y: 16 },
    ].map((foot) => plus(field.grid.middle(spot), foot)),
  );
  const roof = (foot: Point) =>
    polygon([
      plus(foot, { x: -15, y: 6 }),
      plus(foot, { x: -7, y: -8 }),
      plus(foot, { x: 7, y: -8 }),
      plus(foot, { x: 15, y: 6 }),
    ]);
  return [
    ...stroke('village-ground', body(field.grid, hexes, 5, 3, 51)),
    ...stroke('thatch', feet.map(roof)),
  ];
}

/** Round crowns for light woods, pointed ones on a dark floor for forests. */
function woods(field: Field): Stroke[] {
  const dense = hexesOf(field, 'forest');
  const crowns = copse(field, hexesOf(field, 'light-woods')).map(({ foot, radius }) =>
    circle(foot, radius * 1.35),
  );
  const points = copse(field, dense).map(({ foot, radius }) =>
    polygon([
      plus(foot, { x: -radius * 1.3, y: radius * 1.2 }),
      plus(foot, { x: 0, y: -radius * 2 }),
      plus(foot, { x: radius * 1.3, y: radius * 1.2 }),
    ]),
  );
  return [
    ...stroke('forest-floor', body(field.grid, dense, 3, 3, 9)),
    ...stroke('tree', crowns),
    ...stroke('cedar', points),
  ];
}

/** A block for each unit: square for one side, round for the other, on its corner for nobody. */
function armies(scenery: Scenery, opening: View): Stroke[] {
  const shape: Record<Force, (at: Point) => string> = {
    a: ({ x, y }) => `M${(x - 22).toFixed(1)} ${(y - 19).toFixed(1)}h44v38h-44Z`,
    b: (at) => circle(at, 22),
    third: ({ x, y }) => `M${x.toFixed(1)} ${(y - 25).toFixed(1)}l25 25l-25 25l-25 -25Z`,
  };
  const blocks = opening.units.map(({ unit, hex }) => ({
    force: scenery.units[unit]!.force,
    at: middle(scenery, hex),
  }));
  const of = (force: Force) =>
    blocks.filter((block) => block.force === force).map(({ at }) => shape[force](at));
  return [
    ...stroke(
      'block-shadow',
      blocks.map(({ force, at }) => shape[force](plus(at, { x: 3, y: 5 }))),
    ),
    ...stroke('force a', of('a')),
    ...stroke('force b', of('b')),
    ...stroke('force third', of('third')),
  ];
}
