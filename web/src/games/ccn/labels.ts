// The words of every hex, for screen readers. A view comes with every step, and most hexes stay as
// they were: only those where something changed are put into words again.

import type { LeaderView, Scenery, UnitView, View } from '$types/ccn';
import { everyHex, place } from './geometry';
import { label } from './reading';

const NAMES = everyHex().map(place);

export class Labels {
  readonly #scenery: Scenery;
  readonly #known = new Map<string, { content: string; text: string }>();

  constructor(scenery: Scenery) {
    this.#scenery = scenery;
  }

  /** The words of all hexes in a view, by their names. */
  of(view: View): ReadonlyMap<string, string> {
    const pieces = piecesIn(view);
    const ground = JSON.stringify([view.changed, view.held]);
    return new Map(
      NAMES.map((name) => {
        const content = ground + JSON.stringify(pieces.get(name) ?? null);
        return [name, this.#text(view, name, content)];
      }),
    );
  }

  #text(view: View, name: string, content: string): string {
    const known = this.#known.get(name);
    if (known?.content === content) return known.text;
    const text = label(this.#scenery, view, name);
    this.#known.set(name, { content, text });
    return text;
  }
}

/** Everything that stands somewhere, by place. */
function piecesIn(view: View): Map<string, (UnitView | LeaderView)[]> {
  const all = new Map<string, (UnitView | LeaderView)[]>();
  for (const piece of [...view.units, ...view.leaders]) {
    if (piece.hex === null) continue;
    const name = place(piece.hex);
    all.set(name, [...(all.get(name) ?? []), piece]);
  }
  return all;
}
