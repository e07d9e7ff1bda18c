import { gamesOf } from '@courtcrew/domain/scoring/model.ts';
import { useState } from 'react';
import { GameCard } from './GameCard.tsx';
import { waitingScores } from './keptReport.ts';
import { type Match, scoresOf, teamName } from './match.ts';
import { Outcome } from './Outcome.tsx';
import { Result } from './Result.tsx';
import type { useReports } from './useReports.ts';
import { useCardWords } from './words.ts';

interface CardProps {
  readonly match: Match;
  readonly reports: ReturnType<typeof useReports>;
  readonly isOffline: boolean;
}

/** A match with its games; once it is submitted it only reads. */
export function Card({ match, reports, isOffline }: CardProps) {
  const w = useCardWords();
  const { kept, told, report } = reports;
  const [justNow, setJustNow] = useState(false);
  const scores = { ...scoresOf(match), ...waitingScores(kept) };
  const waits = kept.some((one) => one.report.is === 'result');
  const submit = (result: Parameters<typeof report>[0]) => {
    setJustNow(true);
    report(result);
  };
  return (
    <main>
      <header>
        <p className="court">
          {match.court_num && <strong>{w('card.court', { court: match.court_num })}</strong>}{' '}
          <span>{match.match_type}</span> {match.gold && <span className="gold">{w('card.gold')}</span>}
        </p>
        <h1>
          <span>{teamName(match, 1, w)}</span> <i aria-hidden="true">–</i>{' '}
          <span>{teamName(match, 2, w)}</span>
        </h1>
      </header>
      {isOffline && (
        <p className="note warning" role="status">
          {w('net.none')}
        </p>
      )}
      {told?.answer.is === 'refused' && (
        <p className="note error" role="alert">
          {told.answer.reason}
        </p>
      )}
      {match.submitted || waits ? (
        <Outcome
          match={match}
          scores={scores}
          justNow={justNow && told?.answer.is !== 'already'}
          waits={waits}
        />
      ) : (
        <>
          {gamesOf(match).map((game) => (
            <GameCard key={game} match={match} game={game} scores={scores} reports={reports} />
          ))}
          <Result match={match} scores={scores} onSubmit={submit} />
        </>
      )}
    </main>
  );
}
