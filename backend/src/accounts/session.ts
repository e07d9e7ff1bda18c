import { VISITOR } from '@courtcrew/domain/accounts/access.ts';
import { changePassword, endSession, getSession, getSessions } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { loginOf, personById, sessionTournaments } from '@courtcrew/projections/accounts/index.ts';
import { found, Refused, type Route, route } from '../http/route.ts';
import type { AccountsParts } from './parts.ts';
import { checkPassword, refusePassword } from './passwordCheck.ts';
import { requirePassword, setPassword } from './setPassword.ts';
import { sessionUserOf, signIn } from './signIn.ts';

const whoRoute = route(getSession, async ({ caller }, { db }) => {
  const person = caller.signedIn ? await personById(db, caller.ref_id) : undefined;
  if (!person) return VISITOR;
  const held = await sessionTournaments(db, caller.ref_id);
  return {
    user: sessionUserOf(person),
    admin: person.platform_admin || held.some(({ admin_type }) => admin_type !== null),
    tournaments: held,
  };
});

const changePasswordRoute = (parts: AccountsParts): Route =>
  route(
    changePassword,
    async ({ caller, body }, use) => {
      requirePassword(body.newPassword, 'newPassword');
      const hash = found((await loginOf(use.db, caller.ref_id))?.password_hash, 'Person');
      const verdict = await checkPassword(parts, caller.ref_id, body.password, hash);
      if (verdict !== 'right') throw new Refused(refusePassword(verdict, 'password'));
      const fresh = await parts.identity.passwords.hash(body.newPassword);
      await setPassword(parts, use, caller.ref_id, fresh);
      // All sessions have ended, this one with them; who knows the new password goes on in a new one.
      await signIn(parts, use, caller.ref_id);
      return { message: TEXTS.passwordUpdated };
    },
    { limit: 'reset' },
  );

const listRoute = ({ identity }: AccountsParts): Route =>
  route(getSessions, ({ caller }, { http }) =>
    identity.sessions.list(caller.ref_id, http.session?.id ?? null),
  );

const endRoute = ({ identity }: AccountsParts): Route =>
  route(endSession, async ({ caller, body }) => {
    found((await identity.sessions.endOwn(caller.ref_id, body.id)) || null, 'Session');
    return { message: 'Session ended' };
  });

export const sessionRoutes = (parts: AccountsParts): Route[] => [
  whoRoute,
  changePasswordRoute(parts),
  listRoute(parts),
  endRoute(parts),
];
