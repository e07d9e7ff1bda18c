import { centsOf, dollars, sumOf } from '../../kernel/money.ts';
import type { MatchRow } from '../contract/shapes.ts';

/** What one official has for a match; amounts in cents. */
export interface Part {
  readonly side: 'lead' | 'supporting';
  readonly estimated: number;
  readonly amount: number;
  readonly paid: boolean;
  readonly posted: boolean;
}

export const leadPart = (row: MatchRow): Part => ({
  side: 'lead',
  estimated: centsOf(row.estimated_amount),
  amount: centsOf(row.amount),
  paid: row.paid,
  posted: row.posted,
});

/** Null where the match had no second. */
export const supportingPart = (row: MatchRow): Part | null =>
  row.second_ref_id === null
    ? null
    : {
        side: 'supporting',
        estimated: centsOf(row.estimated_supporting_amount ?? 0),
        amount: centsOf(row.second_amount ?? 0),
        paid: row.second_paid ?? false,
        posted: row.posted_second ?? false,
      };

/** The sums of some matches, or of one person in them, in dollars, as the documented totals name them. */
export function totalsOf(rows: readonly MatchRow[], person?: string) {
  const isCounted = (ref_id: string | null) => person === undefined || ref_id === person;
  const lead = rows.filter(({ ref_id }) => isCounted(ref_id)).map(leadPart);
  const supporting = rows
    .filter(({ second_ref_id }) => isCounted(second_ref_id))
    .map(supportingPart)
    .filter((part) => part !== null);
  const sum = (parts: readonly Part[]) => dollars(sumOf(parts.map(({ amount }) => amount)));
  const both = [...lead, ...supporting];
  return {
    total: sum(both),
    lead_sum: sum(lead),
    supporting_sum: sum(supporting),
    posted_total: sum(both.filter(({ posted }) => posted)),
    lead_due: sum(lead.filter(({ paid }) => !paid)),
    supporting_due: sum(supporting.filter(({ paid }) => !paid)),
  };
}
