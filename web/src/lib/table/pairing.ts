// Which line of the log tells which of the things that happened.

/**
 * The number of each one's line; null where none tells it. Lines are told apart only if there is one for each
 * that has one.
 */
export function linesOf<E>(
  events: readonly E[],
  lines: number,
  isSilent: (event: E) => boolean,
): (number | null)[] {
  const spoken = events.filter((event) => !isSilent(event)).length;
  let line = 0;
  return events.map((event) => {
    if (spoken !== lines || isSilent(event)) return null;
    line += 1;
    return line - 1;
  });
}
