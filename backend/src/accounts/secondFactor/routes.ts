import { getSecondFactor, resetSecondFactor } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { personAggregate } from '../aggregate.ts';
import { secondFactorOffLetter } from '../letters.ts';
import { memberNow } from '../memberNow.ts';
import type { AccountsParts } from '../parts.ts';
import { requireFresh } from '../reauthenticate.ts';
import { isEntitled } from './entitled.ts';
import { loginWithCodeRoute } from './secondStep.ts';
import { switchingRoutes } from './switching.ts';
import { tell } from './tell.ts';

const statusRoute = (parts: AccountsParts): Route =>
  route(getSecondFactor, async ({ caller }, use) => {
    const { on, recovery } = (await memberNow(parts, caller.ref_id)).secondFactor;
    return { on, offered: await isEntitled(use, caller), recovery_left: recovery.length };
  });

/** For somebody who lost the app and the recovery codes; who that really is, a platform admin has to make sure. */
const resetRoute = (parts: AccountsParts): Route =>
  route(resetSecondFactor, async ({ body: { ref_id }, caller }, use) => {
    if (ref_id === caller.ref_id) throw new Refused(refuse('conflict', TEXTS.resetOwn));
    await requireFresh(use);
    const actor = caller.actor(ref_id);
    const outcome = await use.execute(personAggregate, ref_id, { type: 'SwitchOffSecondFactor' }, { actor });
    await tell(parts, ref_id, outcome, secondFactorOffLetter());
    return { message: 'Second factor reset' };
  });

/** The calls about second factors. */
export const secondFactorRoutes = (parts: AccountsParts): Route[] => [
  loginWithCodeRoute(parts),
  statusRoute(parts),
  ...switchingRoutes(parts),
  resetRoute(parts),
];
