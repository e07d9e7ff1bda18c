import { type Game, gamesOf } from '@courtcrew/domain/scoring/model.ts';
import { useState } from 'react';
import { GameCard, type TypedPair } from './GameCard.tsx';
import { scoresOfGame, waitingScores } from './keptReport.ts';
import { type Match, scoresOf, teamName } from './match.ts';
import { Outcome } from './Outcome.tsx';
import { Result } from './Result.tsx';
import { useRefusal } from './refusal.ts';
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
  const refusal = useRefusal();
  const { kept, told, report } = reports;
  const [justNow, setJustNow] = useState(false);
  /** By game, what stands in its fields and is not saved. */
  const [typed, setTyped] = useState<Readonly<Partial<Record<Game, TypedPair>>>>({});
  const scores = { ...scoresOf(match), ...waitingScores(kept) };
  // Whoever submits means what the card shows, saved or not.
  const shown = Object.assign(
    { ...scores },
    ...gamesOf(match).map((game) => typed[game] && scoresOfGame(game, typed[game])),
  );
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
          <span>{match.match_type.replace(' to ', w('card.to'))}</span>{' '}
          {match.gold && <span className="gold">{w('card.gold')}</span>}
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
          {refusal(told.answer.reason)}
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
            <GameCard
              key={game}
              match={match}
              game={game}
              scores={scores}
              typed={typed[game]}
              onType={(pair) => setTyped((before) => ({ ...before, [game]: pair }))}
              reports={reports}
            />
          ))}
          <Result match={match} scores={shown} onSubmit={submit} />
        </>
      )}
    </main>
  );
}
