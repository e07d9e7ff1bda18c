import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { sql } from 'kysely';
import { Refused } from '../refused.ts';
import { IDEMPOTENCY_MISMATCH } from '../runtime/streamQueue.ts';
import { type CommandParts, fingerprintOf, idFor, type Sent } from './commands.ts';

/**
 * What a request was answered that took rows away, or told what it found. Other commands that are sent again find in the log
 * what they did; removals do not get so far: who may, and in which stream, is told by rows that are gone.
 */
export interface FirstAnswer {
  readonly position: string;
  readonly type: string;
  readonly body: string;
}

type Parts = Pick<CommandParts, 'db' | 'secret'>;

/** Its place among the ids that one request makes. */
const ANSWER = 'first answer';
const KEPT = sql`interval '1 day'`;

/** Throws where the key was used for another request. */
export async function firstAnswerTo({ db, secret }: Parts, sent: Sent): Promise<FirstAnswer | undefined> {
  const { rows } = await sql<FirstAnswer & { readonly fingerprint: string }>`
    select fingerprint, position, type, body from runtime.first_answers where request = ${idFor(sent, ANSWER)}
  `.execute(db);
  const [first] = rows;
  if (first && first.fingerprint !== fingerprintOf(secret, sent))
    throw new Refused(refuse('idempotency-mismatch', IDEMPOTENCY_MISMATCH));
  return first;
}

export async function keepFirstAnswer(
  { db, secret }: Parts,
  sent: Sent,
  { position, type, body }: FirstAnswer,
): Promise<void> {
  await sql`
    with old as (delete from runtime.first_answers where at < now() - ${KEPT})
    insert into runtime.first_answers (request, fingerprint, position, type, body)
    values (${idFor(sent, ANSWER)}, ${fingerprintOf(secret, sent)}, ${position}, ${type}, ${body})
    on conflict do nothing
  `.execute(db);
}
