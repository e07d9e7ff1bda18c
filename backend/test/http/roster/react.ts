import { streamArea } from '@courtcrew/domain/kernel/event.ts';
import { type RosterReactionParts, rosterReactions } from '../../../src/roster/index.ts';
import { PUBLIC_URL, type TestServer } from '../../support/server.ts';
import { WAY_OUT } from './cast.ts';

/** Lets the roster's reactions handle all that has happened, once more where they have before. */
export async function reactOf(server: TestServer): Promise<void> {
  const parts: RosterReactionParts = {
    db: server.db,
    publicUrl: PUBLIC_URL,
    wayOut: WAY_OUT,
    execute: (aggregate, id, command) => server.execute(aggregate, id, command),
  };
  const tx = await server.pool.connect();
  try {
    for await (const page of server.store.readAll(0n)) {
      for (const event of await server.read(page)) {
        for (const reaction of rosterReactions(parts)) {
          const wanted = reaction.types.includes(event.type);
          if (!wanted || !reaction.areas.includes(streamArea(event.stream))) continue;
          const tools = { tx, outbox: server.accounts.outbox as never, settled: async () => undefined };
          await reaction.handle(event, tools);
        }
      }
    }
  } finally {
    tx.release();
  }
}
