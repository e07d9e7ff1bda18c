import { type Position, type RecordedEvent, streamName } from '@courtcrew/domain/kernel/event.ts';
import { type ReadEvents, readAhead } from '@courtcrew/projections/kernel/feed.ts';
import type { AnyAggregate, AsOf, Desk } from '../../kernel/asOf.ts';
import type { EventStore } from '../../kernel/eventstore/port.ts';
import { readEdge } from '../../kernel/eventstore/readEdge.ts';
import { countWhile } from '../../kernel/platform/countWhile.ts';
import { OPENS_NOTHING } from '../../kernel/privacy/vault.ts';
import { changedBetween } from './changed.ts';
import type { Chapters } from './chapters.ts';
import { type Folded, Past } from './past.ts';
import { type Step, stepOf } from './steps.ts';

/** Where to stop: at an instant, after a position, or nowhere. */
export interface Until {
  readonly at?: string | undefined;
  /** The instant of asking: where this machine's clock was set back, what the log has from after it is past all the same. */
  readonly now?: string | undefined;
  readonly position?: Position | undefined;
}

/** An instant so close before the asking was meant to be now. */
const ASKING_MS = 10_000;

/** Of memory that a step takes, and each id in it. As measured; what states take beside it is less. */
const STEP_BYTES = 250;
const ID_BYTES = 60;
/** And what one of its values takes, from and to. */
const CHANGED_BYTES = 200;

export interface TrailParts {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly chapters: Chapters;
  readonly aggregate: AnyAggregate;
  readonly tid: string;
  readonly desks: AsOf['desks'];
  readonly stands?: AsOf['stands'];
}

/**
 * One stream from its beginning: what happened, by revision, and its state every so many events. Nothing that is sealed is
 * opened on the way, so that nothing of anybody is kept here and an erasure has nothing to take away. Its past is read from
 * chapters, as far as there are any, and written as chapters for the next who looks.
 */
export class Trail {
  readonly #parts: TrailParts;
  readonly #stream: string;
  readonly #read: ReadEvents;
  readonly #past: Past;
  readonly #steps: Step[] = [];
  readonly #people = new Set<string>();
  #bytes = 0;
  /** At the end of what is known, and where somebody looked last: a step from there costs one event. */
  #head: unknown;
  /** Id of the last event that is known. */
  #last = '';
  #looked: Folded;
  /** Events that were read last, by revision. */
  #page: readonly RecordedEvent[] = [];
  #catching: Promise<boolean> | undefined;

  constructor(parts: TrailParts) {
    const { aggregate, tid, store, chapters } = parts;
    this.#parts = parts;
    this.#stream = streamName(aggregate.name, tid);
    this.#past = new Past(store, chapters, this.#stream);
    this.#read = readEdge(OPENS_NOTHING, aggregate.events);
    this.#looked = this.#nothing;
    this.#head = this.#looked.state;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Everybody it ever spoke of. */
  get people(): ReadonlySet<string> {
    return this.#people;
  }

  /** About what it takes of memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Reads what was written since; those who ask at once share one reading. False where the log is not the one it was: then
   * this trail is of no use.
   */
  caughtUp(): Promise<boolean> {
    this.#catching ??= this.#catchUp().finally(() => {
      this.#catching = undefined;
    });
    return this.#catching;
  }

  /** Resolves once every chapter that it has passed is written, or cannot be at the moment. */
  async written(): Promise<void> {
    await this.#past.written();
  }

  /** The last event that stands then; undefined before the first. */
  lastBy({ at, now, position }: Until): Step | undefined {
    const until = this.#isNow(at, now) ? undefined : at;
    const count = countWhile(
      this.#steps,
      (step) =>
        (until === undefined || step.latest <= until) &&
        (position === undefined || step.position <= position),
    );
    return this.#steps[count - 1];
  }

  /** Whether the end of the log is meant, since its times alone say what came after: they are later than now. */
  #isNow(at: string | undefined, now: string | undefined): boolean {
    if (at === undefined || now === undefined) return false;
    if (at >= now) return true;
    const next = this.#steps[countWhile(this.#steps, ({ latest }) => latest <= at)];
    return next !== undefined && next.latest > now && Date.parse(now) - Date.parse(at) < ASKING_MS;
  }

  /** The state right after this event, or before all. */
  async stateAfter(step: Step | undefined): Promise<unknown> {
    const revision = step?.revision ?? -1;
    if (revision === this.#steps.length - 1) return this.#head;
    const from = this.#looked.revision <= revision ? this.#looked : this.#nothing;
    let { revision: at, state } = await this.#past.nearest(revision, from);
    while (at < revision) {
      for (const event of await this.#following(at, revision)) {
        state = this.#folded(state, event);
        this.#past.keep(event, state);
        at = event.revision;
      }
    }
    this.#looked = { revision, state };
    this.#past.write(this.#steps);
    return state;
  }

  get #nothing(): Folded {
    return { revision: -1, state: this.#parts.aggregate.decider.initial };
  }

  /** Events after one, up to another: as many as one page holds, which is kept. Whoever steps on needs the next of it. */
  async #following(after: number, last: number): Promise<readonly RecordedEvent[]> {
    const first = after + 1 - (this.#page[0]?.revision ?? 0);
    if (first >= 0 && first < this.#page.length) return this.#page.slice(first, first + last - after);
    this.#page = await this.#pageFrom(after + 1);
    return this.#page.slice(0, last - after);
  }

  async #pageFrom(first: number): Promise<readonly RecordedEvent[]> {
    for await (const page of this.#parts.store.readStream(this.#stream, first)) return this.#read(page);
    throw new Error(`${this.#stream} has no event ${first} any more`);
  }

  /** Begins with the last event that is known: what follows on another is another history. */
  async #catchUp(): Promise<boolean> {
    if (this.#steps.length === 0) await this.#begin();
    const last = Math.max(0, this.#steps.length - 1);
    for await (const page of readAhead(this.#parts.store.readStream(this.#stream, last))) {
      for (const event of await this.#read(page)) {
        if (event.revision >= this.#steps.length) this.#add(event);
        else if (event.id !== this.#last) return false;
      }
    }
    this.#past.write(this.#steps);
    return true;
  }

  async #begin(): Promise<void> {
    const known = await this.#past.read();
    if (!known) return;
    for (const step of known.steps) this.#know(step);
    this.#last = known.id;
    this.#head = known.state;
  }

  #add(event: RecordedEvent): void {
    const before = this.#head;
    this.#head = this.#folded(before, event);
    const told = { desks: this.#desksOf(before, event), changed: this.#changedBy(before, event) };
    this.#know(stepOf(event, this.#steps.at(-1)?.latest ?? '', told));
    this.#last = event.id;
    this.#past.keep(event, this.#head);
  }

  #know(step: Step): void {
    this.#steps.push(step);
    this.#bytes +=
      STEP_BYTES + ID_BYTES * (step.refs.length + step.about.length) + CHANGED_BYTES * step.changed.length;
    for (const ref_id of step.refs) this.#people.add(ref_id);
  }

  #folded(state: unknown, event: RecordedEvent): unknown {
    return this.#parts.aggregate.decider.evolve(state, event as never, event.meta);
  }

  #changedBy(before: unknown, event: RecordedEvent): Step['changed'] {
    const { stands } = this.#parts;
    if (!stands) return [];
    return changedBetween(stands(before as never, event), stands(this.#head as never, event));
  }

  /** What is about somebody who comes or goes is known after it, or before it. */
  #desksOf(before: unknown, event: RecordedEvent): readonly Desk[] | null {
    const { desks } = this.#parts;
    if (!desks) return null;
    const told = [before, this.#head].flatMap((state) => desks(state as never, event) ?? []);
    return [...new Set(told)];
  }
}
