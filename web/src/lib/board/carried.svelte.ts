// Whether something is being carried over the board: as long as it is, the board stays where it is.

let isHeld = $state(false);

export const carried = {
  get now(): boolean {
    return isHeld;
  },
  take() {
    isHeld = true;
  },
  letGo() {
    isHeld = false;
  },
};
