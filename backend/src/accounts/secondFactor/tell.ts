import type { Letter } from '../../kernel/jobs/index.ts';
import type { AccountsParts } from '../parts.ts';

/**
 * Writes to the owner of an account about what was done to it, in case it was somebody else; once for each event, however often
 * it is called.
 */
export const tell = (
  { outbox }: Pick<AccountsParts, 'outbox'>,
  ref_id: string,
  { events }: { readonly events: readonly { readonly id: string }[] },
  letter: Letter,
): Promise<void> =>
  outbox.sendAll(events.map(({ id }) => ({ to: { ref_id }, letter, dedupe: `factor/${id}` })));
