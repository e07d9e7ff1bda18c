import { login, logout } from '@courtcrew/domain/accounts/contract.ts';
import { emailKey, TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { type Route, route } from '../kernel/http/route.ts';
import type { AccountsParts } from './parts.ts';
import { aboutWhom, checkPassword, noteVerdict, textOf, type Verdict } from './passwordCheck.ts';
import { askForCode } from './secondFactor/secondStep.ts';
import { signedInUser, signIn } from './signIn.ts';

/** What somebody reads whose login failed; an address that searches for accounts reads the same of all. */
const refusal = (verdict: Exclude<Verdict, 'right'>, searching: boolean): { message: string } => ({
  message: searching ? TEXTS.loginFailed : textOf(verdict),
});

/**
 * Known accounts go first, whatever else comes from their address: a hall has one. Known or not, an e-mail's attempts
 * are decided one after another, and one that fails takes the same time: once the texts are the same for an address
 * that searches, the time must not tell accounts either.
 */
const loginRoute = (parts: AccountsParts): Route =>
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
  );

const logoutRoute = ({ identity }: AccountsParts): Route =>
  route(logout, async (_input, { http }) => {
    if (http.session) await identity.sessions.end(http.session.id);
    http.signOut();
    return { message: 'Logged out' };
  });

export const loginRoutes = (parts: AccountsParts): Route[] => [loginRoute(parts), logoutRoute(parts)];
