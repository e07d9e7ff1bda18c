import { gamesShown, teamShown } from './scoreLine.ts';
import { useScores } from './useScores.ts';
import { useDisplayWords } from './words.ts';

/** As many as one line of a television has room for. */
const SHOWN = 4;

/** A line of the latest scores; nothing where the tournament does not show them. */
export function Scores({ tid }: { readonly tid: string }) {
  const w = useDisplayWords();
  const scores = useScores(tid);
  if (scores.length === 0) return null;
  return (
    <section className="scores" aria-labelledby="scores-title">
      <h2 id="scores-title">{w('display.scores')}</h2>
      <ul>
        {scores.slice(0, SHOWN).map((score) => (
          <li key={score.card}>
            {score.court_num && <b>{score.court_num}</b>} {teamShown(score.t1p1_name, score.t1p2_name)} –{' '}
            {teamShown(score.t2p1_name, score.t2p2_name)} <strong>{gamesShown(score)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
