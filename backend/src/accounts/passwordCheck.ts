import { type Member, TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { memberNow } from './memberNow.ts';
import type { AccountsParts } from './parts.ts';

/** `closed`: too many wrong ones came before, so this one was not looked at. */
export type Verdict = 'right' | 'wrong' | 'closed';

type Account = Pick<Member, 'ref_id' | 'password_hash'>;

/**
 * Checks a password, one at a time per account, so that a burst does not outrun the count of wrong ones. A closed account
 * costs the same work as an open one. @param hidden whether it takes as long as an unknown e-mail
 */
export const checkPassword = (
  { identity }: Pick<AccountsParts, 'identity'>,
  { ref_id, password_hash }: Account,
  password: string,
  hidden = false,
): Promise<Verdict> =>
  identity.oneAtATime(ref_id, async () => {
    const { passwords, throttle } = identity;
    if (await throttle.closed(ref_id, 'password')) {
      await passwords.pretend(password);
      return 'closed';
    }
    const unknown = hidden ? passwords.pretend(password) : Promise.resolve();
    // Awaited only where the password is wrong.
    unknown.catch(() => undefined);
    if (await passwords.matches(password, password_hash ?? '')) {
      await throttle.forgive(ref_id, 'password');
      return 'right';
    }
    await throttle.wrong(ref_id, 'password');
    await unknown;
    return 'wrong';
  });

/** Whom a line of the security log is about: by id, or by the address that nobody has. */
export const aboutWhom = (member: Member | null, { email }: { email: string }) =>
  member ? { subject: member.ref_id } : { email };

export function noteVerdict({ http }: Pick<Use, 'http'>, subject: string, verdict: Verdict): void {
  if (verdict !== 'right') http.note(verdict === 'closed' ? 'login-refused' : 'login-failed', { subject });
}

export const textOf = (verdict: 'wrong' | 'closed'): string =>
  verdict === 'wrong' ? TEXTS.wrongPassword : TEXTS.loginFailed;

/** For forms that ask the signed-in person for the password again; throws the refusal at the form's `password`. */
export async function provePassword(
  parts: AccountsParts,
  use: Pick<Use, 'http'>,
  ref_id: string,
  password: string,
): Promise<Member> {
  const person = await memberNow(parts, ref_id);
  const verdict = await checkPassword(parts, person, password);
  noteVerdict(use, ref_id, verdict);
  if (verdict === 'right') return person;
  throw new Refused(refuse('invalid', textOf(verdict), { fields: { password: textOf(verdict) } }));
}
