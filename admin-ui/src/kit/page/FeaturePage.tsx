import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { ErrorState, NotAllowed } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Feature } from '../../shell/screen.ts';
import { useStaffWords } from '../../shell/words.ts';
import { useSetup } from '../desk/useSetup.ts';

interface FeaturePageProps {
  /** Setup option that turns it on. */
  readonly feature: Feature;
  readonly children: ReactNode;
}

/** A screen for tournaments that use the feature. */
export function FeaturePage({ feature, children }: FeaturePageProps) {
  const w = useStaffWords();
  const { setup, error, refetch } = useSetup();
  if (error && !setup) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!setup) return <Loading />;
  if (setup[feature]) return children;
  return (
    <>
      <NotAllowed />
      <Box sx={{ mt: 2, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}>
        {w(`off.${feature}`)}
        <Button component={AppAnchor} to="/desk/tournamentSetup" variant="outlined">
          {w('staff.editSetup')}
        </Button>
      </Box>
    </>
  );
}
