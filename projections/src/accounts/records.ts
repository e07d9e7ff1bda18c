import type { Kysely } from 'kysely';
import { nameOrEmailBegins } from './found.ts';
import type { AccountsDatabase, PersonRow } from './tables.ts';

export interface RecordFilter {
  /** Beginning of a last or full name, or of an e-mail. */
  readonly q?: string;
  readonly credentials?: string;
  readonly provider_type?: string;
  readonly login?: boolean;
  readonly platform_admin?: boolean;
  readonly utr_master_list?: boolean;
}

export interface RecordPage {
  readonly offset: number;
  readonly limit: number;
  readonly sort: { readonly field: string; readonly descending: boolean };
}

const EXACT = ['credentials', 'provider_type', 'login', 'platform_admin', 'utr_master_list'] as const;

/** Columns a list can be sorted by; names without regard to case and accents. */
const ORDER: Readonly<Record<string, keyof PersonRow>> = {
  last: 'last_key',
  first: 'first_key',
  email: 'email',
  credentials: 'credentials',
  city: 'city',
  state: 'state',
  registered_at: 'registered_at',
  updated_at: 'updated_at',
};

/** One page of everybody who is not forgotten, and how many there are in all. */
export async function personRecords(db: Kysely<AccountsDatabase>, by: RecordFilter, page: RecordPage) {
  let list = db.selectFrom('accounts.people').where('forgotten', '=', false);
  for (const field of EXACT) {
    const value = by[field];
    if (value !== undefined) list = list.where(field, '=', value);
  }
  const { q } = by;
  if (q) list = list.where('ref_id', '=', nameOrEmailBegins(q));
  const { field, descending } = page.sort;
  const [rows, { total }] = await Promise.all([
    list
      .selectAll()
      .orderBy(ORDER[field] ?? 'last_key', descending ? 'desc' : 'asc')
      .orderBy('ref_id')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    list.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

export const peopleByIds = (db: Kysely<AccountsDatabase>, refs: readonly string[]): Promise<PersonRow[]> =>
  refs.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('accounts.people')
        .selectAll()
        .where('forgotten', '=', false)
        .where('ref_id', 'in', [...refs])
        .execute();
