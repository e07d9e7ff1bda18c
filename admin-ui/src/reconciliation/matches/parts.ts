import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { leadPart, type Part, supportingPart } from '@courtcrew/domain/reconciliation/policies/totals.ts';

export type Side = Part['side'];

/** The places along a row that the arrows lead to. */
export const CELLS = [
  'amount lead',
  'paid lead',
  'posted lead',
  'amount supporting',
  'paid supporting',
  'posted supporting',
  'why',
  'edit',
] as const;
export type Cell = (typeof CELLS)[number];
type What = 'amount' | 'paid' | 'posted' | 'why' | 'edit';

/** What a press on a cell does. */
export interface LineActs {
  readonly onAct: (row: MatchRow, cell: Cell) => void;
}

/** What a cell is about. */
export const cellOf = (cell: Cell): { what: What; side: Side } => {
  const [what, side = 'lead'] = cell.split(' ') as [What, Side?];
  return { what, side };
};

export const partOf = (row: MatchRow, side: Side): Part | null =>
  side === 'lead' ? leadPart(row) : supportingPart(row);

export const partsIn = (rows: readonly MatchRow[]): readonly Part[] =>
  rows.flatMap((row) => [leadPart(row), supportingPart(row)]).filter((part) => part !== null);

export const nameOn = (row: MatchRow, side: Side): string =>
  side === 'lead' ? row.name : (row.supporting ?? '');

export const noteOn = (row: MatchRow, side: Side): string | null =>
  side === 'lead' ? row.payment_note : row.second_payment_note;

/** The row with one mark otherwise. */
export const withMark = (row: MatchRow, side: Side, mark: 'paid' | 'posted', on: boolean): MatchRow => {
  if (side === 'lead') return { ...row, [mark]: on };
  return mark === 'paid' ? { ...row, second_paid: on } : { ...row, posted_second: on };
};
