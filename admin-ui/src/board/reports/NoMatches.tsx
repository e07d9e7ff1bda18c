import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { NextStep } from '../../kit/page/NextStep.tsx';
import { useWorkWords } from './words.ts';

export function NoMatches() {
  const w = useWorkWords();
  return (
    <EmptyState
      title={w('work.none')}
      text={w('work.noneHelp')}
      action={<NextStep to="/desk/refereefinishmatch" label={w('staff.liveBoard')} />}
    />
  );
}
