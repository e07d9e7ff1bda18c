import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import { LEAVING_AT_ONCE } from '@courtcrew/domain/roster/index.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import { checkedIn } from '@courtcrew/projections/roster/index.ts';
import { found, type Route, route } from '../../kernel/http/route.ts';
import { done, Refused } from '../../kernel/refused.ts';
import { mailedAbout } from '../answers.ts';
import { addToStaff, enterNew, type StaffParts } from '../coordinator/adding.ts';
import { zoneOf } from '../coordinator/shifts.ts';
import { mustLookAfter } from '../coordinator/sides.ts';
import { onRoster, onRosterInParts } from '../onRoster.ts';
import { crewWithShifts } from './crew.ts';
import { dayFor, dayOf } from './days.ts';
import { categoriesAsked } from './desk.ts';

const SHORTEST_EMAIL = 4;
const EMAIL_REQUIRED = 'email required';

function requireEmail(email: string | null | undefined): string {
  if (email && email.length >= SHORTEST_EMAIL && email.includes('@')) return email;
  throw new Refused(refuse('invalid', EMAIL_REQUIRED, { fields: { email: EMAIL_REQUIRED } }));
}

export const manageRoutes = (parts: StaffParts): readonly Route[] => [
  route(calls.addVolunteerToTournament, async ({ tid, body: { ref_id }, caller }, use) => {
    await zoneOf(use, tid);
    found(await personById(use.db, ref_id), 'Person');
    const before = await addToStaff(parts, use, caller, tid, { ref_id, role: 'volunteer' });
    return { message: 'added', ...before };
  }),

  route(calls.addVolunteerToDBandTournament, async ({ tid, body: { refInfo, confirm }, caller }, use) => {
    await zoneOf(use, tid);
    const { first, last, one_name, phone } = refInfo;
    const email = requireEmail(refInfo.email);
    const { ref_id } = await enterNew(
      parts,
      use,
      caller,
      { first, last, one_name, email, phone: phone ?? null },
      { provider_type: 'Volunteer' },
      { tid, role: 'volunteer', confirm },
    );
    return { message: 'added', ref_id };
  }),

  route(calls.removeVolunteerFromTournament, async ({ tid, body: { ref_id, shifts }, caller }, use) => {
    const command = { type: 'RemoveStaff', ref_id, role: 'volunteer', shifts } as const;
    const { events } = await onRoster(use, caller, tid, command);
    return { message: 'removed', ...(await mailedAbout(use, tid, events)) };
  }),

  route(calls.checkinVolunteer, async ({ tid, body: { ref_id, status, day }, caller }, use) => {
    await mustLookAfter(use, caller, tid, ref_id);
    const checkin = status ?? true;
    const date = day ? (await dayOf(use, tid, day)).date : await dayFor(use, tid, { ref_id, on: checkin });
    await onRoster(use, caller, tid, { type: 'CheckInVolunteer', ref_id, day: date, on: checkin });
    return { message: 'saved', checkin };
  }),

  route(calls.shirtPickup, async ({ tid, body: { ref_id, status }, caller }, use) => {
    await mustLookAfter(use, caller, tid, ref_id);
    const shirt_pickup = status ?? true;
    await onRoster(use, caller, tid, { type: 'HandOutShirt', ref_id, on: shirt_pickup });
    return { message: 'saved', shirt_pickup };
  }),

  route(calls.checkoutAllVolunteers, async ({ tid, body, caller }, use) => {
    const day = await dayOf(use, tid, body.day);
    const categories = await categoriesAsked(use, caller, tid);
    // Who works for another captain that day stays in, even if they work for this one on the next.
    const own = categories && (await crewWithShifts(use, caller, tid, { categories, day }));
    const mine = own && new Set(own.map(({ ref_id }) => ref_id));
    const only = mine ? (body.people ?? [...mine]).filter((ref_id) => mine.has(ref_id)) : body.people;
    const command = day.now
      ? { type: 'CheckOutAll' as const, day: null, only: only ?? [...(await checkedIn(use.db, tid, day))] }
      : { type: 'CheckOutAll' as const, day: day.date, ...(only && { only }) };
    const nobodyLeft = ({ length }: readonly unknown[]) => length < LEAVING_AT_ONCE;
    const { events } = done(await onRosterInParts(use, caller, tid, command, nobodyLeft));
    return { message: 'saved', count: events.length };
  }),
];
