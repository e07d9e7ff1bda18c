import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Reaction } from './reactions.ts';

/** A forgotten person's messages go, those that wait and those that were kept. */
export const forgetMessages: Reaction = {
  name: 'forget-messages',
  areas: ['person'],
  handle: async (event, { outbox }) => {
    if (event.type === 'PersonForgotten') await outbox.forget(streamId(event.stream));
  },
};
