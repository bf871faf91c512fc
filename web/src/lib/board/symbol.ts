// What symbols are made of.

export interface Part {
  d: string;
  turn?: string;
  /** Whether it is drawn as a line rather than filled. */
  line?: boolean;
}
