import { isIP } from 'node:net';
import type { SecurityKind } from '@courtcrew/domain/contract/security.ts';
import { emailKey } from '@courtcrew/domain/kernel/address.ts';
import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import type { Pool } from 'pg';
import { keyedDigest } from './digest.ts';
import { type PendingLine, SecurityLines } from './securityLines.ts';

export interface SecurityOrigin {
  /** Who was signed in; null for a visitor. */
  readonly ref_id: string | null;
  readonly address: string;
  readonly device: string;
  /** The call, by its pattern: an address itself may hold a name. */
  readonly what: string;
}

export interface SecurityAbout {
  /** The account it is about, where it is not the caller's own. */
  readonly subject?: string;
  /** An e-mail that no account has; kept as a keyed digest. */
  readonly email?: string;
  readonly tid?: string;
  /** Id of the event, for what happened once and must not be folded with others of its kind. */
  readonly fact?: string;
}

export interface SecurityNotes {
  /** Never waits and never fails: what was noted is written within a second. */
  note(kind: SecurityKind, origin: SecurityOrigin, about?: SecurityAbout): void;
}

const FLUSH_MS = 1_000;
const FLUSH_AT = 100;
const LINES_PER_WRITE = 1_000;
const DAYS_KEPT = 90;
/** However hard it is flooded, about 250 MB; the oldest lines go first. */
const MOST_KEPT = 500_000;
const CLAIMED_LENGTH = 16;

const COLUMNS = [
  ['id', 'text'],
  ['kind', 'text'],
  ['first_at', 'timestamptz'],
  ['last_at', 'timestamptz'],
  ['count', 'integer'],
  ['ref_id', 'text'],
  ['subject', 'text'],
  ['claimed', 'text'],
  ['address', 'text'],
  ['device', 'text'],
  ['what', 'text'],
  ['tid', 'text'],
] as const satisfies readonly (readonly [keyof PendingLine, string])[];

/** Whose address and device a line shows: who was signed in, else the account that was tried. */
const PERSON = 'coalesce(ref_id, subject)';
/** Written after the person was erased, by whichever process: without where they were. */
const ERASED = `exists (select from vault.person_keys k
  where k.ref_id = coalesce(line.ref_id, line.subject) and k.forgotten_at is not null)`;

const ADD = `insert into identity.security_log as old (${COLUMNS.map(([name]) => name).join(', ')})
  select ${COLUMNS.map(([name]) =>
    name === 'address' || name === 'device' ? `case when ${ERASED} then '' else line.${name} end` : name,
  ).join(', ')}
  from unnest(${COLUMNS.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')})
    as line (${COLUMNS.map(([name]) => name).join(', ')})`;

const COUNT = `${ADD} on conflict (id) do update set
    count = old.count + excluded.count,
    first_at = least(old.first_at, excluded.first_at),
    last_at = greatest(old.last_at, excluded.last_at)`;
/** A request sent again finds the event of its first sending: that is no second one. */
const ADD_ONCE = `${ADD} on conflict (id) do nothing`;

/** Who logged in, was refused or changed rights, from where; written in batches within a second. */
export class SecurityLog implements SecurityNotes {
  readonly #pool: Pool;
  readonly #secret: string;
  readonly #lines = new SecurityLines();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** The secret keys the digests of claimed e-mails. */
  constructor(pool: Pool, secret: string) {
    this.#pool = pool;
    this.#secret = secret;
  }

  note(kind: SecurityKind, origin: SecurityOrigin, about: SecurityAbout = {}): void {
    const { subject = null, tid = null, email, fact } = about;
    const line = {
      kind,
      ref_id: origin.ref_id,
      subject: subject === origin.ref_id ? null : subject,
      claimed: email === undefined ? null : this.#claimed(email),
      address: addressOf(origin.address),
      device: origin.device,
      what: origin.what,
      tid,
    };
    if (fact === undefined) this.#lines.add(line, Date.now());
    else this.#lines.once(fact, line, Date.now());
    if (this.#lines.size >= FLUSH_AT) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // However often it is asked for while one write is under way, there is one more after it.
    this.#next ??= this.#writing.then(() => {
      this.#next = undefined;
      this.#writing = this.#write();
      return this.#writing;
    });
    return this.#next;
  }

  /** Takes away from where an erased person came. */
  async blank(ref_id: string): Promise<void> {
    await this.flush();
    await this.#pool.query(
      `update identity.security_log set address = '', device = ''
       where (ref_id = $1 or subject = $1) and ${PERSON} = $1`,
      [ref_id],
    );
  }

  async sweep(): Promise<void> {
    await this.#pool.query(
      'delete from identity.security_log where last_at < now() - make_interval(days => $1)',
      [DAYS_KEPT],
    );
    await this.#pool.query(
      `delete from identity.security_log where last_at < (
         select last_at from identity.security_log order by last_at desc offset $1 limit 1)`,
      [MOST_KEPT],
    );
  }

  async #write(): Promise<void> {
    const { once = [], more = [] } = Object.groupBy(this.#lines.take(), (line) =>
      line.once ? 'once' : 'more',
    );
    const writes = [
      ...partsOf(more, LINES_PER_WRITE).map((lines) => ({ statement: COUNT, lines })),
      ...partsOf(once, LINES_PER_WRITE).map((lines) => ({ statement: ADD_ONCE, lines })),
    ];
    for (const [index, { statement, lines }] of writes.entries()) {
      try {
        await this.#pool.query(statement, valuesOf(lines));
      } catch {
        // Those that are written already would be counted twice.
        this.#lines.giveBack(writes.slice(index).flatMap((write) => write.lines));
        this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
        return;
      }
    }
  }

  #claimed(email: string): string {
    return keyedDigest(this.#secret, 'claimed-email', emailKey(email)).slice(0, CLAIMED_LENGTH);
  }
}

const valuesOf = (lines: readonly PendingLine[]) =>
  COLUMNS.map(([name, type]) =>
    lines.map((line) => (type === 'timestamptz' ? new Date(line[name]) : line[name])),
  );

/** A proxy that passes on what it is told could pass on anything. */
function addressOf(text: string): string {
  const plain = text.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 0 ? '' : plain;
}
