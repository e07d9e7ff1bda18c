import { getSecondFactor } from '@courtcrew/domain/accounts/contract/security.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { Suspense } from 'react';

// Loaded apart: most people have none, and only the answer says so.
const FactorSection = lazyPart(async () => (await import('./FactorSection.tsx')).FactorSection, LostPart);

/** The second factor, for accounts that may have one; nothing for others. */
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
