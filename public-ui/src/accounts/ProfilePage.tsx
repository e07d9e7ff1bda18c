import { getProfile } from '@courtcrew/domain/accounts/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { Suspense } from 'react';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { useAccountWords } from './words.ts';

// Loaded apart: few people have one.
const PhoneProposals = lazyPart(async () => (await import('./PhoneProposals.tsx')).PhoneProposals);

export function ProfilePage() {
  const w = useAccountWords();
  return (
    <RequireLogin>
      <PageHeader title={w('profile.title')} />
      <ProfileTabs />
      <Suspense fallback={null}>
        <PhoneProposals />
      </Suspense>
      <Profile />
    </RequireLogin>
  );
}

/** Asks for login inside: when a session ends, the person and the form stay. */
function Profile() {
  const { user } = useSession();
  const profile = useCall(getProfile, { params: { ref_id: user?.ref_id ?? '' } });
  return (
    <Answered of={profile} loading="form" rows={8}>
      {(found) => <ProfileForm key={found.ref_id} profile={found} />}
    </Answered>
  );
}
