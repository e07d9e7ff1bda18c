/** A record as an EventStoreDB keeps it: bytes and positions. */
export interface Stored {
  readonly commit: bigint;
  readonly prepare: bigint;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly meta: Uint8Array;
}

export type Proposed = Pick<Stored, 'id' | 'type' | 'data' | 'meta'>;

/** Beyond what a JavaScript number can hold, as positions of a log in use may be. */
const FIRST_COMMIT = 2n ** 53n + 1n;

/** What somebody may do to a stream at the server itself. */
export interface Tampering {
  /** Events before this revision are gone (`$tb`); beyond the last one, all of them are. */
  readonly truncateBefore?: number;
  /** `deleted` for good, or `closed` to this user. */
  readonly refuses?: 'deleted' | 'closed';
}

/** An EventStoreDB's log in memory, with that server's rules for expected revisions and repeated ids. */
export class GrpcLog {
  records: Stored[] = [];
  readonly #streams = new Map<string, Stored[]>();
  readonly #tampering = new Map<string, Tampering>();
  #next = FIRST_COMMIT;

  /** All events ever written to it. */
  stream(name: string): readonly Stored[] {
    return this.#streams.get(name) ?? [];
  }

  /** What a reader of the stream gets to see. */
  visible(name: string): readonly Stored[] {
    const { truncateBefore = 0 } = this.tampering(name);
    return this.stream(name).filter(({ revision }) => revision >= truncateBefore);
  }

  tamper(name: string, what: Tampering): void {
    this.#tampering.set(name, what);
  }

  tampering(name: string): Tampering {
    return this.#tampering.get(name) ?? {};
  }

  /** Puts the log back to its first events, as when a backup is restored. */
  restore(count: number): void {
    this.records = this.records.slice(0, count);
    this.#next = (this.records.at(-1)?.commit ?? FIRST_COMMIT - 1n) + 1n;
    this.#streams.clear();
    for (const record of this.records) {
      this.#streams.set(record.stream, [...this.stream(record.stream), record]);
    }
  }

  /**
   * Behind the newest revision ids are compared; at the newest revision they are not. Answers the revision of
   * the last event written now or before, or undefined for a wrong expected revision.
   */
  append(name: string, expected: number, proposed: readonly Proposed[]): number | undefined {
    const stream = this.stream(name);
    if (expected < stream.length - 1) {
      const there = stream.slice(expected + 1, expected + 1 + proposed.length);
      const same = proposed.every(({ id }, index) => there[index]?.id === id);
      return same ? expected + proposed.length : undefined;
    }
    if (expected > stream.length - 1) return undefined;
    this.write(name, proposed);
    return this.stream(name).length - 1;
  }

  write(name: string, proposed: readonly Proposed[]): void {
    const stream = this.#streams.get(name) ?? [];
    this.#streams.set(name, stream);
    // All events of one write share its commit position.
    const commit = this.#next + BigInt(proposed.length);
    for (const event of proposed) {
      const record = { ...event, stream: name, revision: stream.length, commit, prepare: this.#next };
      this.#next += 1n;
      stream.push(record);
      this.records.push(record);
    }
    this.#next = commit + 1n;
  }
}
