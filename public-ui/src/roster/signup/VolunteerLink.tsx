import type { TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Button from '@mui/material/Button';
import { useRosterWords } from '../words.ts';

interface VolunteerLinkProps {
  readonly tournament: Pick<TournamentDetail, 'tid' | 'volunteer'>;
  /** The page's next step. */
  readonly main?: boolean;
}

export function VolunteerLink({ tournament: { tid, volunteer }, main = false }: VolunteerLinkProps) {
  const w = useRosterWords();
  if (!volunteer) return null;
  return (
    <Button
      component={AppAnchor}
      to={`/signup/volunteer?tid=${tid}`}
      variant={main ? 'contained' : 'outlined'}
    >
      {w('signup.volunteer')}
    </Button>
  );
}
