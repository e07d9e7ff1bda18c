import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { type Letter, type Reaction, reactBy } from '../kernel/jobs/index.ts';
import { personAggregate } from './aggregate.ts';
import { erase } from './forget.ts';
import { recoveryCodeUsedLetter, secondFactorOffLetter, secondFactorOnLetter } from './letters.ts';
import type { AccountsParts } from './parts.ts';
import { askAboutPhone } from './phoneProposals.ts';
import { tell } from './secondFactor/tell.ts';
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

/** Tells the owner of an account what was done to it, should the process that did it have ended before it wrote. */
const tellOwner = (parts: AccountsParts): Reaction => {
  const by =
    (letter: Letter) =>
    ({ id, stream }: { readonly id: string; readonly stream: string }) =>
      tell(parts, streamId(stream), { events: [{ id }] }, letter);
  return reactBy(
    personAggregate,
    { name: 'accounts.tell-owner' },
    {
      SecondFactorSwitchedOn: by(secondFactorOnLetter()),
      SecondFactorSwitchedOff: by(secondFactorOffLetter()),
      RecoveryCodeUsed: by(recoveryCodeUsedLetter()),
    },
  );
};

export const accountsReactions = (parts: AccountsParts): readonly Reaction[] => [
  eraseForgotten(parts),
  endAfterNewCredential(parts),
  tellOwner(parts),
  askAboutPhone(parts),
];
