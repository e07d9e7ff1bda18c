import { register } from '@courtcrew/domain/accounts/contract.ts';
import {
  DEFAULT_CREDENTIAL,
  entryProblems,
  NO_DETAILS,
  refuseProblems,
  TEXTS,
} from '@courtcrew/domain/accounts/index.ts';
import { loginOf } from '@courtcrew/projections/accounts/index.ts';
import { done, Refused, type Route, route, type Use } from '../http/route.ts';
import { personAggregate } from './aggregate.ts';
import { firstPasswordMail } from './mails.ts';
import type { AccountsParts } from './parts.ts';
import { sendResetLink } from './resetLink.ts';
import { requirePassword } from './setPassword.ts';
import { signIn } from './signIn.ts';

export const registerRoute = (parts: AccountsParts): Route =>
  route(
    register,
    async ({ body }, use) => {
      const { first, last, email, phone = null, alt_phone = null, password } = body;
      const details = { first, last, email, phone, alt_phone };
      const problem = refuseProblems(entryProblems({ ...NO_DETAILS, ...details }));
      if (problem) throw new Refused(problem);
      requirePassword(password, 'password');

      const ref_id = use.newId('person');
      const claim = await parts.emails.take(email, ref_id);
      if (!claim.taken) return { message: await whyTaken(parts, use, claim.holder) };
      const { credentials = DEFAULT_CREDENTIAL, newsletter = false, masterList = false } = body;
      const outcome = await use.execute(
        personAggregate,
        ref_id,
        {
          type: 'Register',
          ref_id,
          details,
          choices: { credentials, newsletter, utr_master_list: masterList },
          password_hash: await parts.identity.passwords.hash(password),
          source: body.source ?? null,
        },
        { actor: { ref: ref_id, as: 'self' }, step: 'person' },
      );
      if (outcome.refused) await parts.emails.giveBack(email, ref_id);
      done(outcome);
      await use.settled('accounts');
      await signIn(parts, use, ref_id);
      const asked = { profile_updated: false, utr_admin: null };
      return { user_id: ref_id, ref_id, first, last, phone, email, credentials, ...asked };
    },
    { limit: 'register' },
  );

/** Who was entered by staff gets the login by proving that the address is theirs, not by knowing it. */
async function whyTaken(parts: AccountsParts, use: Use, holder: string): Promise<string> {
  const login = await loginOf(use.db, holder);
  if (!login || login.password_hash !== null) return TEXTS.emailTaken;
  await sendResetLink(parts, holder, firstPasswordMail);
  return TEXTS.setPasswordMailed;
}
