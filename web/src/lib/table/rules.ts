// How any part of the table opens a rule that it names.

import { getContext, setContext } from 'svelte';

export interface RuleShelf {
  game: string;
  /** Shows a rule over the table. */
  open: (rule: string) => void;
}

const KEY = Symbol('rules');

export const giveRules = (shelf: RuleShelf): RuleShelf => setContext(KEY, shelf);
export const takeRules = (): RuleShelf => getContext<RuleShelf>(KEY);
