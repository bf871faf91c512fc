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

  /** The odds come up with an attack that waits to be confirmed; gives what takes them away again. */
  showOdds(): () => void {
    this.open('odds');
    return () => {
      if (this.tab === 'odds') this.close();
    };
  }
}
