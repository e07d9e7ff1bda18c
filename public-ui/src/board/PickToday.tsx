import { getTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { isOnToday } from './onToday.ts';
import { PickTournament } from './PickTournament.tsx';
import { useLineWords } from './words/line.ts';

/** Asks which tournament a page about this day is about, and offers those that are on. */
export function PickToday({ title }: { title: string }) {
  const w = useLineWords();
  const now = useNow();
  const future = useCall(getTournaments, { query: { time: 'future' } });
  return (
    <PickTournament
      title={title}
      of={future}
      choices={(rows) => rows.filter((row) => isOnToday(row, now))}
      help={w('line.pickHelp')}
      none={w('line.pickNone')}
    />
  );
}
