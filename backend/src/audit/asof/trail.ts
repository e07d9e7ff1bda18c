import { type Position, type RecordedEvent, streamName } from '@courtcrew/domain/kernel/event.ts';
import { type ReadEvents, readAhead } from '@courtcrew/projections/kernel/feed.ts';
import type { AnyAggregate, AsOf, Desk } from '../../kernel/asOf.ts';
import type { EventStore } from '../../kernel/eventstore/port.ts';
import { readEdge } from '../../kernel/eventstore/readEdge.ts';
import { OPENS_NOTHING } from '../../kernel/privacy/vault.ts';
import { type Step, stepOf } from './steps.ts';

/** Events between two states that are kept: what an instant costs at most, in time, against memory. */
const APART = 500;

/** Where to stop: at an instant, after a position, or nowhere. */
export interface Until {
  readonly at?: string | undefined;
  readonly position?: Position | undefined;
}

interface Kept {
  readonly revision: number;
  readonly state: unknown;
}

/** How many of these come first and satisfy; those that do stand before those that do not. */
export function countWhile<T>(list: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(list[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * One stream from its beginning: what happened, by revision, and its state every so many events. Nothing that is sealed is
 * opened on the way, so that nothing of anybody is kept here and an erasure has nothing to take away.
 */
export class Trail {
  readonly #stream: string;
  readonly #aggregate: AnyAggregate;
  readonly #desks: AsOf['desks'];
  readonly #store: Pick<EventStore, 'readStream'>;
  readonly #read: ReadEvents;
  readonly #steps: Step[] = [];
  readonly #kept: Kept[] = [];
  readonly #people = new Set<string>();
  /** At the end of what is known, and where somebody looked last: a step from there costs one event. */
  #head: unknown;
  #looked: Kept;
  /** Events that were read last, by revision. */
  #page: readonly RecordedEvent[] = [];
  #catching: Promise<void> | undefined;

  constructor(
    store: Pick<EventStore, 'readStream'>,
    aggregate: AnyAggregate,
    tid: string,
    desks: AsOf['desks'],
  ) {
    this.#store = store;
    this.#aggregate = aggregate;
    this.#stream = streamName(aggregate.name, tid);
    this.#desks = desks;
    this.#read = readEdge(OPENS_NOTHING, aggregate.events);
    this.#head = aggregate.decider.initial;
    this.#looked = { revision: -1, state: this.#head };
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Everybody it ever spoke of. */
  get people(): ReadonlySet<string> {
    return this.#people;
  }

  /** Reads what was written since; those who ask at once share one reading. */
  async caughtUp(): Promise<this> {
    this.#catching ??= this.#catchUp().finally(() => {
      this.#catching = undefined;
    });
    await this.#catching;
    return this;
  }

  /** The last event that stands then; undefined before the first. */
  lastBy({ at, position }: Until): Step | undefined {
    const count = countWhile(
      this.#steps,
      (step) =>
        (at === undefined || step.latest <= at) && (position === undefined || step.position <= position),
    );
    return this.#steps[count - 1];
  }

  /** The state right after this event, or before all. */
  async stateAfter(step: Step | undefined): Promise<unknown> {
    const revision = step?.revision ?? -1;
    if (revision === this.#steps.length - 1) return this.#head;
    const { revision: at, state: nearest } = this.#nearest(revision);
    let state = nearest;
    if (at < revision)
      for (const event of await this.#between(at + 1, revision)) state = this.#folded(state, event);
    this.#looked = { revision, state };
    return state;
  }

  /** These events, first and last included. The page they came with is kept: whoever steps on needs the next of it. */
  async #between(first: number, last: number): Promise<readonly RecordedEvent[]> {
    let page = this.#page;
    if (first < (page[0]?.revision ?? first + 1) || last > (page.at(-1)?.revision ?? -1)) {
      const read: RecordedEvent[] = [];
      for await (const more of this.#store.readStream(this.#stream, first)) {
        read.push(...(await this.#read(more)));
        if ((read.at(-1)?.revision ?? -1) >= last) break;
      }
      page = read;
      this.#page = page;
    }
    return page.filter(({ revision }) => revision >= first && revision <= last);
  }

  #nearest(revision: number): Kept {
    const kept = this.#kept[countWhile(this.#kept, (one) => one.revision <= revision) - 1] ?? {
      revision: -1,
      state: this.#aggregate.decider.initial,
    };
    const { revision: looked } = this.#looked;
    return looked <= revision && looked > kept.revision ? this.#looked : kept;
  }

  async #catchUp(): Promise<void> {
    for await (const page of readAhead(this.#store.readStream(this.#stream, this.#steps.length))) {
      for (const event of await this.#read(page)) this.#add(event);
    }
  }

  #add(event: RecordedEvent): void {
    const before = this.#head;
    this.#head = this.#folded(before, event);
    const step = stepOf(event, this.#steps.at(-1)?.latest ?? '', this.#desksOf(before, event));
    this.#steps.push(step);
    for (const ref_id of step.refs) this.#people.add(ref_id);
    if (event.revision % APART === APART - 1)
      this.#kept.push({ revision: event.revision, state: this.#head });
  }

  #folded(state: unknown, event: RecordedEvent): unknown {
    return this.#aggregate.decider.evolve(state, event as never, event.meta);
  }

  /** What is about somebody who comes or goes is known after it, or before it. */
  #desksOf(before: unknown, event: RecordedEvent): readonly Desk[] | null {
    if (!this.#desks) return null;
    const told = [before, this.#head].flatMap((state) => this.#desks?.(state as never, event) ?? []);
    return [...new Set(told)];
  }
}
