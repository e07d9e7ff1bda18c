import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { type Kysely, sql } from 'kysely';
import { Refused } from '../refused.ts';
import { IDEMPOTENCY_MISMATCH } from '../runtime/streamQueue.ts';
import type { Look } from './route.ts';
import { fingerprintOf, idFor, type Sent } from './sent.ts';

/** What a request that removed rows was answered, for a retry, which would not find them any more. */
export interface FirstAnswer {
  readonly position: string;
  readonly type: string;
  readonly body: string;
}

interface Parts {
  readonly db: Kysely<Database>;
  readonly secret: string;
}

/** Its place among the ids that one request makes. */
const ANSWER = 'first answer';
const LASTS = sql`interval '1 day'`;

/** A request that is told its first answer where it is sent again with its key. */
export class FirstAnswers {
  readonly #db: Parts['db'];
  readonly #request: string;
  readonly #fingerprint: string;
  /** Rows by what they were looked up as: those that were kept, and those that are not kept yet. */
  #before: ReadonlyMap<string, unknown> = new Map();
  readonly #seen = new Map<string, unknown>();
  #keeping: Promise<unknown> = Promise.resolve();

  constructor({ db, secret }: Parts, sent: Sent) {
    this.#db = db;
    this.#request = idFor(sent, ANSWER);
    this.#fingerprint = fingerprintOf(secret, sent);
  }

  /** Throws where the key was used for another request. */
  async find(): Promise<FirstAnswer | undefined> {
    const answers = await sql<FirstAnswer & { readonly fingerprint: string }>`
      select fingerprint, position, type, body from runtime.first_answers where request = ${this.#request}
    `.execute(this.#db);
    const [first] = answers.rows;
    if (first) {
      if (first.fingerprint !== this.#fingerprint)
        throw new Refused(refuse('idempotency-mismatch', IDEMPOTENCY_MISMATCH));
      return first;
    }
    // No first answer: the request comes first, or was refused, or its process died.
    const begun = await sql<{ readonly name: string; readonly seen: unknown }>`
      select name, seen from runtime.first_seen
      where request = ${this.#request} and fingerprint = ${this.#fingerprint}
    `.execute(this.#db);
    this.#before = new Map(begun.rows.map(({ name, seen }) => [name, seen]));
    return undefined;
  }

  /** A row, or what was kept of it when the request came first: that has taken it away, and died before it told. */
  readonly look: Look = async (name, find, part = (row) => row) => {
    const row = await find();
    if (row === null || row === undefined) return (this.#before.get(name) as typeof row) ?? row;
    this.#seen.set(name, part(row));
    return row;
  };

  /** Before a command: keeps what it is sent about. Rows of one request are worked on side by side. */
  async begin(): Promise<void> {
    if (this.#seen.size > 0) {
      const seen = JSON.stringify([...this.#seen].map(([name, row]) => ({ name, row })));
      this.#seen.clear();
      this.#keeping = Promise.all([this.#keeping, this.#keepSeen(seen)]);
    }
    await this.#keeping;
  }

  async #keepSeen(seen: string): Promise<void> {
    await sql`
      with old as (delete from runtime.first_seen where at < now() - ${LASTS})
      insert into runtime.first_seen (request, fingerprint, name, seen)
      select ${this.#request}, ${this.#fingerprint}, name, "row"
      from jsonb_to_recordset(${seen}::jsonb) as seen (name text, "row" jsonb)
      order by name
      on conflict (request, name) do update set fingerprint = excluded.fingerprint, seen = excluded.seen
      where first_seen.fingerprint <> excluded.fingerprint
    `.execute(this.#db);
  }

  async keep({ position, type, body }: FirstAnswer): Promise<void> {
    await sql`
      with old as (delete from runtime.first_answers where at < now() - ${LASTS})
      insert into runtime.first_answers (request, fingerprint, position, type, body)
      values (${this.#request}, ${this.#fingerprint}, ${position}, ${type}, ${body})
      on conflict do nothing
    `.execute(this.#db);
  }
}
