import type { KnownPerson, Standing } from '@courtcrew/domain/files/imports/standing.ts';
import type { ImportKind } from '@courtcrew/domain/files/kinds.ts';
import type { PersonRow, SignupRow, TypedRow } from '@courtcrew/domain/files/rows.ts';
import { sectionsOfPerson, sectionsRunBy } from '@courtcrew/domain/roster/index.ts';
import { peopleMeant } from '@courtcrew/projections/accounts/index.ts';
import { membershipsOf } from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Product } from '../../kernel/area.ts';
import { type Caller, found, type Use } from '../../kernel/http/route.ts';
import { mayReach, rosterAggregate } from '../../roster/index.ts';

/** The people that rows name. */
const namedIn = (kind: ImportKind, rows: readonly TypedRow<unknown>[]): readonly PersonRow[] =>
  rows.flatMap(({ value }) => {
    if (value === null || (kind !== 'people' && kind !== 'signups')) return [];
    return kind === 'people' ? [value as PersonRow] : ((value as SignupRow).person ?? []);
  });

/** What an import of these rows by this desk meets. */
export async function standingOf(
  { bus }: Pick<Product, 'bus'>,
  use: Use,
  caller: Caller,
  tid: string,
  { kind, rows }: { readonly kind: ImportKind; readonly rows: readonly TypedRow<unknown>[] },
): Promise<Standing> {
  const { time_zone: zone } = found(await tournamentById(use.db, tid), 'Tournament');
  const roster = await bus.peek(rosterAggregate, tid);
  const named = namedIn(kind, rows);
  const here =
    named.length === 0
      ? []
      : [...roster.people].flatMap(([ref, { roles }]) => (roles.length > 0 ? [ref] : []));
  const [people, officials, volunteers] = await Promise.all([
    named.length === 0
      ? []
      : peopleMeant(use.db, {
          refs: here,
          emails: [...new Set(named.flatMap(({ email }) => email ?? []))],
          phones: named.flatMap(({ phone }) => phone ?? []),
        }),
    membershipsOf(use.db, tid, 'official'),
    membershipsOf(use.db, tid, 'volunteer'),
  ]);
  const isOpen = (ref_id: string) =>
    [officials, volunteers].some((members) => {
      const member = members.get(ref_id);
      return member !== undefined && mayReach(caller, member);
    });
  return {
    ...{ roster, zone, runs: sectionsRunBy(caller) },
    people: people.map((person): KnownPerson => {
      const { ref_id } = person;
      return { ...person, sections: sectionsOfPerson(roster, ref_id), isOpen: isOpen(ref_id) };
    }),
  };
}
