import { streamName } from '@courtcrew/domain/kernel/event.ts';
import { AREAS, READ_MODELS } from '../../src/areas.ts';
import type { Reaction, ReactionTools } from '../../src/kernel/jobs/index.ts';
import { listensTo } from '../../src/kernel/jobs/reactions.ts';
import { following } from '../../src/kernel/runtime/envelope.ts';
import type { TestServer } from './server.ts';

/** Of a server that reacts to nothing by itself, so that a test says when. */
export const IDLE = { ROLES: 'api,projections,live' };

const ALL = READ_MODELS.map(({ name }) => name);

/** The product's reactions, of one area or of all. */
export const reactionsOf = (server: TestServer, area?: string): readonly Reaction[] =>
  AREAS.filter(({ name }) => area === undefined || name === area).flatMap(
    ({ open }) => open?.(server.product).reactions ?? [],
  );

/** Lets these reactions handle all that has happened, once more where they have before; all those of the product unless named or of areas named. */
export async function react(server: TestServer, ...names: readonly string[]): Promise<void> {
  const { core, db, identity, outbox, projections, store } = server;
  const all = reactionsOf(server);
  const reactions =
    names.length === 0
      ? all
      : all.filter(({ name }) => names.some((one) => name === one || name.startsWith(`${one}.`)));
  if (reactions.length < names.length) throw new Error(`not all of ${names.join(', ')} are reactions`);
  for await (const page of store.readAll(0n)) {
    for (const event of await server.read(page)) {
      const execute: ReactionTools['execute'] = (aggregate, id, command, options) =>
        identity.hearing(core.execute)(
          aggregate,
          id,
          command,
          following(event, streamName(aggregate.name, id), options),
        );
      for (const reaction of reactions)
        if (listensTo(reaction, event)) await reaction.handle(event, { db, outbox, execute });
    }
  }
  await projections.settled(ALL, await store.head());
}
