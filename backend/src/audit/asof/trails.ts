import { streamName } from '@courtcrew/domain/kernel/event.ts';
import type { AnyAggregate, AsOf } from '../../kernel/asOf.ts';
import type { EventStore } from '../../kernel/eventstore/port.ts';
import type { Chapters } from './chapters.ts';
import { Trail } from './trail.ts';

/** What all trails together may take of memory. */
const MOST_BYTES = 100_000_000;

export interface TrailsParts {
  readonly store: Pick<EventStore, 'readStream' | 'onRewound'>;
  readonly chapters: Chapters;
  readonly views: readonly AsOf[];
}

/** The trails that were looked at last, within bounds. */
export class Trails {
  readonly #parts: TrailsParts;
  /** In the order of their last use. */
  readonly #trails = new Map<string, Trail>();

  constructor(parts: TrailsParts) {
    this.#parts = parts;
    parts.store.onRewound(() => this.#trails.clear());
  }

  /** A tournament's stream of one kind, up to the newest event. */
  async of(aggregate: AnyAggregate, tid: string): Promise<Trail> {
    const key = streamName(aggregate.name, tid);
    const { views, store, chapters } = this.#parts;
    const { desks, stands } = views.find((view) => view.aggregate === aggregate) ?? {};
    for (;;) {
      const trail = this.#trails.get(key) ?? new Trail({ store, chapters, aggregate, tid, desks, stands });
      this.#trails.delete(key);
      this.#trails.set(key, trail);
      if (await trail.caughtUp()) {
        this.#makeRoom(key);
        return trail;
      }
      this.#trails.delete(key);
    }
  }

  /** Forgets what was not asked for longest. */
  #makeRoom(used: string): void {
    let held = [...this.#trails.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes }] of this.#trails) {
      if (held <= MOST_BYTES) return;
      if (key === used) continue;
      this.#trails.delete(key);
      held -= bytes;
    }
  }
}
