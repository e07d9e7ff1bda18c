import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { ErrorState, NotAllowed } from '@courtcrew/ui-kit/page/state/States.tsx';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Feature } from '../../shell/screen.ts';
import { staffCatalogue } from '../../shell/words.ts';
import { useSetup } from '../desk/useSetup.ts';

const useFeatureWords = wordsHook(staffCatalogue, {
  'off.payout': {
    en: 'This tournament pays no prize money. Turn on “Player payouts” in the setup.',
    es: 'Este torneo no paga premios en dinero. Activa «Pagos a jugadores» en la configuración.',
  },
  'off.score_reporting': {
    en: 'Scores are not reported in this tournament. Turn on “Score reporting” in the setup.',
    es: 'En este torneo no se informan resultados. Activa «Reporte de resultados» en la configuración.',
  },
});

interface FeaturePageProps {
  /** Setup option that turns it on. */
  readonly feature: Feature;
  readonly children: ReactNode;
}

/** A screen for tournaments that use the feature. */
export function FeaturePage({ feature, children }: FeaturePageProps) {
  const w = useFeatureWords();
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
