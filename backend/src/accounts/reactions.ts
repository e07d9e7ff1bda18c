import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Reaction } from '../kernel/jobs/index.ts';
import { erase } from './forget.ts';
import type { AccountsParts } from './parts.ts';
import { tidyAfter } from './setPassword.ts';

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

/** Finishes in the same way what the call that set a password, or switched a second factor on, began. */
export const endAfterNewCredential = (parts: AccountsParts): Reaction => ({
  name: 'end-after-new-credential',
  areas: ['person'],
  types: ['PasswordChanged', 'LoginClaimed', 'SecondFactorSwitchedOn'],
  handle: async (event) => {
    const ref_id = streamId(event.stream);
    if (event.type === 'SecondFactorSwitchedOn') await parts.identity.shutOut(ref_id);
    else await tidyAfter(parts, ref_id, event.id);
  },
});
