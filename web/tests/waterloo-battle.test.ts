// Where things lie on the boards of battles, who stands there, and what touching them means.

import { expect, test, vi } from 'vitest';
import type { Location } from '$types/waterloo';
import { QUIET, STILL, type Marks } from '../src/lib/table/kit';
import { aimOf } from '../src/games/waterloo/battle/aiming';
import { drawSkirmish, drawUp } from '../src/games/waterloo/battle/drawing';
import {
  areaOf,
  BEHIND,
  BOARD,
  columnOf,
  facing,
  forwardOf,
  LOCATIONS,
  restOf,
  signpostAt,
  SKIRMISH,
  spotAt,
} from '../src/games/waterloo/battle/geometry';
import { pieceLabel } from '../src/games/waterloo/battle/labels';
import { pack } from '../src/lib/board/battle/pack';
import {
  lostBy,
  piecesIn,
  signed,
  type Drawn,
  type Piece,
} from '../src/games/waterloo/battle/pieces';
import { signsOf } from '../src/games/waterloo/battle/roads';
import { drawnIn, inHandIn, skirmishStatus, statusOf } from '../src/games/waterloo/battle/status';
import { touchBlock } from '../src/lib/board/touching';
import { scenery } from './support/waterloo';
import { fought } from './support/waterloo-fights';

const CHARLEROI = 21;
const leaving = (piece: Piece): Drawn => ({ ...piece, x: -9, y: -9, size: 30 });
const rears = { near: BEHIND, far: areaOf('d-res', 'attacker'), leaving };
const marksWith = (more: Partial<Marks>): Marks => ({ ...QUIET, ...more });

test('one’s own side is near, and Left faces Right', () => {
  expect(facing('a-l')).toBe('d-r');
  expect(facing('a-res')).toBeNull();
  for (const near of ['attacker', 'defender'] as const)
    for (const at of ['a-l', 'a-c', 'a-r'] as const) {
      const across = facing(at) as Location;
      expect(columnOf(at, near)).toBe(columnOf(across, near));
      expect(spotAt(at, near).y > spotAt(across, near).y).toBe(near === 'attacker');
    }
  expect(spotAt('a-l', 'attacker').x).toBeLessThan(spotAt('a-c', 'attacker').x);
  expect(spotAt('d-l', 'attacker').x).toBeGreaterThan(spotAt('d-c', 'attacker').x);
});

test('no two locations lie over each other, and all lie on the board', () => {
  const areas = LOCATIONS.map((at) => areaOf(at, 'defender'));
  areas.forEach((one, index) => {
    expect(one.x >= 0 && one.x + one.width <= BOARD.width).toBe(true);
    expect(one.y >= 74 && one.y + one.height <= BEHIND.y).toBe(true);
    for (const two of areas.slice(index + 1))
      expect(
        one.x + one.width <= two.x ||
          two.x + two.width <= one.x ||
          one.y + one.height <= two.y ||
          two.y + two.height <= one.y,
      ).toBe(true);
  });
});

test('eight signs have room on each side of a Reserve', () => {
  const spots = Array.from({ length: 8 }, (_, slot) =>
    signpostAt(slot, 'attacker', 'attacker', 'battle'),
  );
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  const { y, height } = areaOf('a-res', 'attacker');
  for (const spot of spots) expect(spot.y > y && spot.y < y + height).toBe(true);
});

test('many blocks are drawn smaller and all have room', () => {
  const box = { x: 0, y: 0, width: 232, height: 148 };
  for (const count of [1, 3, 8, 20, 40]) {
    const spots = pack(
      Array.from({ length: count }, () => 1),
      box,
      58,
    );
    expect(spots).toHaveLength(count);
    for (const { x, y, size } of spots) {
      expect(x - size / 2 >= -1 && x + size / 2 <= box.width + 1).toBe(true);
      expect(y - size / 2 >= -1 && y + size / 2 <= box.height + 1).toBe(true);
    }
  }
  expect(pack([1], box, 58)[0]?.size).toBe(58);
});

test('enemies who have met stand face to face, the own ones near', () => {
  const { view } = fought('battle');
  const pieces = piecesIn(scenery, view, STILL, CHARLEROI);
  const { pieces: drawn, clashes } = drawUp(pieces, view, CHARLEROI, 'attacker', rears);
  expect(clashes.map(({ key }) => key)).toEqual(['clash:a-r', 'clash:d-c']);
  const centre = drawn.filter(({ at }) => at === 'd-c');
  const lowest = Math.max(...centre.filter(({ role }) => role === 'defender').map(({ y }) => y));
  for (const { y } of centre.filter(({ role }) => role === 'attacker'))
    expect(y).toBeGreaterThan(lowest);
});

test('a square stands around its block and its guest', () => {
  const { view } = fought('battle');
  const pieces = piecesIn(scenery, view, STILL, CHARLEROI);
  const { pieces: drawn, squares } = drawUp(pieces, view, CHARLEROI, 'attacker', rears);
  const [square] = squares;
  expect(squares).toHaveLength(1);
  for (const block of [41, 44]) {
    const piece = drawn.find((one) => one.block === block)!;
    expect(piece.x > square!.x && piece.x < square!.x + square!.width).toBe(true);
    expect(piece.y > square!.y && piece.y < square!.y + square!.height).toBe(true);
  }
});

test('hidden enemies are backs, as many as there are, and holders bear their sign', () => {
  const { view } = fought('battle');
  const pieces = piecesIn(scenery, view, STILL, CHARLEROI);
  const backs = pieces.filter(({ facts }) => facts === null);
  expect(backs.filter(({ at }) => at === 'd-res')).toHaveLength(5);
  expect(backs.filter(({ at }) => at === 'd-l')).toHaveLength(3);
  expect(pieceLabel(backs[0]!)).toBe('1 hidden Prussian block');
  const { pieces: drawn } = drawUp(pieces, view, CHARLEROI, 'attacker', rears);
  expect(drawn.find(({ block }) => block === 10)?.holds).toBe('hill');
  expect(drawn.find(({ block }) => block === 46)?.holds).toBe('farm');
});

test('what is being shown comes before the view', () => {
  const { view } = fought('battle');
  const motion = {
    ...STILL,
    places: { 'block:14': 'Charleroi A-L', 'block:2': 'Ham-sur-Heure' },
    strengths: { 'block:9': 0 },
  };
  const pieces = piecesIn(scenery, view, motion, CHARLEROI);
  expect(pieces.find(({ block }) => block === 14)?.at).toBe('a-l');
  expect(pieces.find(({ block }) => block === 9)?.isGone).toBe(true);
  expect(pieces.find(({ block }) => block === 2)?.leaves).toBe(23);
  const { pieces: drawn } = drawUp(pieces, view, CHARLEROI, 'attacker', rears);
  expect(drawn.find(({ block }) => block === 2)).toMatchObject({ x: -9, y: -9 });
});

test('only marks that are not seen otherwise have a sign', () => {
  const piece = {
    marks: ['engaged', 'square', 'given-away', 'acted', 'fresh'],
  } as unknown as Piece;
  expect(signed(piece)).toEqual(['acted', 'fresh']);
});

test('the part that is played, and whose it is', () => {
  const { view } = fought('battle');
  const [battle] = view.battles;
  expect(statusOf(view, battle!)).toEqual({ part: 'battle', role: 'attacker', hits: null });
  expect(inHandIn(view, CHARLEROI)).toBeNull();
  const { view: deploying } = fought('deploy');
  expect(statusOf(deploying, deploying.battles[0]!)).toMatchObject({
    part: 'deploy',
    role: 'defender',
  });
  expect(drawnIn(deploying, CHARLEROI)).toEqual([]);
  const { view: waiting } = fought('waiting');
  expect(statusOf(waiting, waiting.battles[1]!)).toEqual({ part: null, role: null, hits: null });
});

test('a lost position is where only enemies of the routed stand', () => {
  const { view } = fought('rout');
  const pieces = piecesIn(scenery, view, STILL, CHARLEROI);
  expect(statusOf(view, view.battles[0]!).part).toBe('rout');
  expect(lostBy('defender', pieces)).toEqual(['d-c']);
  expect(lostBy(null, pieces)).toEqual([]);
});

test('roads of the attack lead out behind the attacker, the others behind the defender', () => {
  const { view } = fought('battle');
  const signs = signsOf(scenery, view, CHARLEROI, () => false);
  const names = (role: string) =>
    signs.filter((sign) => sign.role === role).map(({ name }) => name);
  expect(names('attacker')).toEqual(['Ham-sur-Heure', 'Gerpinnes']);
  expect(names('defender')).toContain('Ligny');
  expect(signs.find(({ name }) => name === 'Ham-sur-Heure')).toMatchObject({
    friends: 2,
    limit: 2,
  });
  const open = signsOf(scenery, view, CHARLEROI, (place) => place === 'Thuin');
  expect(open.filter(({ name }) => name === 'Thuin').map(({ role }) => role)).toEqual([
    'attacker',
    'defender',
  ]);
});

test('in a skirmish those put forward stand in the middle', () => {
  const { view } = fought('skirmish');
  const town = view.skirmishes[0]!;
  const pieces = piecesIn(scenery, view, STILL, town);
  const drawn = drawSkirmish(pieces, 'attacker', { rest: restOf, forward: forwardOf });
  const inside = (block: number, { y, height }: { y: number; height: number }) => {
    const piece = drawn.find((one) => one.block === block)!;
    return piece.y > y && piece.y < y + height;
  };
  expect(inside(20, forwardOf(true))).toBe(true);
  expect(inside(54, forwardOf(false))).toBe(true);
  expect(inside(5, restOf(true))).toBe(true);
  expect(restOf(true).y + restOf(true).height).toBeLessThan(SKIRMISH.height);
  expect(skirmishStatus(view, town)).toEqual({ part: 'hits', role: 'attacker', hits: 2 });
});

test('a block is touched by its place first, and alone where it glows itself', async () => {
  const touched: string[] = [];
  let marks = marksWith({ glow: new Map([['Ligny D-C', 'choose']]) });
  const ontouch = vi.fn((target: string) => {
    touched.push(target);
    if (target === 'Ligny D-C')
      marks = marksWith({ picked: [target], glow: new Map([['block:7', 'choose']]) });
  });
  await touchBlock({ marks: () => marks, ontouch }, 'Ligny D-C', 'block:7');
  expect(touched).toEqual(['Ligny D-C', 'block:7']);
  touched.length = 0;
  await touchBlock({ marks: () => marks, ontouch }, 'Ligny D-C', 'block:7');
  expect(touched).toEqual(['block:7']);
});

test('where one can go or strike, whoever stands there is meant with the place', async () => {
  const touched: string[] = [];
  const marks = marksWith({ glow: new Map([['Ligny D-C', 'strike']]) });
  const touching = { marks: () => marks, ontouch: (target: string) => void touched.push(target) };
  await touchBlock(touching, 'Ligny D-C', 'block:7');
  await touchBlock(touching, 'Ligny D-C', null);
  expect(touched).toEqual(['Ligny D-C', 'Ligny D-C']);
});

test('an arrow leads from the block in hand to what is pointed at', () => {
  const { view } = fought('battle');
  const pieces = piecesIn(scenery, view, STILL, CHARLEROI);
  const { pieces: drawn } = drawUp(pieces, view, CHARLEROI, 'attacker', rears);
  const gun = drawn.find(({ block }) => block === 7)!;
  const spot = () => ({ x: 5, y: 6 });
  const marks = marksWith({ glow: new Map([['Charleroi D-R', 'strike']]) });
  expect(aimOf(drawn, 7, marks, 'Charleroi D-R', spot)).toEqual({
    from: { x: gun.x, y: gun.y },
    to: { x: 5, y: 6 },
    tone: 'strike',
  });
  expect(aimOf(drawn, 7, marks, 'Charleroi D-L', spot)).toBeNull();
  expect(aimOf(drawn, null, marks, 'Charleroi D-R', spot)).toBeNull();
});
