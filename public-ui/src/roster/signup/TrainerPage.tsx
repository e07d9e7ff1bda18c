import { getTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { canApply } from '@courtcrew/domain/tournaments/index.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { PickTournament, usePickedTournament } from '../../board/index.ts';
import { texts, useRosterWords } from '../words.ts';
import { TournamentSignup } from './TournamentSignup.tsx';

const useTrainerWords = wordsHook(texts, {
  'signup.pickTournamentHelp': {
    en: 'Open the tournament you want to work at; its shifts for athletic trainers are there.',
    es: 'Abre el torneo en el que quieres trabajar; allí están los turnos de terapeutas deportivos.',
  },
  'signup.noTrainers': {
    en: 'No tournament takes athletic trainers right now.',
    es: 'Ahora mismo ningún torneo busca terapeutas deportivos.',
  },
});

/** `/signup/athletictrainer`: trainers' shifts of the tournament in the address, else the one chosen before. */
export function TrainerPage() {
  const w = useRosterWords();
  const tid = usePickedTournament();
  if (tid === null) return <NoTournament />;
  return <TournamentSignup tid={tid} only="Athletic Trainer" noneOwn={w('schedule.none')} />;
}

/** Offers the tournaments that take trainers. */
function NoTournament() {
  const w = useTrainerWords();
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
