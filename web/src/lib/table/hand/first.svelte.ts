// What can be touched before anything is picked; it is remembered while somebody has picked something.

import type { Marks, Target } from '$lib/table/kit';

interface Looked {
  marks: Marks;
  /** What is asked, so that nothing is remembered beyond it. */
  asked: string;
}

interface Known {
  asked: string;
  all: ReadonlySet<Target>;
  soon?: ReadonlySet<Target> | undefined;
}

export class FirstTouches {
  readonly #looked: () => Looked;
  #known = $state.raw<Known>({ asked: '', all: new Set() });
  /** What could be touched before the way was at its end. */
  #last = $state.raw<Known>({ asked: '', all: new Set() });
  readonly #isPicking = $derived.by(() => {
    const { picked, armed } = this.#looked().marks;
    return picked.length > 0 || armed.length > 0;
  });

  readonly #isKnown = $derived.by(
    () => this.#isPicking && this.#known.asked === this.#looked().asked,
  );

  readonly all: ReadonlySet<Target> = $derived.by(() =>
    this.#isKnown ? this.#known.all : new Set(this.#looked().marks.glow.keys()),
  );
  /** What could be touched after it: whoever can be meant in a place. */
  readonly soon: ReadonlySet<Target> | undefined = $derived.by(() =>
    this.#isKnown ? this.#known.soon : this.#looked().marks.soon,
  );

  constructor(looked: () => Looked) {
    this.#looked = looked;
    $effect(() => {
      const { marks, asked } = looked();
      if (marks.armed.length > 0 || marks.glow.size === 0) return;
      const all = new Set(marks.glow.keys());
      this.#last = { asked, all };
      if (!this.#isPicking) this.#known = { asked, all, soon: marks.soon };
    });
  }

  /** Those of one kind that can be touched now; at the end of a way those of its last step, else of its first. */
  now(isOne: (target: Target) => boolean): Target[] {
    const { marks, asked } = this.#looked();
    const isLast = marks.armed.length > 0 && this.#last.asked === asked;
    const near = [...(isLast ? this.#last.all : marks.glow.keys())].filter(isOne);
    return near.length === 0 ? [...this.all].filter(isOne) : near;
  }
}
