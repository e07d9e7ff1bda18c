/** A network can die without a word; after this long nobody waits for its answer any more. */
export const PATIENCE_MS = 15_000;

/** Answers that say nothing about what was sent: the server is in trouble, or has too much to do. */
export const isPassing = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;
