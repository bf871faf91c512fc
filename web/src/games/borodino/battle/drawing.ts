// How the blocks of a battle are drawn up: by letters, in squares with whoever is sheltered there, and
// behind their side if they wait.

import type { Side } from '$types/borodino';
import { pack } from '$lib/board/battle/pack';
import type { Tint } from '$lib/table/kit';
import { SIDES, tintOf } from '../sides';
import { columnOf, LETTERS, waitingOf, type Box } from './geometry';
import type { Drawn, Fighter } from './pieces';

/** The outline of a square around its block and its guest. */
export interface Formation extends Box {
  key: string;
  tint: Tint;
}

export interface Drawing {
  pieces: Drawn[];
  squares: Formation[];
}

const LARGEST = 84;
const WAITING = 46;
/** How wide things stand, in blocks: one with the ring around it that glows, a square, and one with a guest. */
const ALONE = 1.12;
const SQUARE = 1.3;
const WITH_GUEST = 2.05;
/** How large a block is drawn inside its square. */
const INSIDE = 0.8;
const PAD = 6;

/** Everybody in a battle; `leaving` says where somebody is drawn who goes. */
export function drawUp(
  fighters: readonly Fighter[],
  near: Side,
  leaving: (fighter: Fighter) => Drawn,
): Drawing {
  const drawing: Drawing = { pieces: [], squares: [] };
  const staying = fighters.filter(({ leaves }) => leaves === null);
  for (const side of SIDES) {
    const isNear = side === near;
    const mine = staying.filter((one) => one.side === side);
    const fighting = mine.filter(({ waits }) => waits === null);
    for (const letter of LETTERS)
      line(
        fighting.filter((one) => (one.letter ?? 'c') === letter),
        within(columnOf(letter, isNear)),
        LARGEST,
        drawing,
      );
    line(
      mine.filter(({ waits }) => waits !== null),
      waitingRoom(isNear),
      WAITING,
      drawing,
    );
  }
  for (const one of fighters) if (one.leaves !== null) drawing.pieces.push(leaving(one));
  return drawing;
}

const within = ({ x, y, width, height }: Box): Box => ({
  x: x + PAD,
  y: y + PAD,
  width: width - 2 * PAD,
  height: height - 2 * PAD,
});

/** Beside those who wait it is written when they join. */
function waitingRoom(isNear: boolean): Box {
  const room = waitingOf(isNear);
  return { ...room, width: room.width * 0.56 };
}

/** A block by itself, or a square with whoever is sheltered in it. */
interface Stand {
  host: Fighter;
  guest: Fighter | null;
}

function standsOf(group: readonly Fighter[]): Stand[] {
  const hosts = new Set(group.map(({ block }) => block));
  const isGuest = ({ shelter }: Fighter) => shelter !== null && hosts.has(shelter);
  return group
    .filter((one) => !isGuest(one))
    .map((host) => ({
      host,
      guest: group.find((one) => one.shelter !== null && one.shelter === host.block) ?? null,
    }));
}

const widthOf = ({ host, guest }: Stand): number =>
  guest !== null ? WITH_GUEST : host.isInSquare ? SQUARE : ALONE;

function line(group: readonly Fighter[], box: Box, largest: number, drawing: Drawing) {
  const stands = standsOf(group);
  const widths = stands.map(widthOf);
  pack(widths, box, largest).forEach(({ x, y, size }, index) => {
    const { host, guest } = stands[index]!;
    if (!host.isInSquare) return void drawing.pieces.push({ ...host, x, y, size });
    const [wide, small] = [widths[index]! * size * 0.96, size * INSIDE];
    const off = guest === null ? 0 : wide / 2 - size * 0.5;
    drawing.pieces.push({ ...host, x: x - off, y, size: small });
    if (guest !== null) drawing.pieces.push({ ...guest, x: x + off, y, size: small * 0.9 });
    drawing.squares.push({
      key: `square:${host.key}`,
      tint: tintOf(host.side),
      x: x - wide / 2,
      y: y - size / 2,
      width: wide,
      height: size,
    });
  });
}
