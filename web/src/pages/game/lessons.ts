// Which of the battles of a game are guided ones.

import type { Kit } from '$lib/table/kit';
import type { Lesson } from '$lib/table/lesson';
import type { ScenarioPage } from '$types/server';

/** A guided battle and its page. */
export interface Taught {
  lesson: Lesson;
  page: ScenarioPage;
}

/** The guided battles that the server has, in the order of the game. */
export const taught = (kit: Kit, all: readonly ScenarioPage[]): Taught[] =>
  (kit.lessons ?? []).flatMap((lesson) => {
    const page = all.find(({ scenario }) => scenario.id === lesson.scenario);
    return page === undefined ? [] : [{ lesson, page }];
  });

/** The other battles: those that are chosen to be played. */
export const played = (kit: Kit | null, all: readonly ScenarioPage[]): ScenarioPage[] =>
  all.filter(({ scenario }) => !kit?.lessons?.some((lesson) => lesson.scenario === scenario.id));
