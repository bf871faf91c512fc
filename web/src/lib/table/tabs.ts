// What a narrow screen shows one at a time beside the board.

export const TABS = ['tracks', 'piece', 'odds', 'log'] as const;
export type Tab = (typeof TABS)[number];
