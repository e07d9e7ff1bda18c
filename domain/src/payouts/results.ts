import { cents } from '../contract/fields.ts';
import { type Cell, type Finding, findingOf } from '../contract/importing.ts';
import { LAST_OF_ONE_NAME } from '../contract/personName.ts';
import { looksLikeEmail } from '../kernel/address.ts';
import { fullName } from '../kernel/fullName.ts';
import { nameKey } from '../kernel/spelling.ts';
import { filled, type Text } from '../kernel/text.ts';
import { isVisible } from '../kernel/visible.ts';
import { EVENT_MAX, PLACE_MAX, type ResultColumn } from './model.ts';

/** Reads the rows of a list of results and says what is wrong with each, before anything is added. */

const NAME_MAX = 100;

export type ResultRow = { readonly [Column in ResultColumn]?: Cell } & {
  readonly one_name?: boolean | undefined;
};

/** Who won what; `amount` is cents. */
export interface Result {
  readonly first: string;
  readonly last: string;
  /** Null where the list has none: the name must do. */
  readonly email: string | null;
  readonly event: string;
  readonly place: string;
  readonly amount: number;
}

export interface CheckedResults {
  readonly findings: readonly Finding[];
  /** In the order of the rows; as many as there are rows only when nothing was found. */
  readonly results: readonly Result[];
}

function textOf(cell: Cell): string {
  const text = String(cell ?? '').trim();
  return isVisible(text) && !text.includes('\u0000') && text.isWellFormed() ? text : '';
}

/** A dollar sign does no harm; the rest is read as in every form. */
export const amountOf = (cell: Cell): number | undefined =>
  cents.safeParse(textOf(cell).replace(/^\$/, '')).data;

export function checkResults(rows: readonly ResultRow[]): CheckedResults {
  const findings: Finding[] = [];
  const results: Result[] = [];
  for (const [index, cells] of rows.entries()) {
    const before = findings.length;
    const found = (column: ResultColumn, text: Text) => findings.push(findingOf(index + 1, column, text));
    const take = (column: ResultColumn, max: number, required = true): string => {
      const text = textOf(cells[column]);
      if (required && text === '') found(column, 'is required');
      if (text.length > max) found(column, filled('must be at most {max} characters', { max }));
      return text;
    };
    const row = {
      first: take('first', NAME_MAX),
      last: take('last', NAME_MAX, !cells.one_name),
      email: take('email', 254, false) || null,
      event: take('event', EVENT_MAX),
      place: take('place', PLACE_MAX, false),
    };
    if (cells.one_name && row.last !== '') found('last', LAST_OF_ONE_NAME);
    if (row.email !== null && !looksLikeEmail(row.email)) found('email', 'must be an e-mail address');
    const amount = amountOf(cells.amount);
    if (amount === undefined) found('amount', 'must be an amount like 12.50');
    else if (findings.length === before) results.push({ ...row, amount });
  }
  if (rows.length === 0) findings.push({ row: 0, column: '', text: 'The file has no rows' });
  return { findings, results };
}

export const standsAlready = (row: number): Finding => ({ row, column: '', text: 'is on the list already' });

/** Rows of one person have the same key: by the e-mail, else by the name, however it is spelled. */
export const winnerKey = ({ first, last, email }: Pick<Result, 'first' | 'last' | 'email'>): string =>
  email?.toLowerCase() ?? nameKey(fullName({ first, last }));
