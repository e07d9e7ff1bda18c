import { login, loginWithCode, logout } from '@courtcrew/domain/accounts/contract.ts';
import { emailKey, type Member, TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { type Route, route } from '../kernel/http/route.ts';
import type { AccountsParts } from './parts.ts';
import { aboutWhom, checkPassword, noteVerdict, textOf, type Verdict } from './passwordCheck.ts';
import { checkCode, codeTextOf } from './secondFactor/codeCheck.ts';
import { signedInUser, signIn } from './signIn.ts';

/** The answer to the right password of somebody who has a second factor: no session, but the way to finish. */
async function askForCode({ identity }: Pick<AccountsParts, 'identity'>, member: Member) {
  const token = await identity.pendingLogins.issue(member);
  return { second_factor: true as const, message: TEXTS.codeAsked, token };
}

/** What somebody reads whose login failed; an address that searches for accounts reads the same of all. */
const refusal = (verdict: Exclude<Verdict, 'right'>, searching: boolean): { message: string } => ({
  message: searching ? TEXTS.loginFailed : textOf(verdict),
});

export const loginRoutes = (parts: AccountsParts): Route[] => [
  /** The second half of a login. A wrong code leaves the token as it is: people mistype. */
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
  ),

  /** Known accounts go first. Attempts at an e-mail go one by one and fail equally slowly: time must not tell accounts. */
  route(
    login,
    ({ body }, use) =>
      parts.identity.oneAtATime(`login ${emailKey(body.email)}`, async () => {
        const { throttle, passwords } = parts.identity;
        const { network } = use.http;
        const searching = await throttle.searching(network);
        const member = await parts.emails.memberWith(body.email);
        // Entered by staff: there is no password yet, and registering mails the link to set one.
        if (!member?.login) {
          await passwords.pretend(body.password);
          use.http.note('login-failed', aboutWhom(member, body));
          return {
            message: (await throttle.unknownEmail(network)) ? TEXTS.emailNotFound : TEXTS.loginFailed,
          };
        }
        const verdict = await checkPassword(parts, member, body.password, searching);
        noteVerdict(use, member.ref_id, verdict);
        if (verdict !== 'right') return refusal(verdict, searching);
        if (member.secondFactor.on) return askForCode(parts, member);
        await signIn(parts, use, member);
        use.http.note('login', { subject: member.ref_id });
        return signedInUser(member);
      }),
    { limit: 'login' },
  ),

  route(logout, async (_input, { http }) => {
    if (http.session) await parts.identity.sessions.end(http.session.id);
    http.signOut();
    return { message: 'Logged out' };
  }),
];
