import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { personAggregate } from '../accounts/index.ts';
import { reactBy } from '../kernel/jobs/index.ts';

/** A forgotten person's messages go, those that wait and those that were kept. */
export const forgetMessages = reactBy(
  personAggregate,
  { name: 'forget-messages' },
  { PersonForgotten: ({ stream }, { outbox }) => outbox.forget(streamId(stream)) },
);
