import { digest } from '../identity/index.ts';
import type { Letter } from './mails.ts';
import type { AccountsParts } from './parts.ts';

/** Mails the person a link that sets a password. Nothing is sent when enough of them are open already. */
export async function sendResetLink(
  { identity, outbox, publicUrl }: Pick<AccountsParts, 'identity' | 'outbox' | 'publicUrl'>,
  ref_id: string,
  letter: (publicUrl: string, token: string) => Letter,
): Promise<void> {
  const token = await identity.resets.issue(ref_id);
  if (token === null) return;
  await outbox.send({ to: { ref_id }, ...letter(publicUrl, token), dedupe: `reset/${digest(token)}` });
}
