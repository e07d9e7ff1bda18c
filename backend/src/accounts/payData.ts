import * as calls from '@courtcrew/domain/accounts/contract/payData.ts';
import {
  lastFour,
  type Member,
  NO_PAY_DATA,
  type PayData,
  type PersonState,
} from '@courtcrew/domain/accounts/index.ts';
import { type Route, route } from '../kernel/http/route.ts';
import type { Vault } from '../kernel/privacy/vault.ts';
import { personAggregate } from './aggregate.ts';
import { memberNow } from './memberNow.ts';
import type { AccountsParts } from './parts.ts';
import { requireFresh } from './reauthenticate.ts';

type Box = Pick<Vault, 'sealText' | 'unsealText'>;

/** What a member's box holds. Nothing once their key is gone. */
async function opened(vault: Box, { ref_id, payBox }: Member): Promise<PayData> {
  const text = payBox === null ? null : await vault.unsealText(ref_id, payBox);
  return text === null ? NO_PAY_DATA : (JSON.parse(text) as PayData);
}

interface Parts {
  readonly personNow: (ref_id: string) => Promise<PersonState>;
  readonly vault: Box;
}

/** For the files that move money and for the tax office, and for nothing else. */
export async function payDataOf({ personNow, vault }: Parts, ref_id: string): Promise<PayData> {
  const person = await personNow(ref_id);
  return person.status === 'member' ? opened(vault, person) : NO_PAY_DATA;
}

export const payDataRoutes = (parts: AccountsParts): readonly Route[] => [
  route(calls.getPayData, async ({ caller }) => {
    const { bank, tin } = await opened(parts.vault, await memberNow(parts, caller.ref_id));
    return {
      bank: bank && { kind: bank.kind, last_four: lastFour(bank.account) },
      tin: tin && { kind: tin.kind, last_four: lastFour(tin.number) },
    };
  }),

  route(calls.setPayData, async ({ caller, body: { bank, tin } }, use) => {
    await requireFresh(use);
    const { ref_id } = caller;
    const before = await opened(parts.vault, await memberNow(parts, ref_id));
    const next: PayData = {
      bank: bank === undefined ? before.bank : bank,
      tin: tin === undefined ? before.tin : tin,
    };
    if (JSON.stringify(next) !== JSON.stringify(before)) {
      const isEmpty = next.bank === null && next.tin === null;
      const box = isEmpty ? null : await parts.vault.sealText(ref_id, JSON.stringify(next));
      await use.execute(personAggregate, ref_id, { type: 'KeepPayData', box, fresh: true });
    }
    return { message: 'Saved' };
  }),
];
