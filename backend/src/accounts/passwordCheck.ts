import { TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { type Refusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { AccountsParts } from './parts.ts';

/** `closed`: too many wrong ones came before, so this one was not looked at. */
export type Verdict = 'right' | 'wrong' | 'closed';

/**
 * Checks a password, and counts it when it is wrong. One at a time for an account, so that a burst of guesses
 * does not pass before the first of them is counted.
 */
export const checkPassword = (
  { identity }: Pick<AccountsParts, 'identity'>,
  ref_id: string,
  password: string,
  hash: string,
): Promise<Verdict> =>
  identity.oneAtATime(ref_id, async () => {
    const { passwords, throttle } = identity;
    if (await throttle.closed(ref_id)) return 'closed';
    if (await passwords.matches(password, hash)) {
      await throttle.forgive(ref_id);
      return 'right';
    }
    await throttle.wrongPassword(ref_id);
    return 'wrong';
  });

/** What a person reads whose password was not accepted. */
export const textOf = (verdict: 'wrong' | 'closed'): string =>
  verdict === 'wrong' ? TEXTS.wrongPassword : TEXTS.loginFailed;

/** The refusal of a form that asks for the password again. */
export const refusePassword = (verdict: 'wrong' | 'closed', field: string): Refusal =>
  refuse('invalid', textOf(verdict), { fields: { [field]: textOf(verdict) } });
