/** An unanswered request is given up after this. */
export const PATIENCE_MS = 15_000;

/** Statuses that decide nothing: the server fails or is overloaded. */
export const isPassing = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;
