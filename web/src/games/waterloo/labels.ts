// The words of every place, for screen readers. A view comes with every step, and most places stay as
// they were: only those where something changed are put into words again.

import type { Scenery, TownId, View } from '$types/waterloo';
import { LOCATIONS } from './battle/geometry';
import { spotName, townName } from './places';
import { label } from './reading';

export class Labels {
  readonly #scenery: Scenery;
  readonly #known = new Map<string, { content: string; text: string }>();

  constructor(scenery: Scenery) {
    this.#scenery = scenery;
  }

  /** The words of all towns in a view, and of the locations of its battles, by their names. */
  of(view: View): ReadonlyMap<string, string> {
    const scenery = this.#scenery;
    const content = contentsOf(view);
    const said = new Map<string, string>();
    const say = (name: string, town: TownId) =>
      said.set(name, this.#text(view, name, content(town)));
    scenery.towns.forEach((_, town) => say(townName(scenery, town), town));
    for (const { town } of view.battles)
      for (const at of LOCATIONS) say(spotName(scenery, town, at), town);
    return said;
  }

  #text(view: View, name: string, content: string): string {
    const known = this.#known.get(name);
    if (known?.content === content) return known.text;
    const text = label(this.#scenery, view, name);
    this.#known.set(name, { content, text });
    return text;
  }
}

/** All that is said of a town and its board. */
function contentsOf(view: View): (town: TownId) => string {
  const there = new Map<TownId, unknown[]>();
  const put = (town: TownId | undefined, what: unknown) => {
    if (town !== undefined) there.set(town, [...(there.get(town) ?? []), what]);
  };
  for (const piece of [...view.blocks, ...view.hidden, ...view.battles]) put(piece.town, piece);
  for (const town of view.skirmishes) put(town, 'skirmish');
  for (const town of view.unordered) put(town, 'battle');
  return (town) => JSON.stringify(there.get(town) ?? null);
}
