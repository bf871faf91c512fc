// What a narrow screen shows one at a time beside the board.

export const TABS = ['tracks', 'piece', 'odds', 'log'] as const;

/** A part of the side panel that only one game has. */
export type PanelTab = `panel:${string}`;

export const panelTab = (id: string): PanelTab => `panel:${id}`;

/** What can be opened there; a hint has a button of its own. */
export type Tab = (typeof TABS)[number] | 'hint' | PanelTab;
