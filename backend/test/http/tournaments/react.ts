import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { streamArea } from '@courtcrew/domain/kernel/event.ts';
import { Outbox, type Reaction } from '../../../src/kernel/jobs/index.ts';
import type { ReactionParts } from '../../../src/tournaments/index.ts';
import { PUBLIC_URL, type TestServer } from '../../support/server.ts';

/** Lets a reaction handle everything that has happened, and waits until lists show what came of it. */
export async function react(server: TestServer, make: (parts: ReactionParts) => Reaction): Promise<void> {
  const reaction = make({
    db: server.db,
    publicUrl: PUBLIC_URL,
    execute: (aggregate, id, command) => server.execute(aggregate, id, command),
  });
  const outbox = new Outbox(server.pool, { vault: server.vault, secret: 'any', channels: new Set() });
  for (const event of await history(server)) {
    const { areas, types } = reaction;
    if (!areas.includes(streamArea(event.stream)) || !types.includes(event.type)) continue;
    await reaction.handle(event, { outbox, settled: async () => undefined });
  }
}

async function history({ store }: TestServer): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const page of store.readAll(0n)) events.push(...page);
  return events;
}
