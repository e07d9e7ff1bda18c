import { randomUUID } from 'node:crypto';
import type { EventMeta, Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { AppendResult, EventStore, NewEvent, Subscription } from '../../src/kernel/eventstore/port.ts';

export const meta = (commandId: string = randomUUID()): EventMeta => ({
  commandId,
  actor: { ref: 'p1', as: 'self' },
  at: '2026-05-01T12:00:00.000Z',
  schema: 1,
  correlation: commandId,
  causation: commandId,
});

export const event = (data: unknown = {}, type = 'SpotTaken'): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  meta: meta(),
});

export const events = (count: number): NewEvent[] => Array.from({ length: count }, (_, n) => event({ n }));

/** A stream name nobody else uses: suites may share one log. */
export const freshStream = (area = 'roster'): string => `${area}-${randomUUID()}`;

export const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

export async function all(pages: AsyncIterable<readonly RecordedEvent[]>): Promise<RecordedEvent[]> {
  const read: RecordedEvent[] = [];
  for await (const page of pages) read.push(...page);
  return read;
}

export type Appended = Extract<AppendResult, { outcome: 'appended' }>;

export async function mustAppend(
  store: EventStore,
  stream: string,
  batch: readonly NewEvent[],
  expectedRevision: number,
): Promise<Appended> {
  const result = await store.append(stream, batch, expectedRevision);
  if (result.outcome !== 'appended') throw new Error(`not appended: ${result.outcome}`);
  return result;
}

/** The same, and its events as they are read. */
export async function appendAndRead(
  store: EventStore,
  stream: string,
  batch: readonly NewEvent[],
  expectedRevision: number,
): Promise<Appended & { readonly events: readonly RecordedEvent[] }> {
  const result = await mustAppend(store, stream, batch, expectedRevision);
  const read = await all(store.readStream(stream, expectedRevision + 1));
  return { ...result, events: read.slice(0, batch.length) };
}

/** A subscriber that keeps what it is given, as far as it is about the streams it was asked to watch. */
export interface Collector extends Subscription {
  readonly seen: readonly RecordedEvent[];
  /** Resolves once that many events have come. */
  until(count: number): Promise<void>;
}

export function collect(store: EventStore, after: Position, watched: (stream: string) => boolean): Collector {
  const seen: RecordedEvent[] = [];
  const waiting = new Map<() => void, number>();
  const subscription = store.subscribeAll(after, async (batch) => {
    seen.push(...batch.filter(({ stream }) => watched(stream)));
    for (const [resolve, count] of waiting) if (seen.length >= count) resolve();
  });
  return {
    seen,
    stop: () => subscription.stop(),
    until: (count) =>
      new Promise((resolve) => {
        if (seen.length >= count) resolve();
        else waiting.set(resolve, count);
      }),
  };
}
