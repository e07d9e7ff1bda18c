import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { Leases } from '@courtcrew/projections/kernel/leases.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import { pause } from '../eventstore/follow.ts';
import type { EventStore, Subscription } from '../eventstore/port.ts';
import type { PlatformLog } from '../platform/log.ts';
import { Signer } from './checkpoint.ts';
import { CheckpointFile, type ProofsPlace } from './checkpointFile.ts';
import { leafOf } from './leaf.ts';
import { Ledger, type Link, type TreeState } from './ledger.ts';
import { Frontier, linkHash, NO_LINK } from './merkle.ts';
import { packed } from './segment.ts';

const LEASE = 'proof';
const RETRY_MS = 500;
/** A quiet log is proved by so many segments a second at most. */
const PACE_MS = 250;
const BUSY = 500;
/** After each burst it rests so many times as long as it worked: commands need the same thread. */
const REST = 29;
/** What was written is signed after this time, or after so many events. */
const SIGN_MS = 60_000;
const SIGN_EVENTS = 10_000;
const LINKS_KEPT = 10_000;

export interface ProverParts {
  readonly pool: ServerPool;
  readonly store: Pick<EventStore, 'subscribeAll' | 'head' | 'onRewound'>;
  readonly log: PlatformLog;
  /** Id of the installation, which every signature names. */
  readonly installation: string;
  readonly secret: string;
  readonly place: ProofsPlace;
  /** Whether the log reaches this process: where it does not, another one proves. */
  readonly hears?: () => boolean;
  /** For tests: signs after so long. */
  readonly signMs?: number;
}

/**
 * Proves the sealed log: leaves, tree, chains, signed now and then. One process at a time, by a lease; what one that has
 * lost it still writes is refused by the size of the tree.
 */
export class Prover {
  readonly ledger: Ledger;
  readonly signer: Signer;
  readonly file: CheckpointFile;
  readonly #parts: ProverParts;
  readonly #stopping = new AbortController();
  #leases: Leases | null = null;
  #turn: Promise<void> = Promise.resolve();
  #subscription: Subscription | null = null;
  #endRewinds: (() => void) | undefined;
  /** Read anew after anything has failed: what was sent may have been written. */
  #state: TreeState | null = null;
  readonly #links = new Map<string, Link>();
  #signedSize = 0;
  #signing: NodeJS.Timeout | undefined;

  /** Throws `CannotStart` where checkpoints must be kept in a place that cannot be written. */
  constructor(parts: ProverParts) {
    this.#parts = parts;
    this.ledger = new Ledger(parts.pool);
    this.signer = new Signer(parts.installation, parts.secret);
    this.file = CheckpointFile.open(parts.place, parts.installation, parts.log);
  }

  start(): void {
    const { pool, store } = this.#parts;
    this.#endRewinds = store.onRewound((common) => {
      void this.#follow(async () => {
        await this.#end();
        await this.#begin(common);
      });
    });
    this.#leases = new Leases(
      pool,
      { won: () => void this.#follow(() => this.#begin()), lost: () => void this.#follow(() => this.#end()) },
      this.#parts.hears,
    );
    this.#leases.contend(LEASE);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#endRewinds?.();
    await this.#follow(() => this.#end());
    await this.#leases?.stop();
    await this.#turn;
  }

  /** Signs what is proved by now. Any process may: they have one key. */
  async sign(): Promise<void> {
    const { frontier, position } = await this.ledger.state();
    const last = (await this.ledger.checkpoints()).at(-1);
    this.#signedSize = frontier.size;
    if (frontier.size === (last?.size ?? 0)) return;
    const at = new Date().toISOString();
    const checkpoint = this.signer.signed({ size: frontier.size, position, root: frontier.root(), at });
    await this.ledger.note(checkpoint);
    this.file.add(checkpoint);
  }

  #follow(change: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(change);
    return this.#turn;
  }

  get #mayProve(): boolean {
    return this.#leases?.holds(LEASE) ?? false;
  }

  /** `common` is up to where a log that was put back is the one it was. */
  async #begin(common?: bigint): Promise<void> {
    const { store, log } = this.#parts;
    const { signal } = this.#stopping;
    while (!signal.aborted && this.#mayProve && !this.#subscription) {
      try {
        const position = await this.#startingAt(common);
        this.#subscription = store.subscribeAll(position, (events) => this.#prove(events));
      } catch (error) {
        log.warn({ err: error }, 'the log is not proved at the moment');
        await pause(RETRY_MS, signal);
      }
    }
  }

  async #end(): Promise<void> {
    clearTimeout(this.#signing);
    this.#signing = undefined;
    await this.#subscription?.stop();
    this.#subscription = null;
    if (this.#unsignedEvents > 0) await this.sign().catch((error: unknown) => this.#unsigned(error));
    this.#state = null;
    this.#links.clear();
  }

  /** Where to go on; a log that is shorter than what was proved of it was put back, and is followed. */
  async #startingAt(common?: bigint): Promise<bigint> {
    const { position } = await this.ledger.state();
    const head = await this.#parts.store.head();
    const end = common !== undefined && common < head ? common : head;
    if (position > end) await this.ledger.cut(end);
    await this.#noteRestored();
    const state = await this.ledger.state();
    this.#signedSize = (await this.ledger.checkpoints()).at(-1)?.size ?? 0;
    if (state.frontier.size > this.#signedSize) this.#signLater();
    return state.position;
  }

  /** Checkpoints beside the data that reach beyond them, and that they do not know: a copy of both was put back. */
  async #noteRestored(): Promise<void> {
    const state = await this.ledger.state();
    const known = await this.ledger.notedRoots();
    const lost = this.file.read().filter(({ size, root }) => size > state.frontier.size && !known.has(root));
    if (lost.length === 0) return;
    for (const checkpoint of lost) await this.ledger.note(checkpoint, true);
    await this.ledger.notePutBack(Math.max(...lost.map(({ size }) => size)), state);
  }

  async #prove(events: readonly RecordedEvent[]): Promise<void> {
    // This process stalled and was replaced.
    if (!this.#mayProve) throw new Error('the log is another process’s to prove');
    const begun = performance.now();
    try {
      const state = this.#state ?? (await this.ledger.state());
      const fresh = events.filter(({ position }) => position > state.position);
      if (fresh.length > 0) this.#state = await this.#write(state, fresh);
    } catch (error) {
      this.#state = null;
      this.#links.clear();
      throw error;
    }
    const took = performance.now() - begun;
    if (this.#unsignedEvents >= SIGN_EVENTS) await this.sign();
    else this.#signLater();
    const rest = events.length < BUSY ? PACE_MS : took * REST;
    await pause(rest, this.#stopping.signal);
  }

  async #write(state: TreeState, events: readonly RecordedEvent[]): Promise<TreeState> {
    const links = await this.#linksOf(events);
    const frontier = new Frontier(state.frontier.size, state.frontier.peaks);
    const leaves = events.map((event) => {
      const leaf = leafOf(event);
      frontier.add(leaf);
      links.set(event.stream, {
        revision: event.revision,
        link: linkHash(links.get(event.stream)?.link ?? NO_LINK, leaf),
      });
      return leaf;
    });
    const after = { frontier, position: events.at(-1)?.position ?? state.position };
    const written = await this.ledger.add(packed(state.frontier.size, events, leaves), after, links);
    if (!written) throw new Error('another process proves the log');
    if (this.#links.size > LINKS_KEPT) this.#links.clear();
    for (const [stream, link] of links) this.#links.set(stream, link);
    return after;
  }

  /** The ends of the chains that these events continue. */
  async #linksOf(events: readonly RecordedEvent[]): Promise<Map<string, Link>> {
    const streams = [...new Set(events.map(({ stream }) => stream))];
    // A stream that begins here has none, and need not be asked for.
    const begun = new Set(events.filter(({ revision }) => revision === 0).map(({ stream }) => stream));
    const asked = streams.filter((stream) => !this.#links.has(stream) && !begun.has(stream));
    const read = asked.length > 0 ? await this.ledger.linksOf(asked) : new Map<string, Link>();
    const known = streams.flatMap((stream) => {
      const link = this.#links.get(stream);
      return link ? [[stream, link] as const] : [];
    });
    return new Map([...read, ...known]);
  }

  get #unsignedEvents(): number {
    return (this.#state?.frontier.size ?? 0) - this.#signedSize;
  }

  #signLater(): void {
    this.#signing ??= setTimeout(() => {
      this.#signing = undefined;
      this.sign().catch((error: unknown) => this.#unsigned(error));
    }, this.#parts.signMs ?? SIGN_MS).unref();
  }

  /** What is not signed now is with the next events. */
  #unsigned(error: unknown): void {
    this.#parts.log.warn({ err: error }, 'the log could not be signed');
  }
}
