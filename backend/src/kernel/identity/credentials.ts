import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { type EventStore, NO_STREAM, StoreUnavailable } from '../eventstore/port.ts';
import { setNewest } from '../platform/setNewest.ts';

/** Names what is in force of a login; null: there is none. */
export type Credential = string | null;

export interface CredentialRules {
  stream(ref_id: string): string;
  /** The credential once one more event of that stream has happened; nothing sealed is needed to tell. */
  after(before: Credential, event: Pick<RecordedEvent, 'type' | 'meta'>): Credential;
  /** Whether what was handed out before an event of this type counts no more after it. */
  ends(type: string): boolean;
}

/** A log that keeps silent longer is as good as out of reach. */
const PATIENCE_MS = 1_000;
const MOST_SEEN = 20_000;

interface Seen {
  /** Of the last event of the person's stream that was looked at. */
  readonly revision: number;
  readonly credential: Credential;
}

/** Which password is in force, read from the log: read models may lag. Nothing is unsealed for it. */
export class Credentials {
  readonly #log: Pick<EventStore, 'readStream' | 'revision'>;
  readonly #rules: CredentialRules;
  #seen = new Map<string, Seen>();

  constructor(log: Pick<EventStore, 'readStream' | 'revision'>, rules: CredentialRules) {
    this.#log = log;
    this.#rules = rules;
  }

  async of(ref_id: string): Promise<Credential> {
    const stream = this.#rules.stream(ref_id);
    const all = this.#seen;
    const seen = all.get(ref_id);
    // Hardly anything is ever new, and that is asked for many people at once.
    if (seen && (await this.#log.revision(stream)) === seen.revision) return seen.credential;
    let { revision, credential } = seen ?? { revision: NO_STREAM, credential: null };
    for await (const page of this.#log.readStream(stream, revision + 1)) {
      for (const event of page) {
        credential = this.#rules.after(credential, event);
        revision = event.revision;
      }
    }
    setNewest(all, ref_id, { revision, credential }, MOST_SEEN);
    return credential;
  }

  /** Whether this credential still counts. While the log is away, and so unchanged, the last answer does. */
  async holds(ref_id: string, under: Credential): Promise<boolean> {
    if (under === null) return false;
    try {
      return (await inTime(this.of(ref_id))) === under;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      const seen = this.#seen.get(ref_id);
      return seen === undefined || seen.credential === under;
    }
  }

  /** The log was put back: revisions of before tell nothing of it. What is being read goes with what was seen. */
  forget(): void {
    this.#seen = new Map();
  }
}

async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new StoreUnavailable('the log keeps silent')), PATIENCE_MS);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
