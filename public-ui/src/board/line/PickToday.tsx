import { getTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useLineWords } from '../words/line.ts';
import { isOnToday } from './onToday.ts';
import { PickTournament } from './PickTournament.tsx';

export function PickToday({ title }: { title: string }) {
  const w = useLineWords();
  const now = useNow();
  const { data, error, refetch } = useCall(getTournaments, { query: { time: 'future' } });
  return (
    <PickTournament
      title={title}
      choices={{ data: data?.filter((row) => isOnToday(row, now)), error, refetch }}
      help={w('line.pickHelp')}
      none={w('line.pickNone')}
    />
  );
}
