// What a small screen keeps folded away: one of the side panel's parts, drawn up over the hand when
// it is asked for.

import type { Tab } from './tabs';

export class Sheet {
  /** What is open; nothing most of the time. */
  tab = $state<Tab | null>(null);
  /** How high it is when it is open, in pixels. */
  height = $state(0);

  /** Its tab was touched: it opens, or closes again. */
  press(tab: Tab) {
    this.tab = this.tab === tab ? null : tab;
  }

  open(tab: Tab) {
    this.tab = tab;
  }

  close() {
    this.tab = null;
  }

  /** Opens something by itself: the odds of an attack, a hint. Gives what takes it away again. */
  show(tab: Tab): () => void {
    this.open(tab);
    return () => {
      if (this.tab === tab) this.close();
    };
  }
}
