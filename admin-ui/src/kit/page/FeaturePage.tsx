import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { ErrorState, NotAllowed, WhomToAsk } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
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
  'off.askPayout': {
    en: 'This tournament pays no prize money. A master admin turns on “Player payouts” in the setup.',
    es: 'Este torneo no paga premios en dinero. Un administrador principal activa «Pagos a jugadores» en la configuración.',
  },
  'off.askScores': {
    en: 'Scores are not reported in this tournament. A master admin turns on “Score reporting” in the setup.',
    es: 'En este torneo no se informan resultados. Un administrador principal activa «Reporte de resultados» en la configuración.',
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
  const allowed = useAllows();
  const { setup, error, refetch } = useSetup();
  if (error && !setup) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!setup) return <Loading />;
  if (setup[feature]) return children;
  const isMine = allowed('master', setup.tid);
  return (
    <WhomToAsk value={w(isMine ? `off.${feature}` : ASK[feature])}>
      <NotAllowed
        action={
          isMine && (
            <Button component={AppAnchor} to="/desk/tournamentSetup" variant="outlined">
              {w('staff.editSetup')}
            </Button>
          )
        }
      />
    </WhomToAsk>
  );
}

const ASK = { payout: 'off.askPayout', score_reporting: 'off.askScores' } as const;
