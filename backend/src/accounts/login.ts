import { forgotPassword, login, logout, resetPassword } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { loginByEmail, personById } from '@courtcrew/projections/accounts/index.ts';
import { found, type Route, route } from '../http/route.ts';
import { firstPasswordMail, resetMail } from './mails.ts';
import type { AccountsParts } from './parts.ts';
import { checkPassword, textOf } from './passwordCheck.ts';
import { sendResetLink } from './resetLink.ts';
import { requirePassword, setPassword } from './setPassword.ts';
import { sessionUserOf, signIn } from './signIn.ts';

/** Whether this address may still be told that an e-mail is unknown. Counts the question. */
async function mayKnow({ identity }: AccountsParts, address: string): Promise<boolean> {
  if (await identity.throttle.searching(address)) return false;
  await identity.throttle.unknownEmail(address);
  return true;
}

const loginRoute = (parts: AccountsParts): Route =>
  route(
    login,
    async ({ body }, use) => {
      const known = await loginByEmail(use.db, body.email);
      // Entered by staff: there is no password yet, and registering mails the link to set one.
      if (!known || known.password_hash === null) {
        const tell = await mayKnow(parts, use.http.address);
        return { message: tell ? TEXTS.emailNotFound : TEXTS.loginFailed };
      }
      const verdict = await checkPassword(parts, known.ref_id, body.password, known.password_hash);
      if (verdict !== 'right') return { message: textOf(verdict) };
      const person = found(await personById(use.db, known.ref_id), 'Person');
      await signIn(parts, use, known.ref_id);
      return sessionUserOf(person);
    },
    { limit: 'login' },
  );

const logoutRoute = ({ identity }: AccountsParts): Route =>
  route(logout, async (_input, { http }) => {
    if (http.session) await identity.sessions.end(http.session.id);
    http.signOut();
    return { message: 'Logged out' };
  });

const forgotRoute = (parts: AccountsParts): Route =>
  route(
    forgotPassword,
    async ({ body }, use) => {
      const known = await loginByEmail(use.db, body.email);
      if (known) {
        await sendResetLink(
          parts,
          known.ref_id,
          known.password_hash === null ? firstPasswordMail : resetMail,
        );
        return TEXTS.recoverySent;
      }
      return (await mayKnow(parts, use.http.address)) ? TEXTS.emailNotInDb : TEXTS.recoverySent;
    },
    { limit: 'forgot' },
  );

const resetRoute = (parts: AccountsParts): Route =>
  route(
    resetPassword,
    async ({ params, body }, use) => {
      const { identity } = parts;
      requirePassword(body.password, 'password');
      const known = await loginByEmail(use.db, body.email);
      if (!known) return TEXTS.resetLinkInvalid;
      const { ref_id } = known;
      // Hashed first: a token that is used up must have set the password.
      const password_hash = await identity.passwords.hash(body.password);
      if (!(await identity.resets.redeem(params.token, ref_id))) return TEXTS.resetLinkInvalid;
      await setPassword(parts, use, ref_id, password_hash);
      use.http.signOut();
      return TEXTS.passwordUpdated;
    },
    { limit: 'reset' },
  );

export const loginRoutes = (parts: AccountsParts): Route[] => [
  loginRoute(parts),
  logoutRoute(parts),
  forgotRoute(parts),
  resetRoute(parts),
];
