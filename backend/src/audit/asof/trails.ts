import { streamName } from '@courtcrew/domain/kernel/event.ts';
import type { AnyAggregate, AsOf } from '../../kernel/asOf.ts';
import type { EventStore } from '../../kernel/eventstore/port.ts';
import { Trail } from './trail.ts';

/** Events of all trails together: some hundred bytes each. */
const MOST_EVENTS = 250_000;

/** The trails that were looked at last, within bounds. */
export class Trails {
  readonly #store: Pick<EventStore, 'readStream'>;
  readonly #views: readonly AsOf[];
  /** In the order of their last use. */
  readonly #trails = new Map<string, Trail>();

  constructor(store: Pick<EventStore, 'readStream' | 'onRewound'>, views: readonly AsOf[]) {
    this.#store = store;
    this.#views = views;
    store.onRewound(() => this.#trails.clear());
  }

  /** A tournament's stream of one kind, up to the newest event. */
  async of(aggregate: AnyAggregate, tid: string): Promise<Trail> {
    const key = streamName(aggregate.name, tid);
    const desks = this.#views.find((view) => view.aggregate === aggregate)?.desks;
    const trail = this.#trails.get(key) ?? new Trail(this.#store, aggregate, tid, desks);
    this.#trails.delete(key);
    this.#trails.set(key, trail);
    await trail.caughtUp();
    this.#makeRoom(key);
    return trail;
  }

  /** Forgets what was not asked for longest. */
  #makeRoom(used: string): void {
    let held = [...this.#trails.values()].reduce((sum, { steps }) => sum + steps.length, 0);
    for (const [key, { steps }] of this.#trails) {
      if (held <= MOST_EVENTS) return;
      if (key === used) continue;
      this.#trails.delete(key);
      held -= steps.length;
    }
  }
}
