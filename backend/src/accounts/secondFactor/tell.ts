import type { Done } from '../../kernel/runtime/aggregate.ts';
import type { Letter } from '../mails.ts';
import type { AccountsParts } from '../parts.ts';

/** Writes to the owner of an account about what was done to it, in case it was somebody else; once for each event. */
export async function tell(
  { outbox }: Pick<AccountsParts, 'outbox'>,
  ref_id: string,
  { events }: Done,
  letter: Letter,
): Promise<void> {
  for (const { id } of events) await outbox.send({ to: { ref_id }, ...letter, dedupe: `factor/${id}` });
}
