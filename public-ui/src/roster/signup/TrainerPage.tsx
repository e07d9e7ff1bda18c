import { getTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { canApply } from '@courtcrew/domain/tournaments/index.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { PickTournament, usePickedTournament } from '../../board/index.ts';
import { useRosterWords } from '../words.ts';
import { TournamentSignup } from './TournamentSignup.tsx';

/** `/signup/athletictrainer`: trainers' shifts of the tournament in the address, else the one chosen before. */
export function TrainerPage() {
  const w = useRosterWords();
  const tid = usePickedTournament();
  if (tid === null) return <NoTournament />;
  return <TournamentSignup tid={tid} only="Athletic Trainer" noneOwn={w('schedule.none')} />;
}

/** Offers the tournaments that take trainers. */
function NoTournament() {
  const w = useRosterWords();
  const { data, error, refetch } = useCall(getTournaments, { query: { time: 'future' } });
  return (
    <Part>
      <PickTournament
        title={w('role.athleticTrainer')}
        choices={{ data: data?.filter(({ line, status }) => line && canApply(status)), error, refetch }}
        help={w('signup.pickTournamentHelp')}
        none={w('signup.noTrainers')}
      />
    </Part>
  );
}
