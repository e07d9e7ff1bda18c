import { reauthenticate } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { type Route, route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import type { AccountsParts } from './parts.ts';
import { provePassword } from './passwordCheck.ts';
import { proveCode, refuseCode } from './secondFactor/codeCheck.ts';

/** Throws where the person has not proved who they are lately; the screen asks and retries. */
export async function requireFresh({ http }: Pick<Use, 'http'>): Promise<void> {
  if (!(await http.fresh())) throw new Refused(refuse('reauthenticate', TEXTS.reauthenticate));
}

export const reauthenticateRoute = (parts: AccountsParts): Route =>
  route(
    reauthenticate,
    async ({ caller, body }, use) => {
      const { http } = use;
      const member = await provePassword(parts, use, caller.ref_id, body.password);
      if (member.secondFactor.on) {
        if (body.code === undefined) throw new Refused(refuseCode(TEXTS.codeAsked));
        await proveCode(parts, use, member, body.code);
      }
      if (http.session) await parts.identity.sessions.refresh(http.session.id);
      return { message: 'Thank you' };
    },
    { limit: 'reset', answersAtOnce: true },
  );
