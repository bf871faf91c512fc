// Opening a guided battle: whoever learns against the computer's first level.

import { games } from '$lib/wire/http';
import { openTable } from './opening';
import type { Lesson } from './lesson';

/** Who sits where: whoever learns in the lesson's seat, the given bot in every other. */
export const seatsFor = ({ seat }: Lesson, sides: number, bot: string): string[] =>
  Array.from({ length: sides }, (_, at) => (at === seat ? 'me' : bot));

/** Opens the table of a lesson and goes there. */
export async function openLesson(game: string, lesson: Lesson, sides: number): Promise<void> {
  const { games: all } = await games();
  const bot = all.find(({ id }) => id === game)?.levels[0]?.id ?? 'random';
  await openTable({ game, scenario: lesson.scenario, seats: seatsFor(lesson, sides, bot) });
}
