import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { leadPart, type Part, supportingPart } from '@courtcrew/domain/reconciliation/policies/totals.ts';

export type Side = Part['side'];

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

/** What pressing a cell does. */
export interface LineActs {
  readonly onAct: (row: MatchRow, cell: Cell) => void;
}

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

export const refOn = (row: MatchRow, side: Side): string =>
  side === 'lead' ? row.ref_id : (row.second_ref_id ?? '');

export const noteOn = (row: MatchRow, side: Side): string | null =>
  side === 'lead' ? row.payment_note : row.second_payment_note;

export type Mark = 'paid' | 'posted';

/** An optimistic mark. */
export interface Wish {
  /** The row at the time of the press. */
  readonly over: MatchRow;
  readonly side: Side;
  readonly mark: Mark;
  readonly on: boolean;
  readonly answered: boolean;
}

const withMark = (row: MatchRow, { side, mark, on }: Wish): MatchRow => {
  if (side === 'lead') return { ...row, [mark]: on };
  return mark === 'paid' ? { ...row, second_paid: on } : { ...row, posted_second: on };
};

/**
 * The rows with optimistic marks. A mark stands until it is answered and its row read again: another desk may have
 * changed it later.
 */
export function painted(rows: readonly MatchRow[], wishes: ReadonlyMap<string, Wish>): readonly MatchRow[] {
  const open = Map.groupBy(wishes.values(), ({ over }) => over.id);
  if (open.size === 0) return rows;
  return rows.map((row) =>
    (open.get(row.id) ?? []).filter(({ answered, over }) => !answered || over === row).reduce(withMark, row),
  );
}
