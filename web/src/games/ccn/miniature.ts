// The strokes of a small map: a dozen paths at most, so that a page can show many of them.

import type { Hex, Nation, Scenery, View } from '$types/ccn';
import { bends, courses, streamIn } from '$lib/board/paint/courses';
import { grove } from '$lib/board/paint/forest';
import { along, body, inset, loops } from '$lib/board/paint/outline';
import { circle, line, plus, polygon, rounded, swinging } from '$lib/board/paint/path';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import { corners, middle, place, SIDES, type Point } from './geometry';
import { sideOf } from './sides';
import { fieldOf, hexesOf, type Field } from './terrain/field';
import { GRID } from './terrain/grid';

export function miniature(scenery: Scenery, opening: View): Stroke[] {
  const field = fieldOf(scenery, opening.changed, false);
  return [
    ...heights(field),
    ...waters(field),
    ...villages(field),
    ...woods(field),
    ...stroke(
      'works',
      field.works.flatMap(({ hex, sides }) => sides.map((side) => bank(hex, side))),
    ),
    ...armies(scenery, opening),
  ];
}

function heights(field: Field): Stroke[] {
  const all = hexesOf(field, 'hill', 'rugged-hill');
  const rugged = hexesOf(field, 'rugged-hill');
  const around = loops(GRID, all);
  const shape = (depth: number) =>
    around.map((loop) => rounded(inset(loop, depth, 1.5, 3))).join('');
  const hachures = around.flatMap((loop) =>
    along(inset(loop, 3, 1.5, 3), 9).map(({ point, inwards }) =>
      line([point, plus(point, inwards, 10)]),
    ),
  );
  const crags = rugged.flatMap((hex) => [crag(hex, -16, -8), crag(hex, 12, -14), crag(hex, 4, 20)]);
  return [
    ...stroke('hill-shadow', shape(2.5)),
    ...stroke('hill-slope', shape(2.5)),
    ...stroke('hill-top', shape(13)),
    ...stroke('rugged', body(GRID, rugged, 10, 3, 5)),
    ...stroke('hachure', hachures),
    ...stroke('crag', crags),
  ];
}

const crag = (hex: Hex, x: number, y: number) => {
  const foot = plus(middle(hex), { x, y });
  return polygon([
    plus(foot, { x: -13, y: 6 }),
    plus(foot, { x: 1, y: -18 }),
    plus(foot, { x: 14, y: 8 }),
  ]);
};

function waters(field: Field): Stroke[] {
  const all = courses(GRID, hexesOf(field, 'river', 'ford', 'bridge'));
  const ribbons = all.map((course) => swinging(bends(GRID, course)));
  const bridges = hexesOf(field, 'bridge').map((hex) => {
    const { centre, way } = streamIn(GRID, all, hex)!;
    const across = { x: -way.y, y: way.x };
    return line([plus(centre, across, -24), plus(centre, across, 24)]);
  });
  return [
    ...stroke('bank', ribbons),
    ...stroke('water', ribbons),
    ...stroke(
      'shoal',
      hexesOf(field, 'ford').map((hex) => streamIn(GRID, all, hex)!.line),
    ),
    ...stroke('bridge', bridges),
  ];
}

function villages(field: Field): Stroke[] {
  const towns = hexesOf(field, 'town');
  const houses = [...towns, ...hexesOf(field, 'windmill')].flatMap((hex) =>
    (field.ground.get(place(hex)) === 'town'
      ? [
          [-16, -12],
          [16, -16],
          [-18, 20],
          [17, 18],
          [0, 4],
        ]
      : [[0, 4]]
    ).map(([x, y]) => plus(middle(hex), { x: x!, y: y! })),
  );
  const box = (foot: Point) =>
    polygon([
      plus(foot, { x: -9, y: 8 }),
      plus(foot, { x: -9, y: -2 }),
      plus(foot, { x: 9, y: -2 }),
      plus(foot, { x: 9, y: 8 }),
    ]);
  const roof = (foot: Point) =>
    polygon([
      plus(foot, { x: -12, y: -1 }),
      plus(foot, { x: 0, y: -13 }),
      plus(foot, { x: 12, y: -1 }),
    ]);
  return [
    ...stroke('town-ground', body(GRID, [...towns, ...hexesOf(field, 'quarry')], 6, 3, 51)),
    ...stroke('wall', houses.map(box)),
    ...stroke('roof', houses.map(roof)),
  ];
}

/** Every second tree, and a larger one for it. */
function woods(field: Field): Stroke[] {
  const crowns = grove(GRID, hexesOf(field, 'forest'))
    .filter((_, index) => index % 2 === 0)
    .map(({ foot, radius }) => circle(foot, radius * 1.35));
  return [...stroke('tree-shadow', crowns), ...stroke('tree', crowns)];
}

function bank(hex: Hex, side: (typeof SIDES)[number]): string {
  const points = corners(middle(hex), 38);
  const index = SIDES.indexOf(side);
  return line([points[index]!, points[(index + 1) % 6]!]);
}

/** A block for each unit: square for one side, round for the other. */
function armies(scenery: Scenery, opening: View): Stroke[] {
  const blocks = opening.units
    .filter(({ waits }) => !waits)
    .map(({ unit, hex }) => ({ nation: scenery.units[unit]!.nation, at: middle(hex) }));
  const square = ({ x, y }: Point) => `M${(x - 20).toFixed(1)} ${(y - 17).toFixed(1)}h40v34h-40Z`;
  const disc = (point: Point) => circle(point, 20);
  const of = (nation: Nation) =>
    blocks
      .filter((block) => block.nation === nation)
      .map(({ at }) => (sideOf(nation) === 'french' ? square(at) : disc(at)));
  const shadows = blocks.map(({ nation, at }) => {
    const low = plus(at, { x: 3, y: 5 });
    return sideOf(nation) === 'french' ? square(low) : disc(low);
  });
  return [
    ...stroke('block-shadow', shadows),
    ...stroke('french', of('french')),
    ...stroke('british', of('british')),
    ...stroke('portuguese', of('portuguese')),
  ];
}
