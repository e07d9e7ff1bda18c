import { gamesOf, type Scores, TEAMS } from '@courtcrew/domain/scoring/model.ts';
import { pairOf } from '@courtcrew/domain/scoring/rules.ts';
import { useEffect, useRef } from 'react';
import { gameName, type Match, teamName } from './match.ts';
import { useCardWords } from './words.ts';

interface OutcomeProps {
  readonly match: Match;
  readonly scores: Scores;
  /** This page submitted it. */
  readonly justNow: boolean;
  readonly waits: boolean;
}

export function Outcome({ match, scores, justNow, waits }: OutcomeProps) {
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
            <th aria-label={w('result.winner')} />
            {played.map((game) => (
              <th key={game} scope="col">
                {gameName(game, w)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEAMS.map((team) => (
            <tr key={team}>
              <th scope="row">
                {teamName(match, team, w)}{' '}
                {match.winner === (team === 1) && <b className="won">{w('result.won')}</b>}
              </th>
              {played.map((game) => (
                <td key={game}>{pairOf(scores, game)[team - 1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {match.signature && <p>{w('result.signed', { name: match.signature })}</p>}
    </section>
  );
}
