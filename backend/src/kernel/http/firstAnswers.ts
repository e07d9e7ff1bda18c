import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { sql } from 'kysely';
import { Refused } from '../refused.ts';
import { IDEMPOTENCY_MISMATCH } from '../runtime/streamQueue.ts';
import { type CommandParts, fingerprintOf, idFor, type Sent } from './commands.ts';
import type { Look } from './route.ts';

/**
 * What a request was answered that took rows away, or told what it found. Other commands that are sent again find in the log
 * what they did; removals do not get so far: who may, and in which stream, is told by rows that are gone.
 */
export interface FirstAnswer {
  readonly position: string;
  readonly type: string;
  readonly body: string;
}

/** Rows by what they were looked up as. */
type Seen = Readonly<Record<string, unknown>>;

interface SeenFirst {
  readonly fingerprint: string;
  readonly seen: Seen;
}

type Parts = Pick<CommandParts, 'db' | 'secret'>;

/** Its place among the ids that one request makes. */
const ANSWER = 'first answer';
const LASTS = sql`interval '1 day'`;

/** A request that is told its first answer where it is sent again with its key. */
export class FirstAnswers {
  readonly #parts: Parts;
  readonly #sent: Sent;
  #before: Seen = {};
  readonly #seen: Record<string, unknown> = {};
  #begun = false;

  constructor(parts: Parts, sent: Sent) {
    this.#parts = parts;
    this.#sent = sent;
  }

  /** Throws where the key was used for another request. */
  async find(): Promise<FirstAnswer | undefined> {
    const { db, secret } = this.#parts;
    const request = idFor(this.#sent, ANSWER);
    const fingerprint = fingerprintOf(secret, this.#sent);
    const answers = await sql<FirstAnswer & Pick<SeenFirst, 'fingerprint'>>`
      select fingerprint, position, type, body from runtime.first_answers where request = ${request}
    `.execute(db);
    const [first] = answers.rows;
    if (first) {
      if (first.fingerprint !== fingerprint)
        throw new Refused(refuse('idempotency-mismatch', IDEMPOTENCY_MISMATCH));
      return first;
    }
    // It comes first, or was refused, or its process died.
    const begun = await sql<SeenFirst>`
      select fingerprint, seen from runtime.first_seen where request = ${request}
    `.execute(db);
    const [before] = begun.rows;
    if (before?.fingerprint === fingerprint) this.#before = before.seen;
    return undefined;
  }

  /** A row, or what was kept of it when the request came first: that has taken it away, and died before it told. */
  readonly look: Look = async (name, find, part = (row) => row) => {
    const row = await find();
    if (row === null || row === undefined) return (this.#before[name] as typeof row) ?? row;
    this.#seen[name] = part(row);
    return row;
  };

  /** Before the first command: keeps what it was sent about. */
  async begin(): Promise<void> {
    if (this.#begun || Object.keys(this.#seen).length === 0) return;
    this.#begun = true;
    const { db, secret } = this.#parts;
    await sql`
      with old as (delete from runtime.first_seen where at < now() - ${LASTS})
      insert into runtime.first_seen (request, fingerprint, seen)
      values (${idFor(this.#sent, ANSWER)}, ${fingerprintOf(secret, this.#sent)}, ${JSON.stringify(this.#seen)})
      on conflict (request) do update set fingerprint = excluded.fingerprint, seen = excluded.seen
      where first_seen.fingerprint <> excluded.fingerprint
    `.execute(db);
  }

  async keep({ position, type, body }: FirstAnswer): Promise<void> {
    const { db, secret } = this.#parts;
    await sql`
      with old as (delete from runtime.first_answers where at < now() - ${LASTS})
      insert into runtime.first_answers (request, fingerprint, position, type, body)
      values (${idFor(this.#sent, ANSWER)}, ${fingerprintOf(secret, this.#sent)}, ${position}, ${type}, ${body})
      on conflict do nothing
    `.execute(db);
  }
}
