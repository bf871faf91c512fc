// The blocks that lie in the hand, one by one.

import type { BlockFacts, BlockId, BlockView, Mark, Scenery, View } from '$types/borodino';
import type { DeskRow } from '$lib/table/hand/rows';
import type { Target } from '$lib/table/kit';
import { inHand, isGun, standing, stepName, touchedFor } from '../asked';
import { commandersOf } from '../map/orders';
import { areaName, blockTarget } from '../places';

/** A block that lies in the hand. */
export interface Row extends DeskRow {
  block: BlockId;
  facts: BlockFacts;
  steps: number;
  marks: readonly Mark[];
  isHeld: boolean;
}

/** What is seen. */
export interface Field {
  scenery: Scenery;
  view: View;
}

export const rowsOf = (field: Field, blocks: readonly BlockView[]): Row[] =>
  blocks.flatMap((one) => {
    const facts = field.scenery.blocks[one.block];
    return facts === undefined ? [] : [rowOf(field, one, facts)];
  });

function rowOf(field: Field, one: BlockView, facts: BlockFacts): Row {
  const { scenery, view } = field;
  const { block, steps, marks = [] } = one;
  return {
    block,
    target: blockTarget(block),
    facts,
    steps,
    marks,
    place: standing(scenery, view, block),
    touches: touchesOf(field, one),
    done: isDone(view, one),
    isOut: isOut(view, one, facts),
    isHeld: view.held.includes(block),
  };
}

/** Where a battle is chosen, whoever stands there is touched as his area, or as where he came from. */
function touchesOf({ scenery, view }: Field, { block, origin }: BlockView): Target[] {
  const step = stepName(view);
  if (step === 'main-attack') return origin === undefined ? [] : [areaName(scenery, origin)];
  const touches = touchedFor({ scenery, view }, block);
  return step === 'battles' ? touches.slice(0, 1) : touches;
}

/** Whether it has had its turn in the battle, or has moved in the night. */
function isDone(view: View, { block, marks = [] }: BlockView): boolean {
  if (view.battle?.acted.includes(block) === true) return true;
  const isMoving = MOVING.has(stepName(view) ?? '');
  return isMoving && marks.includes('moved') && inHand(view) !== block;
}

const MOVING: ReadonlySet<string> = new Set([
  ...['moves', 'move-block', 'hq-moves', 'straggles', 'straggle'],
]);

/** Whether it is plain from what is seen that a block is not asked about: it steps back, and can be touched all the same. */
function isOut(view: View, { block, steps, marks = [] }: BlockView, facts: BlockFacts): boolean {
  const step = stepName(view);
  switch (step) {
    case 'activate':
      return facts.headquarters === null || steps === 0 || marks.includes('activated');
    case 'bombard':
      return !isGun(facts) || marks.includes('bombarded') || !canBeOrdered(view, block);
    case 'moves':
    case 'move-block':
      return marks.includes('activated') || !canBeOrdered(view, block);
    case 'hq-moves':
      return !marks.includes('activated');
    case 'straggles':
    case 'straggle':
      return marks.includes('bombarded') || marks.includes('activated');
    case 'supply':
    case 'captured-supply':
      return steps >= facts.steps;
    default:
      return false;
  }
}

/** Whether a headquarters that is active can order a block now. */
const canBeOrdered = (view: View, block: BlockId): boolean => commandersOf(view, block).length > 0;
