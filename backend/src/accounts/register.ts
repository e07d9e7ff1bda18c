import { register } from '@courtcrew/domain/accounts/contract.ts';
import {
  DEFAULT_CREDENTIAL,
  entryProblems,
  type Member,
  NO_DETAILS,
  type PersonState,
  refuseProblems,
  TEXTS,
} from '@courtcrew/domain/accounts/index.ts';
import { type Route, route } from '../kernel/http/route.ts';
import { done, Refused } from '../kernel/refused.ts';
import type { Done } from '../kernel/runtime/aggregate.ts';
import { personAggregate } from './aggregate.ts';
import { sendResetLink } from './forgotPassword.ts';
import type { AccountsParts } from './parts.ts';
import { requirePassword } from './setPassword.ts';
import { signedInUser, signIn } from './signIn.ts';

/** A browser whose answer was lost sends the form again within this time. */
const REPEATED_WITHIN_MS = 10 * 60 * 1000;

export const registerRoute = (parts: AccountsParts): Route =>
  route(
    register,
    async ({ body }, use) => {
      const { first, last, one_name, email, phone = null, alt_phone = null, password } = body;
      const details = { first, last, email, phone, alt_phone };
      const problem = refuseProblems(entryProblems({ ...NO_DETAILS, ...details }, one_name));
      if (problem) throw new Refused(problem);
      await requirePassword(password, 'password', details);
      // Before the claim, which is then held for a moment only; and for a taken e-mail the same work.
      const password_hash = await parts.identity.passwords.hash(password, 'registration');

      const ref_id = use.newId('person');
      const claim = await parts.emails.take(email, ref_id);
      if (!claim.taken) return { message: await whyTaken(parts, claim.holder) };
      const { credentials = DEFAULT_CREDENTIAL, newsletter = false, masterList = false } = body;
      const choices = { credentials, newsletter, utr_master_list: masterList };
      const actor = { ref: ref_id, as: 'self' } as const;
      const outcome = await use.attempt(
        personAggregate,
        ref_id,
        { type: 'Register', ref_id, details, one_name, choices, password_hash, source: body.source ?? null },
        { actor, step: 'person' },
      );
      if (outcome.refused) await parts.emails.giveBack(email, ref_id);
      const registration = done(outcome);
      const person = await parts.personNow(ref_id);
      if (!isNew(person, registration, use.now())) {
        await parts.emails.giveBack(email, ref_id);
        return { message: TEXTS.emailTaken };
      }
      if (await overtaken(parts, email, ref_id)) {
        await use.execute(personAggregate, ref_id, { type: 'Forget' }, { actor, step: 'overtaken' });
        return { message: TEXTS.emailTaken };
      }
      await signIn(parts, use, person);
      return signedInUser(person);
    },
    { limit: 'register' },
  );

/** Whether the registration is the person's latest event, and recent: a retry then opens the session once more. */
function isNew(person: PersonState, { events }: Done, now: string): person is Member {
  const [registered] = events;
  if (!registered || person.status !== 'member' || person.version > 0) return false;
  return Date.parse(now) - Date.parse(registered.meta.at) < REPEATED_WITHIN_MS;
}

/** Whether the claim was taken over while this process was suspended. */
async function overtaken({ emails }: AccountsParts, email: string, ref_id: string): Promise<boolean> {
  const owner = await emails.memberWith(email);
  return owner !== null && owner.ref_id !== ref_id;
}

/** Who was entered by staff gets the login by proving that the address is theirs, not by knowing it. */
async function whyTaken(parts: AccountsParts, holder: string): Promise<string> {
  const person = await parts.personNow(holder);
  if (person.status !== 'member' || person.login) return TEXTS.emailTaken;
  await sendResetLink(parts, person);
  return TEXTS.setPasswordMailed;
}
