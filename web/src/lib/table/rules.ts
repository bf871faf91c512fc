// How any part of the table opens a rule that it names.

import { getContext, setContext } from 'svelte';
import type { Reason } from '$types/protocol';

export interface RuleShelf {
  game: string;
  /** Shows a rule; `known` is what was said of it already. */
  open: (rule: string, known?: Reason | null) => void;
}

const KEY = Symbol('rules');

export const giveRules = (shelf: RuleShelf): RuleShelf => setContext(KEY, shelf);
export const takeRules = (): RuleShelf => getContext<RuleShelf>(KEY);
