// A block as a game draws it small.

export interface Faced {
  side: string;
  /** Which block it is; null where only backs are seen, and how many lie there. */
  block: number | null;
  steps: number | null;
  count: number;
}
