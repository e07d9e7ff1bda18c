import { VISITOR } from '@courtcrew/domain/accounts/access.ts';
import { changePassword, endSession, getSession, getSessions } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { personById, sessionTournaments } from '@courtcrew/projections/accounts/index.ts';
import { found, type Route, route } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import type { AccountsParts } from './parts.ts';
import { provePassword } from './passwordCheck.ts';
import { reauthenticateRoute, requireFresh } from './reauthenticate.ts';
import { requirePassword, setPassword } from './setPassword.ts';
import { sessionUserOf, signIn } from './signIn.ts';

export const sessionRoutes = (parts: AccountsParts): Route[] => [
  /** Every page asks this first: what it says of the person's language is what letters are written in. */
  route(getSession, async ({ caller: { signedIn, ref_id } }, { db, http }) => {
    const person = signedIn ? await personById(db, ref_id) : undefined;
    if (!person) return VISITOR;
    if (http.language) await parts.outbox.prefer(ref_id, http.language);
    const held = await sessionTournaments(db, ref_id);
    return {
      user: sessionUserOf(person),
      admin: person.platform_admin || held.some(({ admin_type }) => admin_type !== null),
      tournaments: held,
    };
  }),

  route(
    changePassword,
    async ({ caller, body }, use) => {
      const {
        ref_id,
        details,
        credential: proved,
      } = await provePassword(parts, use, caller.ref_id, body.password);
      await requirePassword(body.newPassword, 'newPassword', details);
      const credential = await setPassword(parts, use, ref_id, body.newPassword, proved);
      if (credential === null) throw new Refused(refuse('stale', TEXTS.passwordOvertaken));
      // All sessions have ended, this one with them; who knows the new password goes on in a new one.
      await signIn(parts, use, { ref_id, credential });
      return { message: TEXTS.passwordUpdated };
    },
    { limit: 'reset' },
  ),

  route(getSessions, ({ caller }, { http }) =>
    parts.identity.sessions.list(caller.ref_id, http.session?.id ?? null),
  ),

  route(endSession, async ({ caller, body }, use) => {
    await requireFresh(use);
    found((await parts.identity.sessions.endOwn(caller.ref_id, body.id)) || null, 'Session');
    use.http.note('session-ended');
    return { message: 'Session ended' };
  }),

  reauthenticateRoute(parts),
];
