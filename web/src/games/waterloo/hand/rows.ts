// The blocks that lie in the hand, one by one.

import type { BlockFacts, BlockId, BlockView, Mark, Scenery, View } from '$types/waterloo';
import type { Target } from '$lib/table/kit';
import type { DeskRow } from '$lib/table/hand/rows';
import { blockTarget } from '../places';
import { standing, stepName, touchedFor } from './asked';

/** A block that lies in the hand. */
export interface Row extends DeskRow {
  block: BlockId;
  facts: BlockFacts;
  steps: number;
  marks: readonly Mark[];
}

/** What is seen. */
interface Field {
  scenery: Scenery;
  view: View;
}

export const rowsOf = (table: Field, blocks: readonly BlockView[]): Row[] =>
  blocks.flatMap((one) => {
    const facts = table.scenery.blocks[one.block];
    return facts === undefined ? [] : [rowOf(table, one, facts)];
  });

/** Where all who are asked about stand at one place, each is touched by itself. */
const BY_ITSELF: ReadonlySet<string> = new Set(['pick', 'hits', 'name-holder', 'cross-stream']);
/** Where a fight is chosen, whoever stands there is touched as his town. */
const BY_TOWN: ReadonlySet<string> = new Set(['skirmishes', 'order-battles']);

function touchesOf({ scenery, view }: Field, block: BlockId): Target[] {
  const step = stepName(view) ?? '';
  if (BY_ITSELF.has(step)) return [blockTarget(block)];
  const touches = touchedFor({ scenery, view, orders: null }, block);
  return BY_TOWN.has(step) ? touches.slice(0, 1) : touches;
}

/**
 * [WAT-7.1.1] Nobody marches who did not use his whole move, [WAT-12.2.1] not all are tested, and
 * [WAT-18.2.1] whoever is disrupted may enter no fight.
 */
function isOut(step: string | null, marks: readonly Mark[]): boolean {
  if (step === 'marches' || step === 'march') return !marks.includes('spent');
  if (step === 'morale') return !marks.includes('untested');
  return step === 'reinforcement' && marks.includes('disrupted');
}

function rowOf(
  { scenery, view }: Field,
  { block, steps, marks = [], start }: BlockView,
  facts: BlockFacts,
): Row {
  const name = stepName(view);
  const hasMoved = (name === 'moves' || name === 'move') && start !== undefined;
  return {
    block,
    target: blockTarget(block),
    facts,
    steps,
    marks,
    place: standing(scenery, view, block),
    touches: touchesOf({ scenery, view }, block),
    done: hasMoved || marks.includes('acted'),
    isOut: isOut(name, marks),
  };
}
