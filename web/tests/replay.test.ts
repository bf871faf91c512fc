import { describe, expect, test } from 'vitest';
import type { Viewer } from '$types/engine';
import type { Looked, Told } from '$types/protocol';
import { linesSince, meanwhile, type Frames } from '$lib/table/meanwhile';
import { Replay, type Stage } from '$lib/table/replay.svelte';

/** A game of so many steps, ten to a turn. */
class Game implements Frames {
  asked: [Viewer, number, number][] = [];
  isAway = false;
  total: number;

  constructor(total: number) {
    this.total = total;
  }

  step = (index: number): Told => ({
    sequence: index + 1,
    seat: index % 2,
    events: [],
    log: [{ text: `step ${index}` }],
    view: { turn: Math.floor(index / 10) + 1, index },
  });

  async frames(viewer: Viewer, from: number, count: number) {
    this.asked.push([viewer, from, count]);
    if (this.isAway) throw new Error('The server does not answer.');
    const frames: Told[] = [];
    for (let at = from; at < Math.min(from + count, this.total); at += 1)
      frames.push(this.step(at));
    return { frames, total: this.total };
  }
}

class Shown implements Stage {
  isUpToDate = true;
  jumps: number[] = [];
  added: number[] = [];
  told = 0;
  finished = 0;

  jump(looked: Looked, told: readonly Told[]) {
    this.jumps.push((looked.view as { index: number }).index);
    this.told = told.length;
  }

  add(looked: Looked) {
    this.added.push((looked.view as { index: number }).index);
  }

  finish() {
    this.finished += 1;
  }
}

const turnIn = (view: unknown) => (view as { turn?: number }).turn ?? null;

async function opened(total: number) {
  const [game, stage] = [new Game(total), new Shown()];
  const replay = new Replay(game, stage, turnIn);
  await replay.open('spectator');
  return { game, stage, replay };
}

/** Comes back when everything that goes on by itself has gone on: its turn is after all promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a replay', () => {
  test('begins at what happened last', async () => {
    const { replay, stage } = await opened(120);
    expect([replay.at, replay.total, replay.isAtEnd]).toEqual([119, 120, true]);
    expect(stage.jumps).toEqual([119]);
  });

  test('fetches the page that is shown first, then the others, each once', async () => {
    const { game } = await opened(120);
    await settled();
    expect(game.asked.slice(1).map(([, from]) => from)).toEqual([100, 0, 50]);
  });

  test('jumps without motion and steps with it', async () => {
    const { replay, stage } = await opened(120);
    await settled();
    await replay.go(7);
    await replay.forward();
    expect([stage.jumps.at(-1), stage.added, stage.told]).toEqual([7, [8], 8]);
    await replay.back();
    expect(stage.jumps.at(-1)).toBe(7);
  });

  test('skips what still moves when somebody goes on', async () => {
    const { replay, stage } = await opened(20);
    await replay.go(3);
    stage.isUpToDate = false;
    await replay.forward();
    expect([stage.finished, stage.added]).toEqual([1, [4]]);
  });

  test('passes over steps in which nothing could be seen', async () => {
    const { game, replay, stage } = await opened(9);
    const step = game.step;
    game.step = (index) =>
      index > 3 && index < 7
        ? ({
            sequence: index + 1,
            seat: 0,
            beside: { drafted: {} },
            view: { index },
          } as unknown as Told)
        : step(index);
    await replay.open('spectator');
    await replay.go(3);
    await replay.forward();
    expect([replay.at, stage.added]).toEqual([7, [4, 5, 6, 7]]);
    await replay.back();
    expect(replay.at).toBe(3);
  });

  test('of two changes of eyes the later one stands, whichever answer comes first', async () => {
    const { game, replay } = await opened(120);
    await replay.go(10);
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    const frames = game.frames.bind(game);
    game.frames = async (viewer, from, count) => {
      if (viewer !== 0) return frames(viewer, from, count);
      await late;
      return { frames: [], total: 7 };
    };
    const first = replay.open(0);
    await replay.open(1);
    answer();
    await first;
    expect([replay.viewer, replay.total, replay.at]).toEqual([1, 120, 10]);
  });

  test('fetches nothing more when nobody looks', async () => {
    const { game, replay } = await opened(500);
    replay.close();
    const asked = game.asked.length;
    await settled();
    expect(game.asked.length).toBeLessThanOrEqual(asked + 1);
  });

  test('stays within the game', async () => {
    const { replay } = await opened(5);
    await replay.go(-3);
    expect(replay.at).toBe(0);
    await replay.go(99);
    expect(replay.at).toBe(4);
    replay.isPlaying = true;
    await replay.forward();
    expect([replay.at, replay.isPlaying]).toEqual([4, false]);
  });

  test('goes from turn to turn', async () => {
    const { replay } = await opened(120);
    await replay.go(25);
    await replay.toTurn('back');
    expect(replay.at).toBe(20);
    await replay.toTurn('back');
    expect(replay.at).toBe(10);
    await replay.toTurn('forward');
    expect([replay.at, replay.turn]).toEqual([20, 3]);
    await replay.go(115);
    await replay.toTurn('forward');
    expect(replay.at).toBe(119);
    await replay.go(4);
    await replay.toTurn('back');
    expect(replay.at).toBe(0);
  });

  test('plays again from the start when it is at the end', async () => {
    const { replay } = await opened(5);
    replay.play();
    expect([replay.at, replay.isPlaying]).toEqual([0, true]);
  });

  test('keeps the part of the game when the eyes change', async () => {
    const { replay, game } = await opened(101);
    await replay.go(50);
    game.total = 61;
    await replay.open(1);
    expect([replay.viewer, replay.at, replay.total]).toEqual([1, 30, 61]);
  });

  test('grows while the game goes on', async () => {
    const { replay, game } = await opened(10);
    game.total = 12;
    replay.grow(12);
    expect([replay.total, replay.at]).toEqual([12, 9]);
    await replay.forward();
    expect(replay.step?.sequence).toBe(11);
  });

  test('says what went wrong, and tries again', async () => {
    const { replay, game } = await opened(120);
    await settled();
    game.isAway = true;
    await replay.open(0);
    expect(replay.trouble).toBe('The server does not answer.');
    game.isAway = false;
    await replay.open(0);
    expect([replay.trouble, replay.total]).toEqual(['', 120]);
  });

  test('knows no turn where the game has none', async () => {
    const game = new Game(1);
    game.step = () => ({ sequence: 1, view: { index: 0 } });
    const replay = new Replay(game, new Shown(), turnIn);
    await replay.open('spectator');
    expect(replay.turn).toBeNull();
  });
});

describe('meanwhile', () => {
  test('has what happened since the seat decided last', () => {
    const game = new Game(6);
    const told = [0, 1, 2, 3, 4].map(game.step);
    expect(linesSince(told, 1).map(({ text }) => text)).toEqual(['step 4']);
    expect(linesSince(told, 7).map(({ text }) => text)).toEqual([
      'step 1',
      'step 2',
      'step 3',
      'step 4',
    ]);
  });

  test('reads only what a spectator was told, and only the last of it', async () => {
    const game = new Game(300);
    const lines = await meanwhile(game, 9, 6);
    expect(lines.map(({ text }) => text)).toEqual(
      [294, 295, 296, 297, 298, 299].map((n) => `step ${n}`),
    );
    expect(new Set(game.asked.map(([viewer]) => viewer))).toEqual(new Set(['spectator']));
  });
});
