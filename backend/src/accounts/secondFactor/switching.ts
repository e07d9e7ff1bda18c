import {
  prepareSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { sessionTournaments } from '@courtcrew/projections/accounts/index.ts';
import { type Caller, found, type Route, route, type Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { personAggregate } from '../aggregate.ts';
import { secondFactorOffLetter, secondFactorOnLetter } from '../letters.ts';
import { memberNow } from '../memberNow.ts';
import type { AccountsParts } from '../parts.ts';
import { provePassword } from '../passwordCheck.ts';
import { requireFresh } from '../reauthenticate.ts';
import { signIn } from '../signIn.ts';
import {
  digitsOf,
  newRecoveryCodes,
  newSecret,
  proveCode,
  recoveryDigest,
  refuseCode,
  totpUri,
  useAppCode,
} from './codeCheck.ts';
import { tell } from './tell.ts';

/** Makes recovery codes, stores their digests by `keep` and answers them, once only. */
async function withNewCodes(
  parts: AccountsParts,
  ref_id: string,
  keep: (digests: string[]) => Promise<void>,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const digests = codes.map((code) => recoveryDigest(ref_id, code));
  await keep(digests);
  const { recovery } = (await memberNow(parts, ref_id)).secondFactor;
  if (!digests.every((digest) => recovery.includes(digest))) {
    throw new Refused(refuse('conflict', TEXTS.codesTold));
  }
  return codes;
}

const prepareRoute = (parts: AccountsParts): Route =>
  route(prepareSecondFactor, async ({ caller }, use) => {
    await requireFresh(use);
    await requireEntitled(use, caller);
    const { ref_id } = caller;
    await use.execute(personAggregate, ref_id, { type: 'PrepareSecondFactor', secret: newSecret() });
    // As the log has it: sent again with its key, it is the first sending's secret that was prepared.
    const { details, secondFactor } = await memberNow(parts, ref_id);
    const secret = found(secondFactor.prepared, 'Secret');
    return { secret, uri: totpUri(secret, details.email ?? ref_id) };
  });

const switchOnRoute = (parts: AccountsParts): Route =>
  route(
    switchOnSecondFactor,
    async ({ caller, body }, use) => {
      await requireFresh(use);
      await requireEntitled(use, caller);
      const { ref_id } = caller;
      const { secondFactor } = await memberNow(parts, ref_id);
      const { prepared } = secondFactor;
      if (prepared === null) throw new Refused(refuse('conflict', TEXTS.secondFactorAgain));
      const right = await useAppCode(parts, use, ref_id, prepared, digitsOf(body.code));
      if (!right) throw new Refused(refuseCode(TEXTS.wrongCode));
      const recovery_codes = await withNewCodes(parts, ref_id, async (recovery) => {
        const command = { type: 'SwitchOnSecondFactor', secret: prepared, recovery } as const;
        const outcome = await use.execute(personAggregate, ref_id, command);
        await tell(parts, ref_id, outcome, secondFactorOnLetter());
      });
      // The event ended all sessions, this one with them; who has just given a code goes on in a new one.
      await parts.identity.shutOut(ref_id);
      await signIn(parts, use, await memberNow(parts, ref_id));
      return { message: 'Second factor switched on', recovery_codes };
    },
    { limit: 'reset' },
  );

const renewRoute = (parts: AccountsParts): Route =>
  route(renewRecoveryCodes, async ({ caller }, use) => {
    await requireFresh(use);
    const { ref_id } = caller;
    const recovery_codes = await withNewCodes(parts, ref_id, async (recovery) => {
      await use.execute(personAggregate, ref_id, { type: 'RenewRecoveryCodes', recovery });
    });
    return { message: 'New recovery codes', recovery_codes };
  });

const switchOffRoute = (parts: AccountsParts): Route =>
  route(
    switchOffSecondFactor,
    async ({ caller, body }, use) => {
      const member = await provePassword(parts, use, caller.ref_id, body.password);
      if (member.secondFactor.on) await proveCode(parts, use, member, body.code);
      const outcome = await use.execute(
        personAggregate,
        caller.ref_id,
        { type: 'SwitchOffSecondFactor' },
        { step: 'off' },
      );
      await tell(parts, caller.ref_id, outcome, secondFactorOffLetter());
      return { message: 'Second factor switched off' };
    },
    { limit: 'reset' },
  );

export const switchingRoutes = (parts: AccountsParts): Route[] => [
  prepareRoute(parts),
  switchOnRoute(parts),
  renewRoute(parts),
  switchOffRoute(parts),
];

/** Whose account is worth the trouble: platform admins, and masters of any tournament. */
export async function isEntitled({ db }: Pick<Use, 'db'>, { platform, ref_id }: Caller): Promise<boolean> {
  if (platform) return true;
  return (await sessionTournaments(db, ref_id)).some(({ admin_type }) => admin_type === 'master');
}

async function requireEntitled(use: Pick<Use, 'db'>, caller: Caller): Promise<void> {
  if (!(await isEntitled(use, caller))) throw new Refused(refuse('forbidden', TEXTS.secondFactorStaff));
}
