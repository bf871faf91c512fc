// Small signs on the edge of a block: what has happened to it.

export interface Sign {
  key: string;
  /** In a field of ten by ten. */
  d: string;
  tint: 'plain' | 'alarm' | 'gold';
}
