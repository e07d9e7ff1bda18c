import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { type Reaction, reactBy } from '../kernel/jobs/index.ts';
import { personAggregate } from './aggregate.ts';
import { erase } from './forget.ts';
import type { AccountsParts } from './parts.ts';
import { tidyAfter } from './setPassword.ts';

/**
 * Finishes what the call that forgot a person began, should its process have ended before. Everything in it can be
 * done again.
 */
export const eraseForgotten = (parts: AccountsParts): Reaction =>
  reactBy(
    personAggregate,
    { name: 'erase-forgotten' },
    { PersonForgotten: ({ stream }) => erase(parts, streamId(stream)) },
  );

/** Finishes in the same way what the call that set a password, or switched a second factor on, began. */
const endAfterNewCredential = (parts: AccountsParts): Reaction => {
  const tidy = ({ id, stream }: { readonly id: string; readonly stream: string }) =>
    tidyAfter(parts, streamId(stream), id);
  return reactBy(
    personAggregate,
    { name: 'end-after-new-credential' },
    {
      PasswordChanged: tidy,
      LoginClaimed: tidy,
      SecondFactorSwitchedOn: ({ stream }) => parts.identity.shutOut(streamId(stream)),
    },
  );
};

export const accountsReactions = (parts: AccountsParts): readonly Reaction[] => [
  eraseForgotten(parts),
  endAfterNewCredential(parts),
];
