import { GAMES, type Game, gamesOf, type Scores, TEAMS } from '@courtcrew/domain/scoring/model.ts';
import { pairOf } from '@courtcrew/domain/scoring/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { differing, type Typed } from './difference.ts';
import { GameCard } from './GameCard.tsx';
import { type Pair, type Report, scoresOfGame, waitingScores } from './keptReport.ts';
import { gameName, isNeeded, type Match, scoresOf, teamName } from './match.ts';
import { Result } from './Result.tsx';
import type { useReports } from './useReports.ts';
import { useCardWords } from './words.ts';

type ByGame<Value> = Readonly<Partial<Record<Game, Value>>>;

const without = <Value,>(all: ByGame<Value>, games: readonly Game[]): ByGame<Value> =>
  Object.fromEntries(Object.entries(all).filter(([game]) => !games.includes(Number(game) as Game)));

/** Field values of a refused report. */
function typedAgain(report: Report, games: readonly Game[]): ByGame<Typed> {
  const pairIn = (of: Scores | Pair | undefined, game: Game): Pair =>
    of === undefined ? [undefined, undefined] : Array.isArray(of) ? (of as Pair) : pairOf(of as Scores, game);
  return Object.fromEntries(
    games.map((game) => [game, { pair: pairIn(report.scores, game), seen: pairIn(report.seen, game) }]),
  );
}

interface CardProps {
  readonly match: Match;
  readonly reports: ReturnType<typeof useReports>;
  readonly isOffline: boolean;
}

export function Card({ match, reports, isOffline }: CardProps) {
  const w = useCardWords();
  const { kept, told, report } = reports;
  const [justNow, setJustNow] = useState(false);
  /** Unsaved field values, by game. */
  const [typed, setTyped] = useState<ByGame<Typed>>({});
  /** Scores this phone saved last, by game. */
  const [saved, setSaved] = useState<ByGame<Pair>>({});
  const scores = { ...scoresOf(match), ...waitingScores(kept) };
  // A submission means what the card shows, saved or not.
  const shown = Object.assign(
    { ...scores },
    ...gamesOf(match).map((game) => typed[game] && scoresOfGame(game, typed[game].pair)),
  );
  const mineOf = (game: Game) => differing(pairOf(scores, game), typed[game], saved[game]);
  const put = (game: Game, next: Typed | undefined) => setTyped((before) => ({ ...before, [game]: next }));
  const save: typeof report = (pressed) => {
    if (pressed.is === 'game') setSaved((before) => ({ ...before, [pressed.game]: pressed.scores }));
    report(pressed);
  };
  // Refused values return to the fields, beside what another phone has saved.
  useEffect(() => {
    if (told?.answer.is !== 'changed') return;
    const games = told.report.is === 'game' ? [told.report.game] : GAMES;
    setSaved((before) => without(before, games));
    setTyped((before) => ({ ...before, ...typedAgain(told.report, games) }));
  }, [told]);
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
          {told.answer.reason}
        </p>
      )}
      {told?.answer.is === 'changed' && told.report.is === 'result' && (
        <p className="note warning" role="alert">
          {w('result.changed')}
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
            <details key={game} open={isNeeded(match, shown, game)}>
              <summary hidden={game < 3}>{gameName(game, w)}</summary>
              <GameCard
                match={match}
                game={game}
                scores={scores}
                typed={typed[game]}
                onType={(next) => put(game, next)}
                mine={mineOf(game)}
                onTheirs={() => {
                  put(game, undefined);
                  setSaved((before) => without(before, [game]));
                }}
                reports={{ kept, report: save }}
              />
            </details>
          ))}
          <Result
            match={match}
            scores={shown}
            seen={scores}
            isUnsettled={gamesOf(match).some((game) => mineOf(game) !== undefined)}
            onSubmit={submit}
          />
        </>
      )}
      <p>{w('card.wrong')}</p>
    </main>
  );
}

interface OutcomeProps {
  readonly match: Match;
  readonly scores: Scores;
  /** This page submitted it. */
  readonly justNow: boolean;
  readonly waits: boolean;
}

function Outcome({ match, scores, justNow, waits }: OutcomeProps) {
  const w = useCardWords();
  const status = useRef<HTMLParagraphElement>(null);
  // Focus moves here from the removed button.
  useEffect(() => {
    if (justNow) status.current?.focus();
  }, [justNow]);
  const played = gamesOf(match).filter((game) => pairOf(scores, game)[0] !== undefined);
  return (
    <section>
      <p className={waits ? 'note warning' : 'note success'} role="status" ref={status} tabIndex={-1}>
        {waits ? w('result.waits') : w(justNow ? 'result.submitted' : 'result.already')}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {TEAMS.map((team) => (
              <th key={team} scope="col">
                {teamName(match, team, w)}{' '}
                {match.winner === (team === 1) && <b className="won">{w('result.won')}</b>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {played.map((game) => (
            <tr key={game}>
              <th scope="row">{gameName(game, w)}</th>
              {TEAMS.map((team) => (
                <td key={team}>{pairOf(scores, game)[team - 1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {match.signature && <p>{w('result.signed', { name: match.signature })}</p>}
    </section>
  );
}
