// How far a set-up has come.

/** How many stand where they begin, and of how many. */
export interface Placing {
  placed: number;
  all: number;
}

/** Of those who begin on the map, each with the place where it stands now. */
export const placing = (places: readonly (number | undefined)[]): Placing => ({
  placed: places.filter((place) => place !== undefined).length,
  all: places.length,
});
