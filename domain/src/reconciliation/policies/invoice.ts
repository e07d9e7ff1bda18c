import { sumOf } from '../../kernel/money.ts';

/**
 * Where an invoice stands: `open` while something can be paid, `waits` while all that is due must be posted first, `changed` once all
 * is paid and an amount was changed after its payment.
 */
export const INVOICE_STATES = ['empty', 'open', 'waits', 'paid', 'changed'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What somebody earned by one match or assignment; cents. */
export interface EarnedLine {
  readonly amount: number;
  readonly paid: boolean;
  /** Null for what is never posted. */
  readonly posted: boolean | null;
  readonly changed_from: number | null;
}

interface Terms {
  readonly bonus: number;
  readonly bonus_paid: number;
  /** Whether the tournament pays after posting. */
  readonly posted_only: boolean;
}

/** Whether a line is due and cannot be paid before it is posted. */
export const awaitsPosting = (
  { paid, posted }: Pick<EarnedLine, 'paid' | 'posted'>,
  posted_only: boolean,
): boolean => !paid && posted_only && posted === false;

/** What an invoice adds up to, what of it is paid, due and payable now, and where it stands; amounts in cents. */
export function standingOf(lines: readonly EarnedLine[], { bonus, bonus_paid, posted_only }: Terms) {
  const sum = (fits: (line: EarnedLine) => boolean) => sumOf(lines.filter(fits).map((line) => line.amount));
  const amount = sum(() => true);
  const bonus_due = Math.max(0, bonus - bonus_paid);
  const due = sum(({ paid }) => !paid) + bonus_due;
  const payable = due - sum((line) => awaitsPosting(line, posted_only));
  const total = amount + bonus;
  const sums = { count: lines.length, amount, total, paid: total - due, due, payable, bonus_due };
  return { ...sums, state: stateOf(lines, sums) };
}

function stateOf(
  lines: readonly EarnedLine[],
  { total, due, payable }: { readonly total: number; readonly due: number; readonly payable: number },
): InvoiceState {
  if (due > 0) return payable > 0 ? 'open' : 'waits';
  if (lines.some(({ changed_from }) => changed_from !== null)) return 'changed';
  return total === 0 ? 'empty' : 'paid';
}
