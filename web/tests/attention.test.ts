import { describe, expect, it } from 'vitest';
import { beyond, bring, middleOf } from '../src/lib/board/attention';
import { fingerScale } from '../src/lib/table/attending';
import { limit, playScale, wholeScale } from '../src/lib/board/viewport';

const phone = { width: 390, height: 512 };
const board = { width: 1035, height: 660 };
const camera = { x: 0, y: 0, scale: 0.75 };

describe('a window that is smaller than the board', () => {
  it('is as high as the board where the whole would be too small for a finger', () => {
    const scale = playScale(phone, board, 44 / 76);
    expect(board.height * scale).toBeCloseTo(phone.height - 12);
    expect(76 * scale).toBeGreaterThan(44);
  });

  it('looks closer than that in a low window', () => {
    expect(playScale({ width: 580, height: 300 }, board, 44 / 76)).toBeCloseTo(44 / 76);
  });

  it('shows the whole where a finger hits every place of it', () => {
    const tablet = { width: 768, height: 690 };
    expect(playScale(tablet, board, 44 / 76)).toBe(wholeScale(tablet, board));
  });

  it('can be pulled up from under what covers its foot', () => {
    const bottom = { ...camera, y: 9999 };
    const free = limit(bottom, phone, board);
    const covered = limit(bottom, phone, board, 120);
    expect((covered.y - free.y) * camera.scale).toBeCloseTo(120);
  });
});

describe('what is brought into the window', () => {
  it('stays where it is while something of it is seen, if not all of it can be', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 1000, y: 600 },
    ];
    expect(bring(camera, points, phone, 30)).toBe(camera);
  });

  it('comes in whole if it fits, and no farther than it must', () => {
    const points = [
      { x: 500, y: 300 },
      { x: 700, y: 400 },
    ];
    const found = bring(camera, points, phone, 30);
    expect((700 - found.x) * found.scale).toBeCloseTo(phone.width - 31);
    expect(found.y).toBe(camera.y);
  });

  it('is the nearest if it does not', () => {
    const points = [
      { x: 620, y: 300 },
      { x: 5000, y: 300 },
    ];
    const found = bring(camera, points, phone, 30);
    expect((620 - found.x) * found.scale).toBeLessThan(phone.width);
    expect((620 - found.x) * found.scale).toBeGreaterThan(0);
  });

  it('is nothing if there is nothing', () => {
    expect(bring(camera, [], phone, 30)).toBe(camera);
    expect(middleOf([])).toBeNull();
    expect(middleOf([{ x: 2, y: 4 }])).toEqual({ x: 2, y: 4 });
  });
});

describe('the edges of the window', () => {
  it('point at the nearest of what is beyond them', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 700, y: 200 },
      { x: 900, y: 500 },
    ];
    const found = beyond(camera, points, phone);
    expect(found).toEqual([{ edge: 'right', along: 150 }]);
  });

  it('are quiet when everything is seen', () => {
    expect(beyond(camera, [{ x: 100, y: 100 }], phone)).toEqual([]);
  });
});

describe('a finger', () => {
  it('is as broad as the nearest places are apart', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 88, y: 0 },
      { x: 200, y: 0 },
    ];
    expect(fingerScale(places)).toBe(0.5);
    expect(fingerScale([])).toBe(0);
  });

  it('does not mind where the first place lies, nor a few that lie close together', () => {
    const row = Array.from({ length: 30 }, (_, index) => 400 + 88 * index);
    const places = [0, ...row, 410].map((x) => ({ x, y: 0 }));
    expect(fingerScale(places)).toBe(0.5);
  });
});
