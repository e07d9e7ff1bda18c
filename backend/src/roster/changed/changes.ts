import { templateOf } from '@courtcrew/domain/contract/fields.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { notFound, type Refusal } from '@courtcrew/domain/kernel/refusal.ts';
import { filled, within } from '@courtcrew/domain/kernel/text.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import type { RosterEvent, RosterState } from '@courtcrew/domain/roster/index.ts';
import { namesOf } from '@courtcrew/projections/accounts/index.ts';
import { atDesk, type Caller, type Route, route, type Use } from '../../kernel/http/route.ts';
import { done, Refused } from '../../kernel/refused.ts';
import type { Outcome } from '../../kernel/runtime/aggregate.ts';
import { rosterAggregate } from '../aggregate.ts';
import { answerTo, conflictIn } from '../answers.ts';
import { mustRunDeskOf } from '../coordinator/sides.ts';
import type { RosterFacts } from '../facts.ts';
import type { FactsParts } from '../signup/signup.ts';

/** The change with what it is decided by. Throws 403 where the caller does not run the desk of the shift. */
async function withFacts(remembered: RosterFacts, caller: Caller, change: calls.SignupChange) {
  const { sid, ref_id, from } = change;
  const [facts, left, credentials] = await Promise.all([
    remembered.ofShift(sid),
    from === undefined ? undefined : remembered.ofShift(from),
    remembered.credentialsOf(ref_id),
  ]);
  for (const shift of [facts, left]) if (shift) mustRunDeskOf(caller, shift);
  // Somebody forgotten has no credentials, and may still be taken out.
  return { ...change, facts, credentials: credentials ?? '' };
}

type Known = Awaited<ReturnType<typeof withFacts>>;

const refusedRow = (row: Pick<Known, 'sid' | 'ref_id'>, { text, code }: Refusal): calls.SignupChanged => ({
  ...row,
  message: english(text),
  ...templateOf(text),
  changed: false,
  refused: code,
});

async function changed(
  use: Use,
  caller: Caller,
  tid: string,
  { facts, ...wish }: Known,
): Promise<calls.SignupChanged> {
  const { sid, ref_id } = wish;
  const row = { sid, ref_id };
  if (!facts) return refusedRow(row, notFound('Shift'));
  const command = { type: 'ChangeSignup' as const, ...wish, tournament: facts };
  const options = { actor: atDesk(caller), step: `${sid} ${ref_id}` };
  const outcome = await use.attempt(rosterAggregate, tid, command, options);
  if (outcome.refused && outcome.code !== 'conflict') return refusedRow(row, outcome);
  const answer = await answerTo(use, outcome, { ...facts, ref_id });
  if (outcome.refused) return { ...row, ...answer, changed: false, refused: outcome.code };
  return { ...row, ...answer, changed: outcome.events.length > 0 };
}

/** A conflict of one of these rows names whose it is, with the hours. */
async function tellConflict(
  use: Use,
  outcome: Outcome<RosterEvent, RosterState>,
  rows: readonly {
    readonly facts: Pick<NonNullable<Known['facts']>, 'time_zone'>;
    readonly step: { readonly ref_id: string };
  }[],
): Promise<Outcome<RosterEvent, RosterState>> {
  const row = outcome.refused ? rows.find(({ step }) => step.ref_id === outcome.details?.ref_id) : undefined;
  const stopped = row && (await conflictIn(use, outcome, row.facts.time_zone));
  if (!outcome.refused || !row || !stopped) return outcome;
  const { template, tournament } = stopped.conflict;
  const name = (await namesOf(use.db, [row.step.ref_id])).get(row.step.ref_id);
  const person = name ? fullName(name) : '';
  const text = filled('{person}: {conflict}', { person, conflict: within(template ?? stopped.message) });
  throw new Refused({ ...outcome, text, details: { ...outcome.details, ...(tournament && { tournament }) } });
}

/** One command for all rows. Throws its refusal. */
async function changedTogether(
  use: Use,
  caller: Caller,
  tid: string,
  known: readonly Known[],
): Promise<calls.SignupChanged[]> {
  const rows = known.map(({ facts, ...wish }) => {
    if (!facts) throw new Refused(notFound('Shift'));
    return { facts, step: { type: 'ChangeSignup' as const, ...wish, tournament: facts } };
  });
  const steps = rows.map(({ step }) => step);
  const outcome = await use.attempt(
    rosterAggregate,
    tid,
    { type: 'Together', steps },
    { actor: atDesk(caller) },
  );
  const { events, ...rest } = done(await tellConflict(use, outcome, rows));
  return Promise.all(
    rows.map(async ({ facts, step: { sid, ref_id } }) => {
      const own = events.filter(
        ({ data }) => 'shift_id' in data && data.ref_id === ref_id && data.sid === sid,
      );
      const answer = await answerTo(use, { ...rest, events: own }, { ...facts, ref_id });
      return { sid, ref_id, ...answer, changed: own.length > 0 };
    }),
  );
}

/** Changes many rows in one append; each is carried out or refused by itself, or all of them together. */
export const changesRoute = (parts: FactsParts): Route =>
  route(calls.changeSignups, async ({ tid, body: { changes, together }, caller }, use) => {
    const known = await Promise.all(changes.map((change) => withFacts(parts.facts, caller, change)));
    if (together) return changedTogether(use, caller, tid, known);
    return Promise.all(known.map((one) => changed(use, caller, tid, one)));
  });
