import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { erase } from './forget.ts';
import type { AccountsParts } from './parts.ts';

/**
 * Finishes what the call that forgot a person began, should its process have ended before. Everything in it can be
 * done again.
 */
export const eraseForgotten = (parts: AccountsParts) => ({
  name: 'accounts.erase',
  areas: ['person'],
  handle: async (event: RecordedEvent): Promise<void> => {
    if (event.type === 'PersonForgotten') await erase(parts, streamId(event.stream));
  },
});
