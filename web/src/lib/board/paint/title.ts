/** The title of a map in two lines: the land, and when. */
export function titleLines(map: string): [string, string] {
  const [land = '', ...when] = map.split(', ');
  return [land, when.join(', ')];
}
