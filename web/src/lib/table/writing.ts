// Secret orders as they lie on the desk of whoever writes them.

import type { Choice } from '$types/protocol';
import type { Desk } from './desk.svelte';
import type { Writing } from './props';

export function writingOf(
  desk: Pick<Desk, 'deciding' | 'presenter' | 'restOn'>,
): Writing | undefined {
  const { deciding, presenter } = desk;
  const { shown } = presenter;
  if (deciding.seat === null || shown?.draft === undefined) return undefined;
  return {
    draft: shown.draft,
    choices: shown.decisions as Choice[],
    isOpen: deciding.isOpen,
    write: (...lines) => deciding.write(lines),
    anew: (...lines) => deciding.write(lines, 'anew'),
    back: () => void deciding.undo(),
    rest: (target) => desk.restOn(target),
    why: (decision) => deciding.why(decision),
  };
}
