import { streamKind } from '@courtcrew/domain/kernel/event.ts';
import type { Reaction } from '../../src/kernel/jobs/index.ts';
import type { TestServer } from './server.ts';

/** Lets reactions handle all that has happened, once more where they have before; of several only the one `named`. */
export async function react(server: TestServer, all: readonly Reaction[], named?: string): Promise<void> {
  const reactions = all.filter(({ name }) => named === undefined || name === named);
  const { db, outbox, execute } = server;
  const tools = { db, outbox, execute };
  for await (const page of server.store.readAll(0n)) {
    for (const event of await server.read(page)) {
      for (const { streams, types, handle } of reactions) {
        if (types.includes(event.type) && streams.includes(streamKind(event.stream)))
          await handle(event, tools);
      }
    }
  }
}
