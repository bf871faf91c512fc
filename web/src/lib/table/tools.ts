// What is opened from the bar, or from the menu where the bar has no room.

export type Tool = 'replay' | 'standing' | 'settings' | 'help';

/** Whoever looks on leaves no instructions. */
export const toolsOf = (plays: boolean): Tool[] =>
  plays ? ['replay', 'standing', 'settings', 'help'] : ['replay', 'settings', 'help'];
