import { removeAfterMatch } from '@courtcrew/domain/board/index.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import { runsEverything } from '@courtcrew/domain/roster/index.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import { courtOf } from '@courtcrew/projections/board/index.ts';
import { approvalRequests, membershipsOf } from '@courtcrew/projections/roster/index.ts';
import { adminTypeAnywhere } from '@courtcrew/projections/tournaments/index.ts';
import { correctPerson } from '../../accounts/index.ts';
import { type Caller, found, type Route, route, type Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { mailedAbout } from '../answers.ts';
import { onRoster } from '../onRoster.ts';
import { addToStaff, admit, enterNew, type StaffParts, sectionsFor } from './adding.ts';
import { zoneOf } from './shifts.ts';
import { mayReach, mustRunMember, officialSectionsRun, officialsDesk } from './sides.ts';

/** Requests and verdicts, with how to reach those who asked, or who are within the caller's reach anyway. */
async function approvalsFor(use: Use, caller: Caller, tid: string, approved?: true) {
  const [rows, members] = await Promise.all([
    approvalRequests.all(use.db, { tid, referee_approved: approved }),
    membershipsOf(use.db, tid, 'official'),
  ]);
  return rows.map((row) => {
    const member = members.get(row.ref_id);
    const open = row.request_time !== null || runsEverything(caller) || (member && mayReach(caller, member));
    return open ? row : { ...row, email: null, phone: null };
  });
}

export const staffRoutes = (parts: StaffParts): readonly Route[] => [
  officialsDesk(calls.addRefToTournamentSetup, async ({ tid, body: { ref_id }, caller }, use) => {
    const { provider_type } = found(await personById(use.db, ref_id), 'Person');
    const sections = sectionsFor(caller, provider_type);
    const before = await addToStaff(parts, use, caller, tid, { ref_id, role: 'official', sections });
    return { message: 'added', ...before };
  }),

  officialsDesk(calls.removeRefFromTournament, async ({ tid, body, caller }, use) => {
    const { ref_id, shifts, after_match = false } = body;
    // Whoever runs every section removes the person altogether, a desk what is its own.
    const sections = runsEverything(caller) ? {} : { sections: officialSectionsRun(caller) };
    if (!runsEverything(caller)) await mustRunMember(use, caller, tid, { ref_id });
    const court = after_match ? undefined : await courtOf(use.db, tid, ref_id);
    if (court !== undefined) throw new Refused(removeAfterMatch(court));
    const command = { type: 'RemoveStaff', ref_id, role: 'official', ...sections, shifts } as const;
    const { events } = await onRoster(use, caller, tid, command);
    return { message: 'removed', ...(await mailedAbout(use, tid, events)) };
  }),

  officialsDesk(calls.lastMatch, async ({ tid, body: { ref_id, on }, caller }, use) => {
    await mustRunMember(use, caller, tid, { ref_id });
    const { events } = await onRoster(use, caller, tid, { type: 'ToggleLastMatch', ref_id, on });
    const last_match = on ?? events.some(({ data }) => 'last_match' in data && data.last_match);
    return { message: 'saved', last_match };
  }),

  officialsDesk(calls.addRef, async ({ tid, body, caller }, use) => {
    const { first, last, one_name, email, barcode, credentials, credentials_verified = false } = body;
    await zoneOf(use, tid);
    const joins = {
      tid,
      role: 'official' as const,
      sections: sectionsFor(caller, null),
      confirm: body.confirm,
    };
    const person = await enterNew(
      parts,
      use,
      caller,
      { first, last, one_name, email: email || null, phone: body.phone ?? null, barcode: barcode || null },
      { ...(credentials && { credentials }), credentials_verified, provider_type: 'Officiating' },
      joins,
    );
    return { message: 'added', ref_id: person.ref_id };
  }),

  officialsDesk(calls.editRef, async ({ tid, body, caller }, use) => {
    const { ref_id, first, last, one_name, email, phone, barcode, ppaRating, credentials } = body;
    // The right to correct somebody comes from having them in a section of one's own here.
    const open = mayReach(caller, await mustRunMember(use, caller, tid, { ref_id }));
    const admin = (await adminTypeAnywhere(use.db, ref_id)) !== null;
    await correctPerson(
      parts,
      use,
      ref_id,
      {
        ...(first !== undefined && { first }),
        ...(last !== undefined && { last }),
        ...(email !== undefined && { email: email || null }),
        ...(phone !== undefined && { phone }),
        ...(barcode !== undefined && { barcode: barcode || null }),
        ...(ppaRating !== undefined && { ppa_rating: ppaRating || null }),
      },
      credentials === undefined ? {} : { credentials },
      { one_name, ...(!caller.platform && { desk: { tid, admin, open } }) },
    );
    return { message: 'saved' };
  }),

  route(calls.getApprovalRequests, ({ tid, caller }, use) => approvalsFor(use, caller, tid)),
  route(calls.getApprovedReferees, ({ tid, caller }, use) => approvalsFor(use, caller, tid, true)),

  route(calls.approveReferee, async ({ tid, body: { ref_id, note }, caller }, use) => {
    found(await personById(use.db, ref_id), 'Person');
    // Who never asked gets a letter all the same, so that counts as adding them.
    const [asked] = await approvalRequests.among(use.db, [ref_id], { tid });
    if (!asked) await admit(parts, use, caller, tid, { ref_id, role: 'official' });
    await onRoster(use, caller, tid, { type: 'ApproveReferee', ref_id, note: note || null });
    return { message: 'Saved' };
  }),

  route(calls.removeRefereeFromApprovedList, async ({ tid, body: { ref_id, note }, caller }, use) => {
    await onRoster(use, caller, tid, { type: 'RemoveApproval', ref_id, note: note || null });
    return { message: 'Saved' };
  }),
];
