// How long things are looked at in every game alike, in milliseconds at the usual speed.

/** A piece travels for as long as `--walk` lets it; dice lie until they are read. */
export const LASTS = { move: 420, aim: 300, dice: 800, loss: 260, fall: 340, card: 900, beat: 200 };
