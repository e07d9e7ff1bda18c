import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { State } from '@courtcrew/ui-kit/page/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import SportsTennis from '@mui/icons-material/SportsTennisOutlined';
import Button from '@mui/material/Button';
import { usePickedTournament } from '../board/index.ts';
import { TournamentSignup } from './TournamentSignup.tsx';
import { useRosterWords } from './words.ts';

/** `/signup/athletictrainer`: the trainers' shifts of the tournament in the address or the one chosen before. */
export function TrainerPage() {
  const w = useRosterWords();
  const tid = usePickedTournament();
  if (tid === null) return <NoTournament />;
  return <TournamentSignup tid={tid} only="Athletic Trainer" noneOwn={w('schedule.none')} />;
}

function NoTournament() {
  const w = useRosterWords();
  useTitle(w('role.athleticTrainer'));
  return (
    <State
      page
      icon={<SportsTennis />}
      title={w('signup.pickTournament')}
      text={w('signup.pickTournamentHelp')}
      action={
        <Button component={AppAnchor} to="/tournaments" variant="contained">
          {w('home.browse')}
        </Button>
      }
    />
  );
}
