import { randomBytes, randomUUID } from 'node:crypto';
import { type Member, TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { type Refusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { Secret, TOTP } from 'otpauth';
import type { Use } from '../../kernel/http/route.ts';
import { digest } from '../../kernel/identity/index.ts';
import { done, Refused } from '../../kernel/refused.ts';
import { personAggregate } from '../aggregate.ts';
import { recoveryCodeUsedLetter } from '../letters.ts';
import type { AccountsParts } from '../parts.ts';
import type { Verdict } from '../passwordCheck.ts';
import { tell } from './tell.ts';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Clocks of phones go wrong, and people type slowly: the code before and the one after count as well. */
const WINDOW = 1;
const ISSUER = 'Courtcrew';

/** What every authenticator app understands without being told: SHA-1, six digits, thirty seconds. */
const KIND = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** A new secret, in the base32 that apps take. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address an app reads from the QR code; `account` is what it lists the entry under. */
export const totpUri = (secret: string, account: string): string =>
  new TOTP({ ...KIND, secret, issuer: ISSUER, label: account }).toString();

/** The time step a code is right for at this instant; null for a wrong one. */
function stepOf(secret: string, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = at.getTime();
  const delta = new TOTP({ ...KIND, secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

const COUNT = 10;
/** Eighty bits: nobody guesses one, and nobody finds one from its digest. */
const BYTES = 10;

/** Ten codes as people keep them, `abcd-efgh-ijkl-mnop`: no 0 and 1, which pass for letters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(BYTES)).buffer });
    return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
  });

/** How a code stands in the log; however it was typed. Mixed with the person, so that equal codes differ. */
export const recoveryDigest = (ref_id: string, typed: string): string =>
  digest(`${ref_id}\n${typed.toLowerCase().replace(/[^a-z2-7]/g, '')}`);

/** Six digits come from the app, however they were grouped; all else is a recovery code. */
export const digitsOf = (code: string): string => code.replace(/[\s-]/g, '');

/** Checks a code and uses it up, one at a time per account; failures are counted apart from passwords. */
export const checkCode = (
  parts: AccountsParts,
  use: Use,
  { ref_id, secondFactor: { secret } }: Pick<Member, 'ref_id' | 'secondFactor'>,
  code: string,
): Promise<Verdict> =>
  parts.identity.oneAtATime(`code ${ref_id}`, async () => {
    const { throttle } = parts.identity;
    if (await throttle.closed(ref_id, 'code')) {
      use.http.note('login-refused', { subject: ref_id });
      return 'closed';
    }
    const right = /^\d{6}$/.test(digitsOf(code))
      ? secret !== null && (await useAppCode(parts, use, ref_id, secret, digitsOf(code)))
      : await useRecoveryCode(parts, use, ref_id, code);
    if (right) {
      await throttle.forgive(ref_id, 'code');
      return 'right';
    }
    await throttle.wrong(ref_id, 'code');
    use.http.note('factor-failed', { subject: ref_id });
    return 'wrong';
  });

/** Checks a code of a secret; each is right once. */
export async function useAppCode(
  { identity }: Pick<AccountsParts, 'identity'>,
  use: Pick<Use, 'now'>,
  ref_id: string,
  secret: string,
  code: string,
): Promise<boolean> {
  const step = stepOf(secret, code, new Date(use.now()));
  return step !== null && (await identity.usedCodes.take(ref_id, step));
}

/** The stream decides: of two who type the same code at the same moment, one comes in. */
async function useRecoveryCode(
  parts: AccountsParts,
  use: Use,
  ref_id: string,
  typed: string,
): Promise<boolean> {
  const outcome = await use.attempt(
    personAggregate,
    ref_id,
    { type: 'UseRecoveryCode', code: recoveryDigest(ref_id, typed) },
    // A request that is sent again proves nothing by what it proved before, so it is no repetition.
    { actor: { ref: ref_id, as: 'self' }, step: randomUUID() },
  );
  if (outcome.refused && outcome.code === 'wrong-code') return false;
  await tell(parts, ref_id, done(outcome), recoveryCodeUsedLetter());
  return true;
}

export const codeTextOf = (verdict: Exclude<Verdict, 'right'>): string =>
  verdict === 'wrong' ? TEXTS.wrongCode : TEXTS.loginFailed;

export const refuseCode = (text: string): Refusal => refuse('invalid', text, { fields: { code: text } });

/** Refuses the form unless the code is right. */
export async function proveCode(
  parts: AccountsParts,
  use: Use,
  member: Pick<Member, 'ref_id' | 'secondFactor'>,
  code: string,
): Promise<void> {
  const verdict = await checkCode(parts, use, member, code);
  if (verdict !== 'right') throw new Refused(refuseCode(codeTextOf(verdict)));
}
