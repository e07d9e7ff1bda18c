import type { Kind } from './model.ts';

/** Where one signs up for shifts like these, below the address of the product; alone, so that a page loads no more. */
export const signupPath = (tid: string, rows: readonly { readonly kind: Kind }[]): string =>
  rows.length > 0 && rows.every(({ kind }) => kind === 'volunteer')
    ? `/signup/volunteer?tid=${encodeURIComponent(tid)}`
    : `/signup/${tid}`;
