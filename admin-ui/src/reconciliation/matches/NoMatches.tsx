import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { NextStep } from '../../kit/page/NextStep.tsx';
import { usePayWords } from '../words.ts';

export function NoMatches() {
  const p = usePayWords();
  return (
    <EmptyState
      title={p('match.none')}
      text={p('match.noneText')}
      action={<NextStep to="/desk/refereefinishmatch" label={p('staff.liveBoard')} />}
    />
  );
}
