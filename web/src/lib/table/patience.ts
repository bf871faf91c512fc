// Waiting until something is so, but not for ever.

export class Patience {
  readonly #looks = new Set<() => void>();

  /** Something has changed: whoever waits looks again. */
  look() {
    for (const look of [...this.#looks]) look();
  }

  /** Is done when it is so, or when so many milliseconds have passed. */
  until(isSo: () => boolean, most: number): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise<void>((resolve) => {
      const enough = () => {
        clearTimeout(late);
        this.#looks.delete(look);
        resolve();
      };
      const look = () => {
        if (isSo()) enough();
      };
      const late = setTimeout(enough, most);
      this.#looks.add(look);
    });
  }
}
