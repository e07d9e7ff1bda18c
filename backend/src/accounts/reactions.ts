import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Reaction } from '../jobs/index.ts';
import { erase } from './forget.ts';
import type { AccountsParts } from './parts.ts';

/**
 * Finishes what the call that forgot a person began, should its process have ended before. Everything in it can be
 * done again.
 */
export const eraseForgotten = (parts: AccountsParts): Reaction => ({
  name: 'erase-forgotten',
  areas: ['person'],
  types: ['PersonForgotten'],
  handle: async (event) => {
    await erase(parts, streamId(event.stream));
  },
});
