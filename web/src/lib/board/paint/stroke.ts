// What the painter hands over: paths in the order in which they are laid on, each with the name of
// its brush. Colours are the page's business.

export interface Stroke {
  brush: string;
  d: string;
}

/** One path for many small ones; none if there is nothing to draw. */
export const stroke = (brush: string, parts: string | readonly string[]): Stroke[] => {
  const d = typeof parts === 'string' ? parts : parts.join('');
  return d === '' ? [] : [{ brush, d }];
};
