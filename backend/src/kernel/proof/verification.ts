import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BreakKind } from '@courtcrew/domain/contract/proof.ts';
import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { EventStore } from '../eventstore/port.ts';
import type { Checkpoint } from './checkpoint.ts';
import { leafOf } from './leaf.ts';
import type { Link } from './ledger.ts';
import { type Digest, Frontier, linkHash, NO_LINK } from './merkle.ts';
import type { Prover } from './prover.ts';
import { countOf, type Proved, provedIn, type Segment } from './segment.ts';

/** The first place where the log is not what was proved. */
export interface Break {
  readonly what: BreakKind;
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
}

export interface Verified {
  /** Events that were compared. */
  readonly size: number;
  /** Events at the end of the log that are not proved yet. */
  readonly waiting: number;
  readonly broken: Break | null;
}

export interface VerificationParts {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly prover: Pick<Prover, 'ledger' | 'signer' | 'file'>;
  /** Told now and then how many events have been compared. */
  readonly progress?: (done: number) => Promise<void>;
}

/** Reads log and ledger side by side, from the first event on, up to the first break. */
export async function verify(parts: VerificationParts): Promise<Verified> {
  return new Verification(parts, await signedRoots(parts.prover)).run();
}

/** What was signed, in the data and beside them: a checkpoint that somebody took out of the data is in the file. */
async function signedRoots({ ledger, file }: VerificationParts['prover']): Promise<Checkpoint[]> {
  const kept = await ledger.checkpoints();
  const { frontier } = await ledger.state();
  const noted = await ledger.notedRoots();
  const beside = file.read().filter(({ size, root }) => size <= frontier.size && !noted.has(root));
  return [...kept, ...beside].sort((one, other) => one.size - other.size);
}

class Verification {
  readonly #parts: VerificationParts;
  readonly #signed: readonly Checkpoint[];
  readonly #log: Reading;
  readonly #frontier = new Frontier();
  readonly #links = new Map<string, Link>();
  #nextSigned = 0;

  constructor(parts: VerificationParts, signed: readonly Checkpoint[]) {
    this.#parts = parts;
    this.#signed = signed;
    this.#log = new Reading(parts.store.readAll(0n));
  }

  async run(): Promise<Verified> {
    const { ledger } = this.#parts.prover;
    const { frontier } = await ledger.state();
    let last: Proved = { leaf: '', position: 0n, stream: '', revision: -1 };
    for await (const segment of ledger.segments()) {
      if (this.#frontier.size >= frontier.size) break;
      const broken = await this.#compare(segment);
      if (broken) return { size: this.#frontier.size, waiting: 0, broken };
      last = [...provedIn(segment)].at(-1) ?? last;
      await this.#parts.progress?.(this.#frontier.size);
      await nextTurn();
    }
    const broken = await this.#ended(last, frontier.size);
    return { size: this.#frontier.size, waiting: broken ? 0 : await this.#log.rest(), broken };
  }

  async #compare(segment: Segment): Promise<Break | null> {
    const events = await this.#log.take(countOf(segment));
    if (segment.first !== this.#frontier.size) return this.#at('ledger', events[0]);
    let index = 0;
    for (const proved of provedIn(segment)) {
      const event = events[index];
      index += 1;
      if (!event || !says(proved, event)) return this.#explain(proved, event);
      const broken = this.#follows(proved) ?? this.#signedAs(proved);
      if (broken) return broken;
    }
    return null;
  }

  /** Goes on with an event that log and ledger agree on; each stream counts its own. */
  #follows(proved: Proved): Break | null {
    const { stream, revision, leaf } = proved;
    const before = this.#links.get(stream);
    if (revision !== (before?.revision ?? -1) + 1) return breakAt('dropped', proved);
    this.#links.set(stream, { revision, link: linkHash(before?.link ?? NO_LINK, leaf) });
    this.#frontier.add(leaf);
    return null;
  }

  /** Compares with what was signed when the log ended here. */
  #signedAs(proved: Proved): Break | null {
    for (;;) {
      const checkpoint = this.#signed[this.#nextSigned];
      if (checkpoint?.size !== this.#frontier.size) return null;
      this.#nextSigned += 1;
      if (checkpoint.root !== this.#frontier.root() || !this.#parts.prover.signer.isOurs(checkpoint)) {
        return breakAt('signature', proved);
      }
    }
  }

  /** Whether the ends of the chains are those that were written down, and nothing is missing at the end. */
  async #ended(last: Proved, size: number): Promise<Break | null> {
    if (this.#frontier.size < size || this.#nextSigned < this.#signed.length) return breakAt('ledger', last);
    for await (const page of this.#parts.prover.ledger.links()) {
      for (const [stream, { link, revision }] of page) {
        const own = this.#links.get(stream);
        // A stream that has grown meanwhile has another end by now.
        if (own && own.revision >= revision && own.link !== link) {
          return { what: 'ledger', position: last.position, stream, revision };
        }
      }
    }
    return null;
  }

  /** Names what became of an event that is not in the log as it was proved. */
  async #explain(proved: Proved, event: RecordedEvent | undefined): Promise<Break> {
    if (event && leafOf(event) === proved.leaf) return this.#at('ledger', event);
    if (event && event.position <= proved.position && (await this.#isProved(leafOf(event)))) {
      return this.#at('reordered', event);
    }
    if (event && event.position < proved.position) return this.#at('inserted', event);
    if (event?.position === proved.position) return this.#changed(proved, event);
    return breakAt((await this.#moved(proved)) ? 'reordered' : 'dropped', proved);
  }

  /** Whether the event stands elsewhere in the log now. */
  async #moved({ stream, revision, leaf }: Proved): Promise<boolean> {
    for await (const page of this.#parts.store.readAll(0n)) {
      const there = page.find((event) => event.stream === stream && event.revision === revision);
      if (there) return leafOf(there) === leaf;
    }
    return false;
  }

  async #isProved(leaf: Digest): Promise<boolean> {
    const wanted = Buffer.from(leaf, 'latin1');
    for await (const { leaves } of this.#parts.prover.ledger.segments()) {
      for (let at = leaves.indexOf(wanted); at >= 0; at = leaves.indexOf(wanted, at + 1)) {
        if (at % wanted.length === 0) return true;
      }
    }
    return false;
  }

  /** Log and ledger differ in one event: the next signed root says which of them is right. */
  async #changed(proved: Proved, event: RecordedEvent): Promise<Break> {
    const checkpoint = this.#signed[this.#nextSigned];
    if (!checkpoint) return this.#at('changed', event);
    const byLog = new Frontier(this.#frontier.size, this.#frontier.peaks);
    byLog.add(leafOf(event));
    for await (const segment of this.#parts.prover.ledger.segments()) {
      let number = segment.first;
      for (const { leaf } of provedIn(segment)) {
        if (number === byLog.size && number < checkpoint.size) byLog.add(leaf);
        number += 1;
      }
    }
    return byLog.root() === checkpoint.root ? breakAt('ledger', proved) : this.#at('changed', event);
  }

  #at(what: BreakKind, event: RecordedEvent | undefined): Break {
    const { position = 0n, stream = '', revision = -1 } = event ?? {};
    return { what, position, stream, revision };
  }
}

const breakAt = (what: BreakKind, { position, stream, revision }: Proved): Break => ({
  what,
  position,
  stream,
  revision,
});

const says = ({ leaf, position, stream, revision }: Proved, event: RecordedEvent): boolean =>
  position === event.position &&
  stream === event.stream &&
  revision === event.revision &&
  leaf === leafOf(event);

/** Hands out the events of the log in portions of any size. */
class Reading {
  readonly #pages: AsyncIterator<readonly RecordedEvent[]>;
  #page: readonly RecordedEvent[] = [];

  constructor(pages: AsyncIterable<readonly RecordedEvent[]>) {
    this.#pages = pages[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<readonly RecordedEvent[]> {
    const taken: RecordedEvent[] = [];
    while (taken.length < count) {
      if (this.#page.length === 0) {
        const { value, done } = await this.#pages.next();
        if (done) break;
        this.#page = value;
      }
      const wanted = count - taken.length;
      taken.push(...this.#page.slice(0, wanted));
      this.#page = this.#page.slice(wanted);
    }
    return taken;
  }

  async rest(): Promise<number> {
    for (let left = 0; ; ) {
      const { length } = await this.take(1_000);
      if (length === 0) return left;
      left += length;
    }
  }
}
