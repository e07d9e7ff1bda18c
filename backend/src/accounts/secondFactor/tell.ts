import type { Letter } from '../../kernel/jobs/index.ts';
import type { AccountsParts } from '../parts.ts';

/** Writes to an account's owner what was done to it; once per event. */
export const tell = (
  { outbox }: Pick<AccountsParts, 'outbox'>,
  ref_id: string,
  { events }: { readonly events: readonly { readonly id: string }[] },
  letter: Letter,
): Promise<void> =>
  outbox.sendAll(events.map(({ id }) => ({ to: { ref_id }, letter, dedupe: `factor/${id}` })));
