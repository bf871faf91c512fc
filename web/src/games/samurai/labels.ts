// The words of every hex, for screen readers. A view comes with every step, and most hexes stay as
// they were: only those where something changed are put into words again.

import type { HexId, Scenery, View } from '$types/samurai';
import { everyHex, place } from './geometry';
import { label } from './reading';

export class Labels {
  readonly #scenery: Scenery;
  readonly #names: readonly string[];
  readonly #known = new Map<HexId, { content: string; text: string }>();

  constructor(scenery: Scenery) {
    this.#scenery = scenery;
    this.#names = everyHex(scenery).map((hex) => place(scenery, hex));
  }

  /** The words of all hexes in a view, by their names. */
  of(view: View): ReadonlyMap<string, string> {
    const pieces = new Map<HexId, unknown[]>();
    for (const piece of [...view.units, ...view.ambushes]) {
      pieces.set(piece.hex, [...(pieces.get(piece.hex) ?? []), piece]);
    }
    return new Map(
      this.#names.map((name, hex) => [
        name,
        this.#text(view, hex, JSON.stringify(pieces.get(hex))),
      ]),
    );
  }

  #text(view: View, hex: HexId, content: string): string {
    const known = this.#known.get(hex);
    if (known !== undefined && known.content === content) return known.text;
    const text = label(this.#scenery, view, this.#names[hex]!);
    this.#known.set(hex, { content, text });
    return text;
  }
}
