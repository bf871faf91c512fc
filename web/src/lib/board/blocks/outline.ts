// The outlines of blocks: by its corners the side of a block is told without its colour.

/** How much is taken from each corner of a block of sixty, and in which way. */
export interface Corners {
  by: number;
  round: boolean;
  /** Where a text in its upper corner begins, clear of the corner. */
  text: number;
}

export const CUT: Corners = { by: 14, round: false, text: -21 };
export const ROUND: Corners = { by: 24, round: true, text: -18 };
export const STRAIGHT: Corners = { by: 1, round: false, text: -24 };

/** The outline of a block around its middle. */
export function outline({ by, round }: Corners, size: number, inset = 0): string {
  const far = size / 2 - inset;
  const cut = Math.max(0.4, (by * size) / 60 - inset * (round ? 1 : 0.6));
  const turn = (x: number, y: number) => (round ? `a${cut} ${cut} 0 0 1 ${x} ${y}` : `l${x} ${y}`);
  return (
    `M${cut - far} ${-far}H${far - cut}${turn(cut, cut)}V${far - cut}${turn(-cut, cut)}` +
    `H${cut - far}${turn(-cut, -cut)}V${cut - far}${turn(cut, -cut)}Z`
  );
}
