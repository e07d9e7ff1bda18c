import { ScoreHeader, ScorePage } from '../ScorePage.tsx';
import { useScoreWords } from '../words.ts';
import { NotifyForm } from './NotifyForm.tsx';

/** Opens the score card of a match and texts its players the link. */
export function NotifyPlayers() {
  const w = useScoreWords();
  return (
    <ScorePage>
      <ScoreHeader title={w('staff.notifyPlayers')} />
      <NotifyForm />
    </ScorePage>
  );
}
