import type { Member } from '@courtcrew/domain/accounts/index.ts';
import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import { Refused } from '../kernel/refused.ts';
import type { AccountsParts } from './parts.ts';

/** The person as the log has them; 404 for nobody and for who was forgotten. */
export async function memberNow(
  { personNow }: Pick<AccountsParts, 'personNow'>,
  ref_id: string,
): Promise<Member> {
  const person = await personNow(ref_id);
  if (person.status !== 'member') throw new Refused(notFound('Person'));
  return person;
}
