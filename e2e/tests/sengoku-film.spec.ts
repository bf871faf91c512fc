// The film of a turn: watched, stopped, gone through, slowed, skipped, and watched again; at the table,
// in a replay, and when all is over through the eyes of both sides.

import { FilmView } from '../support/film.ts';
import { commit, ferry, sit, writeAll } from '../support/sengoku.ts';
import { TableView } from '../support/table.ts';
import { expect, test, type Come } from '../support/world.ts';

/** Orders were committed, and the film of what came of them has begun. It runs as slowly as it can. */
async function watch(come: Come): Promise<{ table: TableView; film: FilmView }> {
  const person = await come({ settings: { speed: 'usual', filmSpeed: 'quarter' } });
  const table = await sit(person, ferry);
  await writeAll(table);
  await commit(table);
  const film = new FilmView(table);
  await expect(film.root).toBeVisible();
  return { table, film };
}

test('a film runs by itself, is stopped, and gone through forth and back', async ({ come }) => {
  const { table, film } = await watch(come);
  await expect(film.root).toHaveAttribute('data-paused', 'false');
  expect(await film.frames()).toBeGreaterThan(4);
  await expect(film.root).not.toHaveAttribute('data-frame', '0', { timeout: 20_000 });

  // It may be near its end by now: it is gone through from its second moment.
  await film.pause();
  await film.root.getByRole('slider').fill('1');
  await film.isAt(1);
  const at = await film.at();
  await film.key('forward').click();
  await film.isAt(at + 1);
  await film.key('back').click();
  await film.isAt(at);
  const stage = await film.stage.innerText();
  await film.key('turn-forward').click();
  await expect(film.stage).not.toHaveText(stage);
  await film.key('turn-back').click();
  await expect(film.stage).toHaveText(stage);

  // Each moment says what happens, and nothing can be ordered meanwhile.
  await expect(film.caption).not.toBeEmpty();
  await expect(table.root).toHaveAttribute('data-busy', 'true');
  await film.key('play').click();
  await expect(film.root).toHaveAttribute('data-paused', 'false');
});

test('a film is slowed and quickened, skipped, and watched again', async ({ come }) => {
  const { table, film } = await watch(come);
  await film.pause();
  const speed = film.root.getByRole('status');
  await expect(film.key('slower')).toBeDisabled();
  await film.key('faster').click();
  await expect(speed).toHaveText('½×');
  await film.key('slower').click();
  await expect(speed).toHaveText('¼×');

  await film.key('end').click();
  await expect(film.root).toBeHidden();
  await table.ready();
  await expect(table.part('question')).toContainText('Turn 2 of 2');

  await table.part('watch-again').click();
  await film.isAt(0);
  await film.key('end').click();
  await table.ready();
  await expect(table.part('question')).toContainText('Turn 2 of 2');
});

test('a film is led by keys', async ({ come }) => {
  const { table, film } = await watch(come);
  const { keyboard } = table.page;
  await keyboard.press('Space');
  await expect(film.root).toHaveAttribute('data-paused', 'true');
  await keyboard.press('Home');
  await film.isAt(0);
  await keyboard.press('ArrowRight');
  await film.isAt(1);
  await keyboard.press('ArrowLeft');
  await film.isAt(0);
  const stage = await film.stage.innerText();
  await keyboard.press('ArrowDown');
  await expect(film.stage).not.toHaveText(stage);
  await keyboard.press('.');
  await expect(film.root.getByRole('status')).toHaveText('½×');
  await keyboard.press('Escape');
  await expect(film.root).toBeHidden();
  await table.ready();
});

test('a replay shows the same film, and when all is over that of either side', async ({ come }) => {
  const { table, film } = await watch(come);
  await film.pause();
  const told = await film.told();
  await table.ready();
  await table.part('open-replay').click();
  expect(await replayed(table), 'the film in a replay').toEqual(told);
  await table.part('leave-replay').click();

  await table.choice('choose-done').click();
  await table.part('confirm').click();
  await film.key('end').click();
  await expect(table.part('end')).toBeVisible();
  await table.part('to-replay').click();
  expect(await replayed(table, '0'), 'through our eyes').toEqual(told);
  const others = await replayed(table, '1');
  expect(others.join(' '), 'through the eyes of the others').toMatch(/A2.+march 0204 0203/);
});

/** The film of the first turn in a replay, as it is seen through somebody's eyes. */
async function replayed(table: TableView, eyes?: string): Promise<string[]> {
  const [replay, film] = [table.part('replay'), new FilmView(table)];
  const key = (name: string) => replay.locator(`[data-key="${name}"]`);
  if (eyes !== undefined) await table.part('replay-eyes').selectOption(eyes);
  await key('start').click();
  await expect(replay).toHaveAttribute('data-step', '0');
  const hasCome = async () => {
    if (await film.root.isVisible()) return true;
    await key('forward').click();
    return false;
  };
  await expect.poll(hasCome, { intervals: [200], timeout: 20_000 }).toBe(true);
  await film.pause();
  return film.told();
}
