import { describe, expect, it } from 'vitest';
import { fit, limit, pan, reveal, wholeScale, zoom } from '../src/lib/board/viewport';

const window = { width: 800, height: 600 };
const drawing = { width: 1000, height: 500 };

describe('the window on a board', () => {
  it('shows the whole, in the middle', () => {
    const camera = fit(window, drawing);
    expect(camera.x + window.width / camera.scale / 2).toBeCloseTo(500);
    expect(camera.y + window.height / camera.scale / 2).toBeCloseTo(250);
    expect(drawing.width * camera.scale).toBeLessThanOrEqual(window.width);
  });

  it('keeps what is under the pointer under it', () => {
    const camera = fit(window, drawing);
    const at = { x: 300, y: 260 };
    const under = (of: typeof camera) => ({ x: of.x + at.x / of.scale, y: of.y + at.y / of.scale });
    const closer = zoom(camera, 2, at, window, drawing);
    expect(under(closer).x).toBeCloseTo(under(camera).x);
    expect(under(closer).y).toBeCloseTo(under(camera).y);
  });

  it('looks no farther away than the whole, and not closer than six times', () => {
    const whole = wholeScale(window, drawing);
    const at = { x: 0, y: 0 };
    expect(zoom(fit(window, drawing), 0.1, at, window, drawing).scale).toBeCloseTo(whole);
    expect(zoom(fit(window, drawing), 100, at, window, drawing).scale).toBeCloseTo(whole * 6);
  });

  it('is not pulled off the drawing', () => {
    const close = zoom(fit(window, drawing), 4, { x: 400, y: 300 }, window, drawing);
    const far = limit(pan(close, { x: 99999, y: 99999 }), window, drawing);
    expect(far.x).toBeGreaterThan(-20);
    expect(far.y).toBeGreaterThan(-20);
  });

  it('moves only as far as it must to show a place', () => {
    const close = zoom(fit(window, drawing), 4, { x: 0, y: 300 }, window, drawing);
    const inside = { x: close.x + 120, y: close.y + 90 };
    expect(reveal(close, inside, window)).toEqual(close);
    const shown = reveal(close, { x: 900, y: inside.y }, window);
    expect(shown.x + window.width / shown.scale).toBeGreaterThan(900);
    expect(shown.y).toBe(close.y);
  });

  it('bears a window of no size', () => {
    expect(fit({ width: 0, height: 0 }, drawing).scale).toBeGreaterThan(0);
  });
});
