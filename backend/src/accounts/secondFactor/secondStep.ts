import { loginWithCode } from '@courtcrew/domain/accounts/contract.ts';
import { type Member, TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import type { AccountsParts } from '../parts.ts';
import { signedInUser, signIn } from '../signIn.ts';
import { checkCode, codeTextOf } from './codeCheck.ts';

/** The answer to the right password of somebody who has a second factor: no session, but the way to finish. */
export async function askForCode({ identity }: Pick<AccountsParts, 'identity'>, member: Member) {
  const token = await identity.pendingLogins.issue(member);
  return { second_factor: true as const, message: TEXTS.codeAsked, token };
}

/** The second half of a login. A wrong code leaves the token as it is: people mistype. */
export const loginWithCodeRoute = (parts: AccountsParts): Route =>
  route(
    loginWithCode,
    async ({ body }, use) => {
      const { pendingLogins } = parts.identity;
      const pending = await pendingLogins.of(body.token);
      const person = pending && (await parts.personNow(pending.ref_id));
      // The second factor may be off by now, or the password another: either way the login begins anew.
      if (
        person?.status !== 'member' ||
        person.credential !== pending?.credential ||
        !person.secondFactor.on
      ) {
        return { message: TEXTS.codeExpired };
      }
      const verdict = await checkCode(parts, use, person, body.code);
      if (verdict !== 'right') return { message: codeTextOf(verdict) };
      if (!(await pendingLogins.redeem(body.token))) return { message: TEXTS.codeExpired };
      await signIn(parts, use, person);
      use.http.note('login', { subject: person.ref_id });
      return signedInUser(person);
    },
    { limit: 'reset', answersAtOnce: true },
  );
