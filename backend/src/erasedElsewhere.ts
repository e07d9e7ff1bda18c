import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import type { EventStore, Subscription } from './kernel/eventstore/port.ts';
import type { PlatformLog } from './kernel/platform/log.ts';
import type { Erasure, ErasureList } from './kernel/privacy/erasures.ts';
import type { Vault } from './kernel/privacy/vault.ts';

export interface Hearing {
  readonly store: Pick<EventStore, 'subscribeAll'>;
  /** From where on erasures are heard of. */
  readonly head: Position;
  readonly read: ReadEvents;
  readonly vault: Pick<Vault, 'forgottenElsewhere'>;
  readonly erasures: Pick<ErasureList, 'add'> | undefined;
  /** Whose key an event takes away; undefined for almost all events, as they lie in the log. */
  readonly forgetsOf: (event: RecordedEvent) => { owner(open: RecordedEvent): string } | undefined;
  readonly log: Pick<PlatformLog, 'warn'>;
}

/** Drops keys that other processes erased, and lists them here. Keys go even where the list cannot be written. */
export function dropForgottenKeys(hearing: Hearing): Subscription {
  const { store, head, read, vault, erasures, forgetsOf, log } = hearing;
  let unlisted: Erasure[] = [];
  return store.subscribeAll(head, async (events) => {
    for (const event of await read(events.filter(forgetsOf))) {
      const erased = forgetsOf(event)?.owner(event);
      if (erased === undefined) continue;
      vault.forgottenElsewhere(erased);
      unlisted.push({ erased, at: event.meta.at });
    }
    if (unlisted.length === 0) return;
    try {
      erasures?.add(unlisted);
      unlisted = [];
    } catch (error) {
      log.warn({ err: error }, 'an erasure could not be written to the list');
    }
  });
}
