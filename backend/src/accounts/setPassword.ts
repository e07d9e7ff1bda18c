import {
  DEMO_PASSWORD,
  PASSWORD_MIN,
  type PasswordOwner,
  passwordProblem,
  TEXTS,
} from '@courtcrew/domain/accounts/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Use } from '../kernel/http/route.ts';
import type { Credential } from '../kernel/identity/index.ts';
import { done, Refused } from '../kernel/refused.ts';
import { personAggregate } from './aggregate.ts';
import { passwordChangedLetter } from './letters.ts';
import type { AccountsParts } from './parts.ts';

const MOST_COMMON = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** The list is loaded when the first password is set: unpacked it takes more than a start should cost. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'].slice(0, MOST_COMMON);
  return new Set([DEMO_PASSWORD, ...ranked.filter((password) => password.length >= PASSWORD_MIN)]);
}

/** Whether the password is among the 10,000 that people choose most, or the demo's; in capitals it is no rarer. */
async function isCommon(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.normalize('NFKC').toLowerCase());
}

/** Refuses a password that breaks a rule, with the rule's text at the field of the form. */
export async function requirePassword(password: string, field: string, owner: PasswordOwner): Promise<void> {
  const broken = passwordProblem(password, owner);
  const problem = broken ?? ((await isCommon(password)) ? TEXTS.passwordCommon : null);
  if (problem !== null) throw new Refused(refuse('invalid', problem, { fields: { [field]: problem } }));
}

/** Sets a password in place of the one named by `under`; null where that is not in force any more. Ends all under it. */
export async function setPassword(
  parts: AccountsParts,
  use: Use,
  ref_id: string,
  password: string,
  under: Credential,
): Promise<Credential> {
  const actor = { ref: ref_id, as: 'self' } as const;
  const password_hash = await parts.identity.passwords.hash(password, 'login');
  const command = { type: 'SetPassword', password_hash, under } as const;
  const outcome = await use.attempt(personAggregate, ref_id, command, { actor });
  if (outcome.refused && outcome.code === 'stale') return null;
  const [event] = done(outcome).events;
  const person = await parts.personNow(ref_id);
  if (!event || person.status !== 'member' || person.credential !== event.meta.commandId) return null;
  await tidyAfter(parts, ref_id, event.id);
  return person.credential;
}

/** Ends what the old password opened, and tells the owner; repeatable, as its reaction does. */
export async function tidyAfter(
  { identity, outbox }: AccountsParts,
  ref_id: string,
  eventId: string,
): Promise<void> {
  await identity.shutOut(ref_id);
  await outbox.send({ to: { ref_id }, letter: passwordChangedLetter(), dedupe: `password/${eventId}` });
}
