import { type Details, movesPayment, type PersonEvent } from '@courtcrew/domain/accounts/index.ts';
import { type EventOf, type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { accounts, namesOf, platformAdmins } from '@courtcrew/projections/accounts/index.ts';
import { type Letter, type Reaction, type ReactionTools, reactBy } from '../kernel/jobs/index.ts';
import { personAggregate } from './aggregate.ts';
import { erase } from './forget.ts';
import {
  payDataChangedLetter,
  paymentChangedLetter,
  platformAddedLetter,
  platformRemovedLetter,
  recoveryCodeUsedLetter,
  secondFactorOffLetter,
  secondFactorOnLetter,
} from './letters.ts';
import type { AccountsParts } from './parts.ts';
import { askAboutPhone } from './phoneProposals.ts';
import { tell } from './secondFactor/tell.ts';
import { tidyAfter } from './setPassword.ts';

/** Finishes an erasure whose call ended early; repeatable. */
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
  const tellPayment = by(paymentChangedLetter());
  const moved = async (
    event: Parameters<typeof tellPayment>[0] & {
      readonly data: { readonly details: Partial<Details> | null };
      readonly meta: { readonly import?: string };
    },
  ) => {
    // What a file says changes only the address of people without a login.
    if (event.meta.import !== undefined) return;
    if (event.data.details && movesPayment(event.data.details)) await tellPayment(event);
  };
  return reactBy(
    personAggregate,
    { name: 'accounts.tell-owner' },
    {
      ProfileEdited: moved,
      StaffEdited: moved,
      PayDataChanged: by(payDataChangedLetter()),
      SecondFactorSwitchedOn: by(secondFactorOnLetter()),
      SecondFactorSwitchedOff: by(secondFactorOffLetter()),
      RecoveryCodeUsed: by(recoveryCodeUsedLetter()),
    },
  );
};

/** Tells the person and every platform admin who became or stopped being one. An installation's first has nobody to tell. */
const tellPlatformAdmins = reactBy(
  personAggregate,
  { name: 'accounts.tell-platform-admins', reads: [accounts] },
  {
    PlatformAdminGranted: (event, tools) => tellAboutAdmin(event, tools, platformAddedLetter),
    PlatformAdminRevoked: (event, tools) => tellAboutAdmin(event, tools, platformRemovedLetter),
  },
);

async function tellAboutAdmin(
  { id, data, meta }: RecordedEvent<EventOf<PersonEvent, 'PlatformAdminGranted' | 'PlatformAdminRevoked'>>,
  { db, outbox }: ReactionTools,
  letter: typeof platformAddedLetter,
): Promise<void> {
  const { ref_id } = data;
  const by = meta.actor.ref;
  if (by === null) return;
  const [admins, names] = await Promise.all([platformAdmins(db), namesOf(db, [ref_id, by])]);
  const nameOf = (ref: string) => {
    const name = names.get(ref);
    return name ? fullName(name) : '';
  };
  const words = letter({ name: nameOf(ref_id), by: nameOf(by) });
  await outbox.sendAll(
    [...new Set([ref_id, ...admins])].map((to) => {
      return { to: { ref_id: to }, letter: words, about: [...new Set([ref_id, by])], dedupe: id };
    }),
  );
}

export const accountsReactions = (parts: AccountsParts): readonly Reaction[] => [
  eraseForgotten(parts),
  endAfterNewCredential(parts),
  tellOwner(parts),
  askAboutPhone(parts),
  tellPlatformAdmins,
];
