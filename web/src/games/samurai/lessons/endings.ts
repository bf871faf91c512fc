// How a lesson ends: with who won and why, and what comes next.

import type { Blanks } from '$lib/words';
import { mySide, type Moment, type Step } from './moments';

/** How the battle came out for whoever learned. */
function outcome({ view, ...rest }: Moment): 'won' | 'lost' | 'drawn' | null {
  const { course } = view;
  if (typeof course !== 'object' || !('over' in course)) return null;
  if (course.over.winner === null) return 'drawn';
  return course.over.winner === mySide({ view, ...rest }) ? 'won' : 'lost';
}

/** Whether it was not the points that decided. */
const isEven = (moment: Moment): boolean => {
  const { own, other } = points(moment);
  return own === other;
};

function points({ view, seat }: Moment): Blanks {
  const { course } = view;
  const all = typeof course === 'object' && 'over' in course ? course.over.points : [0, 0];
  return { own: all[seat] ?? 0, other: all[1 - seat] ?? 0 };
}

const said = (id: string, isSo: (moment: Moment) => boolean): Step => ({
  id,
  rule: 'SAM-19.1.3',
  when: (moment) => moment.phase === 'over' && isSo(moment),
  blanks: points,
});

/** The last words: how it ended, and what was learned. */
export const ended = (lesson: string): readonly Step[] => [
  ...(['won', 'lost'] as const).flatMap((how) => [
    said(`lesson-${how}-even`, (moment) => outcome(moment) === how && isEven(moment)),
    said(`lesson-${how}`, (moment) => outcome(moment) === how && !isEven(moment)),
  ]),
  said('lesson-drawn', (moment) => outcome(moment) === 'drawn'),
  { id: `lesson-${lesson}-end`, when: ({ phase }) => phase === 'over' },
];
