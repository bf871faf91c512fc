// What a narrow screen shows one at a time beside the board.

export const TABS = ['tracks', 'piece', 'odds', 'log'] as const;

/** What can be opened there; a hint has a button of its own. */
export type Tab = (typeof TABS)[number] | 'hint';
