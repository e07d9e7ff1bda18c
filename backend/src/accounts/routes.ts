import {
  editProfile,
  getProfile,
  getSecondFactor,
  resetSecondFactor,
  searchPeople,
} from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { personById, searchNames } from '@courtcrew/projections/accounts/index.ts';
import { found, type Route, route } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { personAggregate } from './aggregate.ts';
import { forgetRoutes } from './forget.ts';
import { forgotPasswordRoutes } from './forgotPassword.ts';
import { secondFactorOffLetter } from './letters.ts';
import { loginRoutes } from './login.ts';
import { memberNow } from './memberNow.ts';
import type { AccountsParts } from './parts.ts';
import { payDataRoutes } from './payData.ts';
import { phoneProposalRoutes } from './phoneProposals.ts';
import { requireFresh } from './reauthenticate.ts';
import { registerRoute } from './register.ts';
import { isEntitled, switchingRoutes } from './secondFactor/switching.ts';
import { tell } from './secondFactor/tell.ts';
import { sessionRoutes } from './session.ts';

export const accountsRoutes = (parts: AccountsParts): Route[] => [
  registerRoute(parts),
  ...loginRoutes(parts),
  ...forgotPasswordRoutes(parts),
  ...payDataRoutes(parts),
  ...phoneProposalRoutes(parts),
  ...sessionRoutes(parts),
  ...switchingRoutes(parts),
  ...forgetRoutes(parts),

  route(getProfile, async ({ subject, caller }, { db }) => {
    const { utr_member_id, ...profile } = found(await personById(db, subject), 'Person');
    return caller.platform ? { ...profile, utr_member_id } : profile;
  }),

  route(editProfile, async ({ subject, caller, body }, use) => {
    const { utr_member_id, ...own } = body.details;
    const details = caller.platform ? body.details : own;
    const fresh = await use.http.fresh();
    const { choices, one_name } = body;
    const command = { type: 'EditProfile' as const, details, one_name, choices, fresh };
    await use.execute(personAggregate, subject, command, { actor: caller.actor(subject) });
    return { message: TEXTS.profileUpdated };
  }),

  route(searchPeople, ({ body }, { db }) => searchNames(db, body.search)),

  route(getSecondFactor, async ({ caller }, use) => {
    const { on, recovery } = (await memberNow(parts, caller.ref_id)).secondFactor;
    return { on, offered: await isEntitled(use, caller), recovery_left: recovery.length };
  }),

  /** For somebody who lost the app and the recovery codes; who that really is, a platform admin has to make sure. */
  route(resetSecondFactor, async ({ body: { ref_id }, caller }, use) => {
    if (ref_id === caller.ref_id) throw new Refused(refuse('conflict', TEXTS.resetOwn));
    await requireFresh(use);
    const actor = caller.actor(ref_id);
    const outcome = await use.execute(personAggregate, ref_id, { type: 'SwitchOffSecondFactor' }, { actor });
    await tell(parts, ref_id, outcome, secondFactorOffLetter());
    return { message: 'Second factor reset' };
  }),
];
