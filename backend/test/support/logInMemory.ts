import { type RecordedEvent, SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import type { EventStore } from '../../src/kernel/eventstore/port.ts';

/** A log in memory; each subscriber reads it from where it says, again after a failure when told to. */
export class TestLog implements Pick<EventStore, 'subscribeAll' | 'head' | 'onRewound'> {
  readonly events: RecordedEvent[] = [];
  readonly readers = new Set<() => Promise<void>>();

  async head(): Promise<bigint> {
    return this.events.at(-1)?.position ?? 0n;
  }

  onRewound(): () => void {
    return () => undefined;
  }

  subscribeAll(after: bigint, handler: (events: readonly RecordedEvent[]) => Promise<void>) {
    let position = after;
    let busy = Promise.resolve();
    const read = () => {
      busy = busy.then(async () => {
        const batch = this.events.filter((event) => event.position > position);
        if (batch.length === 0) return;
        await handler(batch).then(
          () => {
            position = batch.at(-1)?.position ?? position;
          },
          () => undefined,
        );
      });
      return busy;
    };
    this.readers.add(read);
    void read();
    return {
      stop: async () => {
        this.readers.delete(read);
        await busy;
      },
    };
  }

  /** Writes an event and waits until all subscribers have had it once. */
  async append(stream: string, type: string, data: object = {}): Promise<void> {
    const position = BigInt(this.events.length + 1);
    const at = '2026-03-07T13:00:00.000Z';
    const meta = { commandId: 'c', actor: SYSTEM, at, schema: 1, correlation: 'r', causation: 'r' };
    this.events.push({ id: `e${position}`, stream, revision: 0, position, type, data, meta });
    await this.again();
  }

  async again(): Promise<void> {
    await Promise.all([...this.readers].map((read) => read()));
  }
}
