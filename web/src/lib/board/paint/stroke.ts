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

/** The same strokes with one path for each brush, in the order in which the brushes come first. */
export function merged(strokes: readonly Stroke[]): Stroke[] {
  const parts = new Map<string, string[]>();
  for (const { brush, d } of strokes) {
    const found = parts.get(brush);
    if (found === undefined) parts.set(brush, [d]);
    else found.push(d);
  }
  return [...parts].flatMap(([brush, all]) => stroke(brush, all));
}
