import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Reaction } from '../kernel/jobs/index.ts';

/** A forgotten person's messages go, those that wait and those that were kept. */
export const forgetMessages: Reaction = {
  name: 'forget-messages',
  areas: ['person'],
  types: ['PersonForgotten'],
  handle: async (event, { outbox }) => {
    await outbox.forget(streamId(event.stream));
  },
};
