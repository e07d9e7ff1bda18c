import { passwordProblem } from '@courtcrew/domain/accounts/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { done, Refused, type Use } from '../http/route.ts';
import { personAggregate } from './aggregate.ts';
import { passwordChangedMail } from './mails.ts';
import type { AccountsParts } from './parts.ts';

/** Refuses a password that breaks a rule, with the rule's text at the field of the form. */
export function requirePassword(password: string, field: string): void {
  const problem = passwordProblem(password);
  if (problem) throw new Refused(refuse('invalid', problem, { fields: { [field]: problem } }));
}

/**
 * Gives somebody who has proved who they are a new password, ends all their sessions and tells them by mail, in
 * case it was somebody else after all.
 */
export async function setPassword(
  { identity, outbox, publicUrl }: AccountsParts,
  use: Use,
  ref_id: string,
  password_hash: string,
): Promise<void> {
  const actor = { ref: ref_id, as: 'self' } as const;
  const outcome = done(
    await use.execute(personAggregate, ref_id, { type: 'SetPassword', password_hash }, { actor }),
  );
  await use.settled('accounts');
  await identity.shutOut(ref_id);
  for (const { id } of outcome.events) {
    await outbox.send({ to: { ref_id }, ...passwordChangedMail(publicUrl), dedupe: `password/${id}` });
  }
}
