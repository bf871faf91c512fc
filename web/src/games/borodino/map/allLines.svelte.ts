// Whether the lines of supply of both sides are shown, until they are put away again.

let isShown = $state(false);

export const allLines = {
  get now(): boolean {
    return isShown;
  },
  toggle() {
    isShown = !isShown;
  },
};
