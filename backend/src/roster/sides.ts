import type { Call } from '@courtcrew/domain/contract/call.ts';
import { NOT_AUTHORIZED } from '@courtcrew/domain/contract/policies.ts';
import type { Actor } from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { type By, type Kind, runsCategory, runsSection, sectionOf } from '@courtcrew/domain/roster/index.ts';
import { isInCategories } from '@courtcrew/projections/roster/index.ts';
import { type Caller, type Handler, Refused, type Route, route, type Use } from '../http/route.ts';

interface Sectioned {
  readonly kind: Kind;
  readonly category: string;
}

const forbidden = () => new Refused(refuse('forbidden', NOT_AUTHORIZED));

/** Whether the caller runs the desk of this shift, or is captain of it; a flag for one section opens no other. */
export const runsDeskOf = (caller: Caller, shift: Sectioned): boolean =>
  shift.kind === 'volunteer' ? runsCategory(caller, shift.category) : runsSection(caller, sectionOf(shift));

/** Throws 403 unless the caller runs the desk of this shift. */
export function mustRunDeskOf(caller: Caller, shift: Sectioned): void {
  if (!runsDeskOf(caller, shift)) throw forbidden();
}

/** On which side of the counter the caller stands when signing this person up. Throws 403 for neither. */
export function sideOf(caller: Caller, shift: Sectioned, ref_id: string): By {
  if (runsDeskOf(caller, shift)) return 'desk';
  if (caller.ref_id === ref_id) return 'person';
  throw forbidden();
}

/** The author of what the desk does to shifts and staff: an admin, whoever is concerned by it. */
export const atDesk = (caller: Caller): Actor => ({ ref: caller.ref_id, as: 'admin' });

/** Throws 403 unless the caller looks after this category of volunteers. */
export function mustRunCategory(caller: Caller, vcid: string): void {
  if (!runsCategory(caller, vcid)) throw forbidden();
}

/** Whether the caller coordinates all volunteers; captains have their own categories. */
export const runsVolunteers = (caller: Caller): boolean => runsSection(caller, 'volunteer');

/** Throws 403 unless the caller coordinates all volunteers, or this one works in a category of the caller's. */
export async function mustLookAfter(use: Use, caller: Caller, tid: string, ref_id: string): Promise<void> {
  if (runsVolunteers(caller)) return;
  if (!(await isInCategories(use.db, tid, ref_id, caller.rights.captain_of))) throw forbidden();
}

/** Whether the caller runs a desk of officials; one of them at least is needed to see them all. */
export const runsOfficials = (caller: Caller): boolean => runsSection(caller, 'line');

/** Throws 403 unless the caller runs a desk of officials. */
export function mustRunOfficials(caller: Caller): void {
  if (!runsOfficials(caller)) throw forbidden();
}

/**
 * A call about the officials of a tournament as a whole: for the desks of referees and of trainers, not for
 * admins who only look after volunteers.
 */
export const officialsDesk = <C extends Call>(call: C, handler: Handler<C>): Route =>
  route(call, (input, use) => {
    mustRunOfficials(input.caller);
    return handler(input, use);
  });
