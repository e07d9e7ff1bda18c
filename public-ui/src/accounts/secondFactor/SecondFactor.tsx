import { getSecondFactor } from '@courtcrew/domain/accounts/contract/security.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { Suspense } from 'react';

// Most have none, and it is known only once the page is there.
const FactorSection = lazyPart(async () => (await import('./FactorSection.tsx')).FactorSection, LostPart);

/** The second step of the own login, for people whose account is worth it. Nothing for everybody else. */
export function SecondFactor() {
  const { user } = useSession();
  const { data: status } = useCall(getSecondFactor, {}, { enabled: user !== null });
  if (!status || (!status.on && !status.offered)) return null;
  return (
    <Suspense fallback={null}>
      <FactorSection status={status} />
    </Suspense>
  );
}
