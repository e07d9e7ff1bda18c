import {
  type Choices,
  type Details,
  emailKey,
  entryProblems,
  NO_DETAILS,
  refuseProblems,
  TEXTS,
} from '@courtcrew/domain/accounts/index.ts';
import type { Actor } from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { loginOf } from '@courtcrew/projections/accounts/index.ts';
import { done, Refused, type Use } from '../http/route.ts';
import { personAggregate } from './aggregate.ts';
import type { AccountsParts } from './parts.ts';

export const emailTaken = refuse('conflict', TEXTS.emailOfAnother, {
  fields: { email: TEXTS.emailOfAnother },
});

type Entry = Pick<Details, 'first' | 'last'> & Partial<Details>;
type Using = Pick<Use, 'db' | 'execute' | 'newId'>;

export interface EnteredPerson {
  readonly ref_id: string;
  /** Somebody with that e-mail was there already and was left as they are. */
  readonly existed: boolean;
}

/**
 * Enters somebody without a login, for the areas that add people by name. Whoever has the e-mail already is found
 * instead. Throws `Refused` with the texts of the form. Wait for the read model `accounts` before listing names.
 */
export async function enterPerson(
  { emails }: Pick<AccountsParts, 'emails'>,
  use: Using,
  details: Entry,
  choices: Partial<Choices> = {},
  actor?: Actor,
): Promise<EnteredPerson> {
  const problem = refuseProblems(entryProblems({ ...NO_DETAILS, ...details }));
  if (problem) throw new Refused(problem);
  const ref_id = use.newId('person');
  const email = details.email || null;
  if (email !== null) {
    const claim = await emails.take(email, ref_id);
    if (!claim.taken) return { ref_id: claim.holder, existed: true };
  }
  const command = { type: 'AddPerson' as const, ref_id, details: { ...details, email }, choices };
  const outcome = await use.execute(personAggregate, ref_id, command, { actor, step: 'person' });
  if (outcome.refused && email !== null) await emails.giveBack(email, ref_id);
  done(outcome);
  return { ref_id, existed: false };
}

/**
 * The desk's correction of a person. An e-mail can be given to people without a login; one that somebody else
 * has is refused, and so is an edit that saw an older `version`. Throws `Refused`.
 */
export async function correctPerson(
  { emails }: Pick<AccountsParts, 'emails'>,
  use: Using,
  ref_id: string,
  details: Partial<Details>,
  choices: Partial<Choices> = {},
  version?: number,
): Promise<void> {
  const before = (await loginOf(use.db, ref_id))?.email_key ?? null;
  const { email } = details;
  const moves = typeof email === 'string' && emailKey(email) !== before;
  if (moves) {
    const claim = await emails.take(email, ref_id);
    if (!claim.taken) throw new Refused(emailTaken);
  }
  const outcome = await use.execute(personAggregate, ref_id, {
    type: 'EditStaff',
    details,
    choices,
    ...(version !== undefined && { version }),
  });
  if (outcome.refused && moves) await emails.release(email, ref_id);
  done(outcome);
  if (before !== null && email !== undefined && (email === null || moves)) {
    await emails.release(before, ref_id);
  }
}
