import { phoneOrNull } from '@courtcrew/domain/accounts/index.ts';
import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import type { Kind } from '@courtcrew/domain/roster/index.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import { approvalsOf, isStaff } from '@courtcrew/projections/roster/index.ts';
import { type AccountsParts, correctPerson, enterPerson } from '../accounts/index.ts';
import { type Caller, done, found, Refused, type Route, route, type Use } from '../http/route.ts';
import { rosterAggregate } from './aggregate.ts';
import { READ_MODELS } from './answers.ts';
import { atDesk, officialsDesk } from './sides.ts';

/** What adding and correcting people is built on. */
export type StaffParts = Pick<AccountsParts, 'emails'>;

export async function addToStaff(
  use: Use,
  caller: Caller,
  tid: string,
  person: { readonly ref_id: string; readonly role: Kind },
): Promise<void> {
  const command = { type: 'AddStaff' as const, people: [person] };
  done(await use.execute(rosterAggregate, tid, command, { actor: atDesk(caller), step: 'staff' }));
  await use.settled('accounts', ...READ_MODELS);
}

const rosterStaff: readonly Route[] = [
  officialsDesk(calls.addRefToTournamentSetup, async ({ tid, body: { ref_id }, caller }, use) => {
    found(await personById(use.db, ref_id), 'Person');
    await addToStaff(use, caller, tid, { ref_id, role: 'official' });
    return { message: 'added' };
  }),

  officialsDesk(calls.removeRefFromTournament, async ({ tid, body: { ref_id }, caller }, use) => {
    const command = { type: 'RemoveStaff' as const, ref_id, role: 'official' as const };
    done(await use.execute(rosterAggregate, tid, command, { actor: atDesk(caller) }));
    await use.settled(...READ_MODELS);
    return { message: 'removed' };
  }),

  officialsDesk(calls.lastMatch, async ({ tid, body: { ref_id }, caller }, use) => {
    const command = { type: 'ToggleLastMatch' as const, ref_id };
    const { events } = done(await use.execute(rosterAggregate, tid, command, { actor: atDesk(caller) }));
    await use.settled(...READ_MODELS);
    return {
      message: 'saved',
      last_match: events.some(({ data }) => 'last_match' in data && data.last_match),
    };
  }),
];

const people = (parts: StaffParts): readonly Route[] => [
  officialsDesk(calls.addRef, async ({ tid, body, caller }, use) => {
    const { first, last, email, barcode, credentials, credentials_verified = false } = body;
    const { ref_id } = await enterPerson(
      parts,
      use,
      { first, last, email: email || null, phone: phoneOrNull(body.phone), barcode: barcode || null },
      { ...(credentials && { credentials }), credentials_verified, provider_type: 'Officiating' },
      atDesk(caller),
    );
    await addToStaff(use, caller, tid, { ref_id, role: 'official' });
    return { message: 'added', ref_id };
  }),

  officialsDesk(calls.editRef, async ({ tid, body }, use) => {
    const { ref_id, first, last, email, phone, barcode, ppaRating, credentials } = body;
    // The right to correct somebody comes from having them on this tournament's staff.
    if (!(await isStaff(use.db, tid, ref_id, 'official'))) throw new Refused(notFound('Person'));
    await correctPerson(
      parts,
      use,
      ref_id,
      {
        ...(first !== undefined && { first }),
        ...(last !== undefined && { last }),
        ...(email !== undefined && { email: email || null }),
        ...(phone !== undefined && { phone: phoneOrNull(phone) }),
        ...(barcode !== undefined && { barcode: barcode || null }),
        ...(ppaRating !== undefined && { ppa_rating: ppaRating || null }),
      },
      credentials === undefined ? {} : { credentials },
    );
    await use.settled('accounts');
    return { message: 'saved' };
  }),
];

const approvals: readonly Route[] = [
  route(calls.getApprovalRequests, ({ tid }, use) => approvalsOf(use.db, tid)),
  route(calls.getApprovedReferees, ({ tid }, use) => approvalsOf(use.db, tid, true)),

  route(calls.approveReferee, async ({ tid, body: { ref_id, note }, caller }, use) => {
    found(await personById(use.db, ref_id), 'Person');
    const command = { type: 'ApproveReferee' as const, ref_id, note: note || null };
    done(await use.execute(rosterAggregate, tid, command, { actor: atDesk(caller) }));
    await use.settled(...READ_MODELS);
    return { message: 'Saved' };
  }),

  route(calls.removeRefereeFromApprovedList, async ({ tid, body: { ref_id, note }, caller }, use) => {
    const command = { type: 'RemoveApproval' as const, ref_id, note: note || null };
    done(await use.execute(rosterAggregate, tid, command, { actor: atDesk(caller) }));
    await use.settled(...READ_MODELS);
    return { message: 'Saved' };
  }),
];

export const staffRoutes = (parts: StaffParts): readonly Route[] => [
  ...rosterStaff,
  ...people(parts),
  ...approvals,
];
