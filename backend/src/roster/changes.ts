import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import { atDesk, type Caller, type Route, route, type Use } from '../kernel/http/route.ts';
import { rosterAggregate } from './aggregate.ts';
import { answerTo } from './answers.ts';
import type { RosterFacts } from './facts.ts';
import { mustRunDeskOf } from './sides.ts';
import type { FactsParts } from './signup.ts';

/** The change with what it is decided by. Throws 403 where the caller does not run the desk of the shift. */
async function withFacts(remembered: RosterFacts, caller: Caller, change: calls.SignupChange) {
  const { sid, ref_id } = change;
  const [facts, credentials] = await Promise.all([remembered.ofShift(sid), remembered.credentialsOf(ref_id)]);
  if (facts) mustRunDeskOf(caller, facts);
  // Somebody forgotten has no credentials, and may still be taken out.
  return { ...change, facts, credentials: credentials ?? '' };
}

type Known = Awaited<ReturnType<typeof withFacts>>;

const attempt = (use: Use, caller: Caller, tid: string, { facts, sid, ref_id, ...wish }: Known) =>
  facts
    ? use.attempt(
        rosterAggregate,
        tid,
        { type: 'ChangeSignup', sid, ref_id, ...wish, tournament: facts },
        { actor: atDesk(caller), step: `${sid} ${ref_id}` },
      )
    : notFound('Shift');

async function answered(
  use: Use,
  { sid, ref_id, facts }: Known,
  outcome: Awaited<ReturnType<typeof attempt>>,
): Promise<calls.SignupChanged> {
  const row = { sid, ref_id };
  if (outcome.refused && (outcome.code !== 'conflict' || !facts))
    return { ...row, message: outcome.text, changed: false, refused: outcome.code };
  const at = { ...row, time_zone: facts?.time_zone ?? 'UTC' };
  const answer = await answerTo(use, outcome, at);
  return {
    ...row,
    ...answer,
    changed: !outcome.refused && outcome.events.length > 0,
    ...(outcome.refused && { refused: outcome.code }),
  };
}

/**
 * Changes to many rows. They reach the stream in one turn, so that it decides one after another and appends what
 * comes of them at once; each is carried out or refused by itself.
 */
export const changesRoute = (parts: FactsParts): Route =>
  route(calls.changeSignups, async ({ tid, body: { changes }, caller }, use) => {
    const known = await Promise.all(changes.map((change) => withFacts(parts.facts, caller, change)));
    return Promise.all(known.map(async (one) => answered(use, one, await attempt(use, caller, tid, one))));
  });
