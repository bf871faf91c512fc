// The strokes of a small map: a dozen paths at most, so that a page can show many of them.

import type { Army, Scenery, TownFacts, View } from '$types/waterloo';
import { circle, line, swinging } from '$lib/board/paint/path';
import { stroke, type Stroke } from '$lib/board/paint/stroke';

const ARMIES: readonly Army[] = ['french', 'anglo-dutch', 'prussian'];

export function miniature(scenery: Scenery, opening: View): Stroke[] {
  const course = ({ course }: { course: [number, number][] }) =>
    swinging(course.map(([x, y]) => ({ x, y })));
  const rivers = scenery.rivers.map(course);
  return [
    ...stroke('bank', rivers),
    ...stroke('water', rivers),
    ...stroke('border', scenery.borders.map(course)),
    ...stroke('minor', roads(scenery, 'minor')),
    ...stroke('case', roads(scenery, 'major')),
    ...stroke('major', roads(scenery, 'major')),
    ...stroke(
      'town',
      scenery.towns.map((town) => circle(town, town.supply === null ? 8 : 14)),
    ),
    ...ARMIES.flatMap((army) => stroke(`army ${army}`, blocks(scenery, opening, army))),
  ];
}

const roads = ({ roads, towns }: Scenery, grade: string): string[] =>
  roads
    .filter((road) => road.grade === grade)
    .map(({ ends }) => line(ends.map((town) => towns[town]!)));

/** A block for each town in which an army stands: larger the more of it is there, in the army's shape. */
function blocks(scenery: Scenery, { blocks, hidden }: View, army: Army): string[] {
  return scenery.towns.flatMap((town, index) => {
    const seen = blocks.filter(
      (one) => one.town === index && scenery.blocks[one.block]!.army === army,
    ).length;
    const others = hidden.filter((one) => one.town === index && one.army === army);
    const count = others.reduce((sum, one) => sum + one.blocks, seen);
    return count === 0 ? [] : [block(town, army, 13 + Math.sqrt(count) * 5)];
  });
}

/** Cut corners for the French, round for the Anglo-Dutch, square for the Prussians. */
function block({ x, y }: TownFacts, army: Army, half: number): string {
  if (army === 'anglo-dutch') return circle({ x, y }, half);
  const cut = army === 'french' ? half * 0.55 : 0;
  const side = 2 * (half - cut);
  return (
    `M${(x - half + cut).toFixed(1)} ${(y - half).toFixed(1)}h${side.toFixed(1)}l${cut.toFixed(1)} ${cut.toFixed(1)}` +
    `v${side.toFixed(1)}l${(-cut).toFixed(1)} ${cut.toFixed(1)}h${(-side).toFixed(1)}` +
    `l${(-cut).toFixed(1)} ${(-cut).toFixed(1)}v${(-side).toFixed(1)}Z`
  );
}
