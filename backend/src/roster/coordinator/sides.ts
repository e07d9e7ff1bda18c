import type { Call } from '@courtcrew/domain/contract/call.ts';
import {
  type By,
  type Kind,
  OFFICIAL_SECTIONS,
  type OfficialSection,
  runsCategory,
  runsEverything,
  runsSection,
  sectionOf,
} from '@courtcrew/domain/roster/index.ts';
import { isInCategories, type Membership, membershipOf } from '@courtcrew/projections/roster/index.ts';
import { type Caller, found, type Handler, type Route, route, type Use } from '../../kernel/http/route.ts';
import { forbidden } from '../../kernel/refused.ts';

interface Sectioned {
  readonly kind: Kind;
  readonly category: string;
}

/** Whether the caller runs the desk of this shift, or is captain of it; a flag for one section opens no other. */
export const runsDeskOf = (caller: Caller, shift: Sectioned): boolean =>
  shift.kind === 'volunteer' ? runsCategory(caller, shift.category) : runsSection(caller, sectionOf(shift));

export function mustRunDeskOf(caller: Caller, shift: Sectioned): void {
  if (!runsDeskOf(caller, shift)) throw forbidden();
}

/** On which side of the counter the caller stands when signing this person up. Throws 403 for neither. */
export function sideOf(caller: Caller, shift: Sectioned, ref_id: string): By {
  if (runsDeskOf(caller, shift)) return 'desk';
  if (caller.ref_id === ref_id) return 'person';
  throw forbidden();
}

export function mustRunCategory(caller: Caller, vcid: string): void {
  if (!runsCategory(caller, vcid)) throw forbidden();
}

/** Whether the caller coordinates all volunteers; captains have their own categories. */
export const runsVolunteers = (caller: Caller): boolean => runsSection(caller, 'volunteer');

/** Whether the caller coordinates volunteers, all of them or as a captain those of some categories. */
export const looksAfterVolunteers = (caller: Caller): boolean =>
  runsVolunteers(caller) || caller.rights.captain_of.length > 0;

/** Throws 403 unless the caller coordinates all volunteers, or this one works in a category of the caller's. */
export async function mustLookAfter(use: Use, caller: Caller, tid: string, ref_id: string): Promise<void> {
  if (runsVolunteers(caller)) return;
  if (!(await isInCategories(use.db, tid, ref_id, caller.rights.captain_of))) throw forbidden();
}

/** The sections of officials whose desk the caller runs: of their people and rows lists are made. */
export const officialSectionsRun = (caller: Caller): readonly OfficialSection[] =>
  OFFICIAL_SECTIONS.filter((section) => runsSection(caller, section));

export function mustRunOfficials(caller: Caller): void {
  if (officialSectionsRun(caller).length === 0) throw forbidden();
}

/** Whether the caller runs the desk of a section this person is registered in. */
export const runsMember = (caller: Caller, { sections }: Pick<Membership, 'sections'>): boolean =>
  sections.some((section) => runsSection(caller, section));

/** Whether the caller may read how to reach this person: a master always, a desk once its section may. */
export const mayReach = (caller: Caller, { reachable }: Pick<Membership, 'reachable'>): boolean =>
  runsEverything(caller) || reachable.some((section) => runsSection(caller, section));

/** Throws 404 for who is not registered in that role, and 403 for who belongs to another desk. */
export async function mustRunMember(
  use: Use,
  caller: Caller,
  tid: string,
  { ref_id, role = 'official' }: { readonly ref_id: string; readonly role?: Kind },
): Promise<Membership> {
  const member = found(await membershipOf(use.db, tid, role, ref_id), 'Person');
  if (!runsMember(caller, member)) throw forbidden();
  return member;
}

/** A call about officials, for the desks of referees and trainers, each with its own section. */
export const officialsDesk = <C extends Call>(call: C, handler: Handler<C>): Route =>
  route(call, (input, use) => {
    mustRunOfficials(input.caller);
    return handler(input, use);
  });
