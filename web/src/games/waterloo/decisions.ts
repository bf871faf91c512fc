// Which things a player touches to take a decision, and which decision he meant when he touched
// something that does not glow. No rule is in it: whether it is allowed, the server says.

import type { Action, Scenery, View } from '$types/waterloo';
import type { Situation, Target, Tone } from '$lib/table/kit';

export const targets = (_action: Action, _situation: Situation<View, Scenery>): Target[] => [];
export const tone = (_action: Action): Tone => 'choose';
export const isWeighty = (_action: Action): boolean => false;
export const meant = (
  _situation: Situation<View, Scenery>,
  _picked: readonly Target[],
  _touched: Target,
): Action | null => null;
export const alike = (
  _action: Action,
  _situation: Situation<View, Scenery>,
  _member: Target,
): Action[] => [];
