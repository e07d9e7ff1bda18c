import { credentialAfter, endsCredential } from '@courtcrew/domain/accounts/index.ts';
import { streamId, streamName } from '@courtcrew/domain/kernel/event.ts';
import { accounts } from '@courtcrew/projections/accounts/index.ts';
import {
  type CredentialRules,
  FORGOTTEN,
  type RightsChange,
  type RightsSource,
  type Standings,
} from '../kernel/identity/index.ts';
import { personAggregate } from './aggregate.ts';

const ofThePerson = (apply: RightsChange['apply']): RightsChange => ({
  whose: ({ stream }) => streamId(stream),
  apply,
});

/** Who looks after the platform, and who is nobody any more. */
export const accountRights: RightsSource<Pick<Standings, 'platform' | 'forgotten'>> = {
  model: accounts.name,
  rows: 'select platform_admin as platform, forgotten from accounts.people where ref_id = asked.ref_id',
  shown: (before, row) => ({ ...before, ...row }),
  changes: {
    PlatformAdminGranted: ofThePerson((before) => ({ ...before, platform: true })),
    PlatformAdminRevoked: ofThePerson((before) => ({ ...before, platform: false })),
    PersonForgotten: ofThePerson(() => FORGOTTEN),
  },
};

export const credentialRules: CredentialRules = {
  stream: (ref_id) => streamName(personAggregate.name, ref_id),
  after: credentialAfter,
  ends: endsCredential,
};
