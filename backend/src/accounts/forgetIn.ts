import { type DomainEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { ReadModel } from '@courtcrew/projections/kernel/readModel.ts';
import type { Kysely } from 'kysely';
import { type Reaction, reactBy } from '../kernel/jobs/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';
import { personAggregate } from './aggregate.ts';

interface Forgetting<Command> {
  readonly name: string;
  readonly reads: readonly Pick<ReadModel, 'name'>[];
  /** Ids of the streams that name the person. */
  readonly where: (db: Kysely<Database>, ref_id: string) => Promise<Iterable<string>>;
  readonly command: (ref_id: string) => Command;
}

/** Sends a command to each stream that names a person who was forgotten. */
export const forgetIn = <State, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  { name, reads, where, command }: Forgetting<Command>,
): Reaction =>
  reactBy(
    personAggregate,
    { name, reads },
    {
      PersonForgotten: async ({ stream }, { db, execute }) => {
        const ref_id = streamId(stream);
        for (const id of await where(db, ref_id)) await execute(aggregate, id, command(ref_id));
      },
    },
  );
