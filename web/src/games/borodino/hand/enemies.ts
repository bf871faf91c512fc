// The enemies in an area that is looked at.

import type { AreaId, BlockFacts, Mark, Side } from '$types/borodino';
import { hiddenAt, standingAt } from '../asked';
import { other } from '../sides';
import { words } from '../words';
import type { Field } from './rows';

/** One that is seen, or so many that are not. */
export interface Enemy {
  side: Side;
  facts: BlockFacts | null;
  steps: number | null;
  marks: readonly Mark[];
  count: number;
}

/** Those that are seen one by one, the others counted. */
export function enemiesIn(field: Field & { side: Side }, area: AreaId): Enemy[] {
  const side = other(field.side);
  const seen = standingAt(field, side, area).map(({ block, steps, marks = [] }): Enemy => {
    const facts = field.scenery.blocks[block] ?? null;
    return { side, facts, steps, marks, count: 1 };
  });
  const count = hiddenAt(field.view, side, area);
  const hidden: Enemy = { side, facts: null, steps: null, marks: [], count };
  return count > 0 ? [...seen, hidden] : seen;
}

export const spokenEnemy = ({ side, facts, steps, count }: Enemy): string =>
  facts === null
    ? words.say('hand-hidden', { blocks: count, side: words.say(`side-${side}`) })
    : words.say('hand-enemy', {
        name: facts.name,
        kind: words.say(`kind-${facts.kind}`),
        steps: steps ?? 0,
        full: facts.steps,
      });
