import type { DomainEvent, EventOf, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { ReadModel } from '@courtcrew/projections/kernel/readModel.ts';
import type { Aggregate } from '../runtime/aggregate.ts';
import type { Reaction, ReactionTools } from './reactions.ts';

/** What is done by type of event; types that are not named cost nothing. */
type Doing<Event extends DomainEvent> = {
  readonly [Type in Event['type']]?: (
    event: RecordedEvent<EventOf<Event, Type>>,
    tools: ReactionTools,
  ) => Promise<unknown>;
};

interface Declared {
  /** Its place in the log is kept under this name. */
  readonly name: string;
  /** The read models it looks into: each shows the event before. */
  readonly reads?: readonly Pick<ReadModel, 'name'>[];
}

/** Declares a reaction to events of an aggregate's streams. */
export function reactBy<State, Command, Event extends DomainEvent>(
  { name: area }: Aggregate<State, Command, Event>,
  { name, reads = [] }: Declared,
  doing: Doing<Event>,
): Reaction {
  return {
    name,
    streams: [area],
    types: Object.keys(doing),
    reads: reads.map((model) => model.name),
    // Called for these types only, and the type of a recorded event says what its data are.
    handle: async (event, tools) => {
      await doing[event.type as Event['type']]?.(event as never, tools);
    },
  };
}
