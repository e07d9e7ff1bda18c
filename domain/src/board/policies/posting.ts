/** What is decided on about the pay for one part in a match; amounts in one unit, cents or dollars. */
export interface Payable {
  readonly estimated: number;
  readonly amount: number;
  readonly paid: boolean;
  readonly posted: boolean;
}

/** What auto post does with it, or why it leaves it alone. */
export type Posting = 'posts' | 'posted' | 'unpaid' | 'differs';

/** Only what was paid just as estimated goes into the books without anybody looking. */
export function postingOf({ estimated, amount, paid, posted }: Payable): Posting {
  if (posted) return 'posted';
  if (!paid) return 'unpaid';
  return amount === estimated ? 'posts' : 'differs';
}
