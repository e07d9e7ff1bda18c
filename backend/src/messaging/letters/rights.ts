import { runsEverything, runsSection, sectionsRunBy } from '@courtcrew/domain/roster/index.ts';
import { SECTIONS, type Section } from '@courtcrew/domain/tournaments/index.ts';
import { payeesAt } from '@courtcrew/projections/payouts/index.ts';
import { membershipsOf, volunteerShiftsByPerson } from '@courtcrew/projections/roster/index.ts';
import type { Caller, Use } from '../../kernel/http/route.ts';
import { forbidden } from '../../kernel/refused.ts';

export const isSection = (category: string): category is Section =>
  (SECTIONS as readonly string[]).includes(category);

/** Whether the caller reads the log of this category: a section's desk its own, masters every one. */
export const readsCategory = (caller: Caller, category: string): boolean =>
  runsEverything(caller) || (isSection(category) && runsSection(caller, category));

/** Categories of which a list may hold lines; null for all. */
export const categoriesRead = (caller: Caller): readonly string[] | null =>
  runsEverything(caller) ? null : sectionsRunBy(caller);

const isCaptain = ({ rights }: Caller): boolean => rights.captain_of.length > 0;

/**
 * The log a letter of the caller stands in: the one they name where they may write there, else that of their own
 * desk. A captain writes to volunteers.
 */
export function categoryFor(caller: Caller, asked: string | undefined): string {
  const [own = 'volunteer'] = sectionsRunBy(caller);
  if (!asked) return own;
  if (readsCategory(caller, asked) || (asked === 'volunteer' && isCaptain(caller))) return asked;
  throw forbidden();
}

/** Tells of anybody whether they are on a list of the caller's in this tournament; masters pay the payees. */
export async function listedWith(
  use: Use,
  caller: Caller,
  tid: string,
): Promise<(ref_id: string) => boolean> {
  const [officials, volunteers, led, paid] = await Promise.all([
    membershipsOf(use.db, tid, 'official'),
    membershipsOf(use.db, tid, 'volunteer'),
    isCaptain(caller)
      ? volunteerShiftsByPerson(use.db, tid, { categories: caller.rights.captain_of })
      : new Map<string, unknown>(),
    runsEverything(caller) ? payeesAt(use.db, tid) : new Set<string>(),
  ]);
  return (ref_id) =>
    led.has(ref_id) ||
    paid.has(ref_id) ||
    [officials, volunteers].some((members) =>
      members.get(ref_id)?.sections.some((section) => runsSection(caller, section)),
    );
}
