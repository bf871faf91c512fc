// What is opened from the bar, or from the menu where the bar has no room.

export type Tool = 'replay' | 'standing' | 'settings' | 'help';

/** What lies over the table when it is open. */
export type Opened = Exclude<Tool, 'replay'> | 'end' | null;

/** The name by which whoever looks for a tool finds it. */
export const partOf = (tool: Tool): string => (tool === 'replay' ? 'open-replay' : tool);

/** Whoever looks on leaves no instructions. */
export const toolsOf = (plays: boolean): Tool[] =>
  plays ? ['replay', 'standing', 'settings', 'help'] : ['replay', 'settings', 'help'];
