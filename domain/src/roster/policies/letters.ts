/** How often one person may write to the coordinators of one tournament. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Enough for a question and what follows from the answer; a coordinator's mailbox is nobody's to fill. */
export const LETTERS_A_DAY = 5;

/** The instants of somebody's letters with one more: only as many as are ever looked at. */
export const withLetter = (wrote: readonly string[], at: string): readonly string[] =>
  [...wrote, at].slice(-LETTERS_A_DAY);

/** From when on somebody with these letters may write again; null for at once. */
export function mayWriteAgain(wrote: readonly string[], at: string): string | null {
  const [oldest] = wrote;
  if (oldest === undefined || wrote.length < LETTERS_A_DAY) return null;
  const again = new Date(Date.parse(oldest) + DAY_MS).toISOString();
  return again > at ? again : null;
}
