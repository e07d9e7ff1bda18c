import { streamName } from '@courtcrew/domain/kernel/event.ts';
import type { Reaction, ReactionTools } from '../../src/kernel/jobs/index.ts';
import { listensTo } from '../../src/kernel/jobs/reactions.ts';
import { following } from '../../src/kernel/runtime/envelope.ts';
import type { TestServer } from './server.ts';

/** Lets reactions handle all that has happened, once more where they have before; of several only the one `named`. */
export async function react(server: TestServer, all: readonly Reaction[], named?: string): Promise<void> {
  const reactions = all.filter(({ name }) => named === undefined || name === named);
  const { db, outbox } = server;
  for await (const page of server.store.readAll(0n)) {
    for (const event of await server.read(page)) {
      const execute: ReactionTools['execute'] = (aggregate, id, command, options) =>
        server.send(aggregate, id, command, following(event, streamName(aggregate.name, id), options));
      const tools = { db, outbox, execute };
      for (const reaction of reactions) if (listensTo(reaction, event)) await reaction.handle(event, tools);
    }
  }
}
