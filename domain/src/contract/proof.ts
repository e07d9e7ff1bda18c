/**
 * What somebody did to what is stored. `ledger`: the log may be right, what was written down of it is not. `signature`:
 * log and ledger agree with each other, and not with what was signed.
 */
export const BREAKS = ['changed', 'dropped', 'inserted', 'reordered', 'ledger', 'signature'] as const;

export type BreakKind = (typeof BREAKS)[number];
