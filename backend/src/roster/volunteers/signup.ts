import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import { dateIn, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import type { VolunteerOpportunity } from '@courtcrew/domain/roster/index.ts';
import { canApply, isDraft, isOpenToVisitors } from '@courtcrew/domain/tournaments/index.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import {
  hasSigned,
  type Opening,
  openingsOf,
  shiftsWantWaiver,
  volunteerCategories,
  volunteerShiftsByPerson,
} from '@courtcrew/projections/roster/index.ts';
import {
  publicTournaments,
  type TournamentRow,
  tournamentById,
  waiverOf,
} from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Route, route, type Use } from '../../kernel/http/route.ts';
import { forbidden, Refused } from '../../kernel/refused.ts';
import { rosterAggregate } from '../aggregate.ts';
import { changeSignup, type SignupAnswer } from '../answers.ts';
import { admit, registeredBy, type StaffParts } from '../coordinator/adding.ts';
import { looksAfterVolunteers, mustRunDeskOf, runsVolunteers, sideOf } from '../coordinator/sides.ts';
import { type FactsParts, inLine, shiftAndPerson, waitingFor } from '../signup/signup.ts';
import { volunteerShiftsForViewer } from './viewer.ts';

const NEXT_DAYS = 3;

const sumOf = (openings: readonly Opening[], of: 'shifts' | 'needed'): number =>
  openings.reduce((sum, opening) => sum + opening[of], 0);

const daysOf = (openings: readonly Opening[], zone: TimeZone): string[] =>
  [...new Set(openings.map(({ start_time }) => dateIn(start_time, zone)))].slice(0, NEXT_DAYS);

/** Listed tournaments that have a volunteers' section and still take somebody, soonest first. */
async function volunteerOpportunities(use: Use): Promise<VolunteerOpportunity[]> {
  const now = use.now();
  const coming = await publicTournaments(use.db, { time: 'future' }, now);
  const staffing = coming.filter(({ volunteer, status }) => volunteer && canApply(status));
  const openings = await openingsOf(
    use.db,
    staffing.map(({ tid }) => tid),
    now,
  );
  const byTournament = Map.groupBy(openings, ({ tid }) => tid);
  return staffing.flatMap((tournament) => {
    const own = byTournament.get(tournament.tid);
    if (!own) return [];
    const days = daysOf(own, tournament.time_zone);
    return [{ ...tournament, shifts: sumOf(own, 'shifts'), needed: sumOf(own, 'needed'), days }];
  });
}

/** As volunteers read it: there is nothing to be selected for. */
const worded = (answer: SignupAnswer): SignupAnswer =>
  answer.conflict ? answer : { ...answer, message: answer.waitlist ? 'Waitlist' : 'Registered' };

/** The tournament, for whoever may know of it: one in draft is its staff's alone. */
async function knownTournament(use: Use, caller: Caller, tid: string): Promise<TournamentRow> {
  const row = found(await tournamentById(use.db, tid), 'Tournament');
  if (isDraft(row.status) && !runsVolunteers(caller)) throw new Refused(notFound('Tournament'));
  return row;
}

export const volunteerSignupRoutes = (parts: FactsParts & StaffParts): readonly Route[] => [
  route(calls.putVolunteerInShift, async ({ params: { sid }, body, tid, subject: ref_id, caller }, use) => {
    const { facts, credentials } = await shiftAndPerson(parts.facts, sid, ref_id);
    const by = sideOf(caller, facts, ref_id);
    if (by === 'desk') await admit(parts, use, caller, tid, { ref_id, ...registeredBy(facts) });
    const command = {
      type: 'RegisterVolunteer' as const,
      sid,
      ref_id,
      credentials,
      waitlist: body?.waitlist ?? false,
      by,
      tournament: facts,
      ...(await waitingFor(use, facts)),
    };
    const answer = worded(await changeSignup(use, tid, command, { ...facts, ref_id }));
    return command.waitlist ? answer : inLine(use, answer, { sid, ref_id, tid });
  }),

  route(calls.putCaptainInShift, async ({ params: { sid }, body, tid, caller }, use) => {
    const { ref_id, captain = true } = body;
    const { facts, credentials } = await shiftAndPerson(parts.facts, sid, ref_id);
    mustRunDeskOf(caller, facts);
    await admit(parts, use, caller, tid, { ref_id, ...registeredBy(facts) });
    const by = 'desk' as const;
    const command = {
      type: 'AssignCaptain' as const,
      sid,
      ref_id,
      credentials,
      captain,
      by,
      tournament: facts,
    };
    const options = { actor: caller.actor(ref_id) };
    return worded(await changeSignup(use, tid, command, { ...facts, ref_id }, options));
  }),

  route(calls.getVolunteerWaiver, async ({ tid, caller }, use) => {
    const row = await knownTournament(use, caller, tid);
    const { text: waiver, ...which } = found(await waiverOf(use.db, tid), 'Tournament');
    return { waiver, signature_required: row.volunteer_signature_required, ...which };
  }),

  route(calls.checkIfWaiverIsNeededAndSigned, async ({ tid, subject, caller }, use) => {
    // Whether somebody else signed is for those who look after volunteers.
    if (subject !== caller.ref_id && !looksAfterVolunteers(caller)) throw forbidden();
    const row = await knownTournament(use, caller, tid);
    const [wanted, signed] = await Promise.all([
      shiftsWantWaiver(use.db, tid),
      hasSigned(use.db, tid, subject),
    ]);
    return { needed: row.volunteer_signature_required || wanted, signed };
  }),

  route(calls.signVolunteerWaiver, async ({ tid, subject: ref_id, body, caller }, use) => {
    const { waiver_since } = await knownTournament(use, caller, tid);
    const { first, last } = found(await personById(use.db, ref_id), 'Person');
    const { version, digest } = found(await waiverOf(use.db, tid), 'Tournament');
    await use.execute(rosterAggregate, tid, {
      type: 'SignWaiver',
      ref_id,
      signature: body.signature,
      name: { first, last },
      text: { version, digest },
      read: body.digest,
      tournament: { waiver_since },
    });
    const shifts = await volunteerShiftsByPerson(use.db, tid, { refs: [ref_id] });
    const registered = shifts.has(ref_id);
    return {
      message: registered ? 'Waiver Signed' : 'Waiver Signed, Please register for shifts.',
      registered,
    };
  }),

  route(calls.getVolunteerOpportunities, (_input, use) => volunteerOpportunities(use)),

  route(calls.getCategoriesForTournament, async ({ tid, caller }, use) => {
    const { status } = found(await tournamentById(use.db, tid), 'Tournament');
    if (!runsVolunteers(caller) && !isOpenToVisitors(status)) return [];
    return volunteerCategories.all(use.db, { tid, show: true });
  }),

  route(calls.getVolunteerSignupByCategory, async ({ tid, body, caller }, use) => {
    const shifts = await volunteerShiftsForViewer(use, caller, tid, body ?? {});
    // Stable: within a category they stay in the order of time.
    return shifts.sort(
      (a, b) => compareTexts(a.category_name, b.category_name) || a.vcid.localeCompare(b.vcid),
    );
  }),

  route(calls.getVolunteerSignupByTime, ({ tid, body, caller }, use) =>
    volunteerShiftsForViewer(use, caller, tid, { ref_id: body?.ref_id }),
  ),
];
