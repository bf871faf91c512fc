// The map that comes with The Moskva, as far as it is drawn, read from its own file.

import { readFileSync } from 'node:fs';
import type { AreaFacts, BorderFacts, Scenery } from '$types/borodino';
import { scenery as invented } from '$games/borodino/design/field';

const TOML = readFileSync(
  new URL('../../../games/borodino/maps/borodino.toml', import.meta.url),
  'utf8',
);

/** Each area and each border is one line of the file. */
export const field: Scenery = (() => {
  const rows = (table: string) =>
    (new RegExp(`^${table} = \\[\\n(.*?)^\\]`, 'ms').exec(TOML)?.[1] ?? '').trim().split('\n');
  const text = (row: string, key: string) =>
    new RegExp(`\\b${key} = "([^"]*)"`).exec(row)?.[1] ?? null;
  const areas = rows('area').map((row): AreaFacts => {
    const number = (key: string) => Number(new RegExp(`\\b${key} = (\\d+)`).exec(row)?.[1]);
    return {
      ...invented.areas[0]!,
      id: text(row, 'id')!,
      name: text(row, 'name')!,
      ground: text(row, 'ground') as AreaFacts['ground'],
      has_village: row.includes('village = true'),
      is_hill: row.includes('hill = true'),
      shows_redoubt: row.includes('redoubt = true'),
      edge: text(row, 'edge') as AreaFacts['edge'],
      x: number('x'),
      y: number('y'),
      outline: JSON.parse(/outline = (\[\[.*\]\])/.exec(row)![1]!) as [number, number][],
    };
  });
  const named = (id: string) => areas.findIndex((area) => area.id === id);
  const borders = rows('border').map((row): BorderFacts => {
    const [, one, other] = /between = \["(\w+)", "(\w+)"\]/.exec(row)!;
    const uphill = text(row, 'uphill-to');
    return {
      ...invented.borders[0]!,
      ends: [named(one!), named(other!)],
      water: text(row, 'water') as BorderFacts['water'],
      crossing: text(row, 'crossing') as BorderFacts['crossing'],
      uphill_to: uphill === null ? null : named(uphill),
      has_road: row.includes('road ='),
    };
  });
  const rivers = [...TOML.matchAll(/name = "(\w+)"\nwater = "(\w+)"\ncourse = (.*)/g)].map(
    ([, name, water, course]) => ({
      name: name!,
      water: water as Scenery['rivers'][number]['water'],
      course: JSON.parse(course!) as [number, number][],
    }),
  );
  const main_roads = [...TOML.matchAll(/id = "(\w+)"\nname = ".*"\nareas = (.*)/g)].map(
    ([, id, road]) => ({ id: id!, name: id!, areas: (JSON.parse(road!) as string[]).map(named) }),
  );
  return {
    ...invented,
    width: 1250,
    height: 1180,
    areas,
    borders,
    rivers,
    main_roads,
    sources: [],
  };
})();
