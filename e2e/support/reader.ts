// What reads a table from inside its page: it is there before anything else of the page is.

/** What can be read off the page at one moment. */
export interface Seen {
  sequence: string;
  waiting: string;
  busy: boolean;
  question: string;
  /** What can be touched: places (`4,6`), cards (`card:forward`), and what lies on a desk (`order:march`). */
  glowing: { target: string; tone: string; picked: boolean }[];
  picked: string[];
  /** The choices that have a button, in their order. */
  choices: string[];
  canConfirm: boolean;
  isCurtainDown: boolean;
  isOver: boolean;
}

export interface Reader {
  seen(): Seen;
  /** What is seen when the table is at rest and asks us, or is over; null if that never comes. */
  ready(patience: number): Promise<Seen | null>;
  /** What is seen when it is something else than before; null if that never comes. */
  changed(from: Seen, patience: number): Promise<Seen | null>;
}

export interface WithReader {
  reader: Reader;
}

/** Puts the reader into a page. It runs there, so it is whole in itself. */
export function install() {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isUsable = (element: HTMLElement | null) =>
    element !== null && !(element as HTMLButtonElement).disabled && element.checkVisibility();
  const isPicked = ({ dataset }: HTMLElement) =>
    dataset.picked !== undefined && dataset.picked !== 'false';
  const name = ({ dataset: { place, target, spot, card } }: HTMLElement) =>
    target ?? place ?? spot ?? `card:${card}`;

  const seen = (): Seen => {
    const table = part('table')?.dataset ?? {};
    return {
      sequence: table.sequence ?? '',
      waiting: table.waiting ?? '',
      busy: table.busy !== 'false',
      question: part('question')?.textContent?.trim() ?? '',
      glowing: all('[data-glow]').map((thing) => ({
        target: name(thing),
        tone: thing.dataset.glow ?? '',
        picked: isPicked(thing),
      })),
      picked: all('[data-picked]').filter(isPicked).map(name),
      choices: all('button[data-choice]')
        .filter(isUsable)
        .map((button) => button.dataset.choice ?? ''),
      canConfirm: isUsable(part('confirm')),
      isCurtainDown: part('curtain') !== null,
      isOver: table.waiting === 'over',
    };
  };

  const until = async (isThere: (now: Seen) => boolean, patience: number): Promise<Seen | null> => {
    const deadline = performance.now() + patience;
    while (performance.now() < deadline) {
      const now = seen();
      if (isThere(now)) return now;
      await new Promise((drawn) => setTimeout(drawn, 8));
    }
    return null;
  };

  (globalThis as unknown as WithReader).reader = {
    seen,
    ready: (patience) =>
      until(({ busy, waiting }) => !busy && (waiting === 'me' || waiting === 'over'), patience),
    changed: (from, patience) => {
      const before = JSON.stringify(from);
      return until((now) => JSON.stringify(now) !== before, patience);
    },
  };
}
