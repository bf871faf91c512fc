// Why something went wrong, as it is told to whoever wanted it: every error says it in a sentence.

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
