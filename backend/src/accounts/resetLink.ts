import type { Member } from '@courtcrew/domain/accounts/index.ts';
import { digest } from '../kernel/identity/index.ts';
import { firstPasswordLetter, resetLetter } from './letters.ts';
import type { AccountsParts } from './parts.ts';

/**
 * Mails the person a link that sets a password, the first one to somebody staff entered. Nothing is sent when enough
 * links are open already.
 */
export async function sendResetLink(
  { identity, outbox }: Pick<AccountsParts, 'identity' | 'outbox'>,
  {
    ref_id,
    login,
    credential,
    details: { email },
  }: Pick<Member, 'ref_id' | 'login' | 'credential' | 'details'>,
): Promise<void> {
  const token = await identity.resets.issue(ref_id, credential);
  if (token === null) return;
  const letter = (login ? resetLetter : firstPasswordLetter)({ token: encodeURIComponent(token) });
  const to = email === null ? { ref_id } : { ref_id, email };
  await outbox.send({ to, letter, dedupe: `reset/${digest(token)}` });
}
