import type { TournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import type { Phase } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { Section } from '../kit/page/layout.tsx';
import { useTroubles } from './troubles.tsx';
import { useHomeWords } from './words.ts';

interface TroubleListProps {
  readonly phase: Phase;
  readonly home: TournamentHome;
}

/** What is wrong, each line linked to the screen that mends it; or that nothing is. */
export function TroubleList({ phase, home }: TroubleListProps) {
  const w = useHomeWords();
  const { troubles, isKnown, error } = useTroubles(phase, home);
  return (
    <Section title={w('wrong.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {troubles.map(({ to, text }) => (
          <Box
            component="li"
            key={to}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: { xs: 44, sm: 36 } }}
          >
            <WarningAmber aria-hidden color="secondary" fontSize="small" />
            <AppLink to={to} sx={{ py: { xs: 1.25, sm: 0.5 }, flex: 1 }}>
              {text}
            </AppLink>
          </Box>
        ))}
      </Box>
      {error && <Box sx={{ color: 'text.secondary' }}>{w('wrong.unread')}</Box>}
      {!error && !isKnown && troubles.length === 0 && <Loading shape="list" count={2} />}
      {!error && isKnown && troubles.length === 0 && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <CheckCircle aria-hidden color="success" fontSize="small" /> {w('wrong.nothing')}
        </Box>
      )}
    </Section>
  );
}
