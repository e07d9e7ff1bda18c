import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import { nothingSentInDraft } from '@courtcrew/domain/roster/index.ts';
import { canMessage } from '@courtcrew/domain/tournaments/index.ts';
import {
  credentialsWaiting,
  type Facts,
  factsOfSignup,
  heldOf,
  scheduleOf,
  shiftsById,
  waitingBefore,
} from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Route, removal, route, type Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { rosterAggregate } from '../aggregate.ts';
import { changeSignup, type SignupAnswer } from '../answers.ts';
import { admit, registeredBy, type StaffParts } from '../coordinator/adding.ts';
import { mustRunDeskOf, runsDeskOf, sideOf } from '../coordinator/sides.ts';
import type { RosterFacts } from '../facts.ts';

export interface FactsParts {
  readonly facts: RosterFacts;
}

/** The shift with its tournament, and somebody who exists. */
export async function shiftAndPerson(remembered: RosterFacts, sid: string, ref_id: string) {
  const facts = found(await remembered.ofShift(sid), 'Shift');
  const credentials = await remembered.credentialsOf(ref_id);
  if (credentials === null) throw new Refused(notFound('Person'));
  return { facts, credentials };
}

/** Credentials of who waits for the shift, where that matters to who is next. */
export const waitingFor = async (use: Use, { sid, counted }: Facts) =>
  counted ? { waiting: await credentialsWaiting(use.db, sid) } : {};

const before = (ahead: number): string =>
  ahead === 1 ? '1 person waits before you' : `${ahead} people wait before you`;

/** The answer to somebody who joined, or stays, behind others though a spot is free. */
export async function inLine(
  use: Use,
  answer: SignupAnswer,
  { sid, ref_id, tid }: { readonly sid: string; readonly ref_id: string; readonly tid: string },
): Promise<SignupAnswer> {
  if (answer.conflict || !answer.waitlist) return answer;
  await use.shown();
  const [shift] = await shiftsById(use.db, [sid]);
  const ahead = (await waitingBefore(use.db, ref_id, { tid, sid })).get(sid) ?? 0;
  if (!shift || shift.count >= shift.spots || ahead === 0) return answer;
  return { ...answer, message: `You are on the waitlist: ${before(ahead)}`, ahead };
}

/** The person's shifts whose desk the caller must run before acting for them: none of the caller's own. */
const shiftsOfAnother = async (use: Use, caller: Caller, tid: string, ref_id: string) =>
  ref_id === caller.ref_id ? [] : scheduleOf(use.db, ref_id, { tid, own: false });

/** Changes to one person's row in one shift, by the person or by the desk. */
export const signupRoutes = (parts: FactsParts & StaffParts): readonly Route[] => [
  route(calls.putWaitlist, async ({ params: { sid }, tid, subject: ref_id, caller }, use) => {
    const { facts } = await shiftAndPerson(parts.facts, sid, ref_id);
    const by = sideOf(caller, facts, ref_id);
    if (by === 'desk') await admit(parts, use, caller, tid, { ref_id, ...registeredBy(facts) });
    const command = { type: 'Apply' as const, sid, ref_id, by, tournament: facts };
    return changeSignup(use, tid, command, { ...facts, ref_id });
  }),

  route(calls.putTimeSpots, async ({ params: { sid }, body, tid, subject: ref_id, caller }, use) => {
    const { facts, credentials } = await shiftAndPerson(parts.facts, sid, ref_id);
    const by = sideOf(caller, facts, ref_id);
    if (by === 'desk') await admit(parts, use, caller, tid, { ref_id, ...registeredBy(facts) });
    // Only the desk chooses how strictly credentials are matched; anybody else gets the tournament's rule.
    const exact_match = by === 'desk' ? (body.exactMatch ?? facts.exact_match) : facts.exact_match;
    const command = {
      type: 'TakeSpot' as const,
      sid,
      ref_id,
      by,
      credentials,
      tournament: { ...facts, exact_match },
      ...(await waitingFor(use, facts)),
    };
    return inLine(use, await changeSignup(use, tid, command, { ...facts, ref_id }), { sid, ref_id, tid });
  }),

  route(calls.confirmShift, async ({ body: { shift_id }, tid, caller }, use) => {
    const facts = found(await factsOfSignup(use.db, shift_id), 'Signup');
    const { ref_id, credentials } = facts;
    const by = sideOf(caller, facts, ref_id);
    const command = { type: 'Confirm' as const, shift_id, ref_id, credentials, by, tournament: facts };
    return changeSignup(use, tid, command, facts);
  }),

  removal(calls.removeRefTime, async ({ params: { shift_id }, tid, caller }, use) => {
    const row = await use.look(`facts of ${shift_id}`, () => factsOfSignup(use.db, shift_id));
    const facts = found(row, 'Signup');
    const { ref_id } = facts;
    const by = sideOf(caller, facts, ref_id);
    const command = { type: 'RemoveSignup' as const, shift_id, ref_id, by, tournament: facts };
    return changeSignup(use, tid, command, facts);
  }),

  route(calls.moveOffWaitlist, async ({ params: { id: shift_id }, tid, caller }, use) => {
    const facts = found(await factsOfSignup(use.db, shift_id), 'Signup');
    mustRunDeskOf(caller, facts);
    const { ref_id, credentials } = facts;
    const command = {
      type: 'MoveOffWaitlist' as const,
      shift_id,
      ref_id,
      by: 'desk' as const,
      credentials,
      tournament: facts,
    };
    return changeSignup(use, tid, command, facts);
  }),

  route(calls.moveToWaitlist, async ({ params: { id: shift_id }, tid, caller }, use) => {
    const facts = found(await factsOfSignup(use.db, shift_id), 'Signup');
    mustRunDeskOf(caller, facts);
    const { ref_id } = facts;
    const command = { type: 'MoveToWaitlist' as const, shift_id, ref_id };
    return changeSignup(use, tid, command, facts);
  }),

  route(calls.emailSchedule, async ({ tid, subject: ref_id, caller }, use) => {
    const { status } = found(await tournamentById(use.db, tid), 'Tournament');
    const [first, ...rest] = await shiftsOfAnother(use, caller, tid, ref_id);
    // The mail tells the person all of their shifts; running the desk of one of them is enough to send it.
    if (first && !rest.some((shift) => runsDeskOf(caller, shift))) mustRunDeskOf(caller, first);
    if (!canMessage(status)) throw new Refused(nothingSentInDraft());
    await use.execute(rosterAggregate, tid, { type: 'EmailSchedule', ref_id });
    return { message: 'Schedule Has Been Emailed' };
  }),

  route(calls.getHeldApplications, ({ params: { ref_id } }, use) =>
    heldOf(use.db, ref_id, { now: use.now() }),
  ),

  route(calls.removeHeldApplication, async ({ params: { sid }, tid, caller: { ref_id } }, use) => {
    await use.execute(rosterAggregate, tid, { type: 'DropHeld', ref_id, sid });
    return { message: 'removed' };
  }),

  route(calls.withdrawFromShifts, async ({ tid, subject: ref_id, body, caller }, use) => {
    for (const shift of await shiftsOfAnother(use, caller, tid, ref_id)) mustRunDeskOf(caller, shift);
    const message = body.message || null;
    const by = ref_id === caller.ref_id ? 'person' : 'desk';
    await use.execute(rosterAggregate, tid, { type: 'Withdraw', ref_id, message, by });
    return { message: 'email sent' };
  }),

  route(
    calls.emailCoordinator,
    async ({ tid, body: { type: section, emailBody: message }, caller }, use) => {
      const { status, time_zone } = found(await tournamentById(use.db, tid), 'Tournament');
      const { ref_id } = caller;
      await use.execute(rosterAggregate, tid, {
        type: 'WriteToCoordinator',
        ref_id,
        section,
        message,
        tournament: { status, time_zone },
      });
      return { message: 'email sent' };
    },
    { limit: 'heavy', answersAtOnce: true },
  ),
];
