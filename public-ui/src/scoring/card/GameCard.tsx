import { type Game, pointsTo, SCORE_MAX, type Scores, type Team } from '@courtcrew/domain/scoring/model.ts';
import { canStand, pairOf } from '@courtcrew/domain/scoring/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { isSamePair, type Typed } from './difference.ts';
import type { Pair } from './keptReport.ts';
import { gameName, type Match, teamName } from './match.ts';
import type { useReports } from './useReports.ts';
import { useCardWords } from './words.ts';

interface GameCardProps {
  readonly match: Match;
  readonly game: Game;
  /** Current scores, including those waiting on this phone. */
  readonly scores: Scores;
  readonly typed: Typed | undefined;
  readonly onType: (typed: Typed | undefined) => void;
  /** This phone's scores, where another phone has saved others. */
  readonly mine: Pair | undefined;
  readonly onTheirs: () => void;
  readonly reports: Pick<ReturnType<typeof useReports>, 'kept' | 'report'>;
}

const scoreText = (pair: Pair): string => pair.map((score) => score ?? '?').join(' – ');

/** Both scores of a game; they are saved together, so that two phones never mix one result. */
export function GameCard({ match, game, scores, typed, onType, mine, onTheirs, reports }: GameCardProps) {
  const w = useCardWords();
  const [asked, setAsked] = useState(false);
  const stands = pairOf(scores, game);
  const [one, other] = typed?.pair ?? stands;
  const isChanged = typed !== undefined && !isSamePair(typed.pair, stands);
  const points = pointsTo(match, game);
  const isPossible = canStand(points, one ?? 0, other ?? 0);
  const waits = reports.kept.some(({ report }) => report.is === 'game' && report.game === game);
  const name = gameName(game, w);

  const status = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  // The button disappears on saving: focus moves to the outcome.
  useEffect(() => {
    if (pressed.current && !isChanged) status.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [isChanged]);

  const set = (team: Team, score: number | undefined) =>
    onType({ pair: team === 1 ? [score, other] : [one, score], seen: typed?.seen ?? stands });
  const misses = one === undefined || other === undefined;
  const report = ([one, other]: Pair) => {
    const misses = one === undefined || other === undefined;
    setAsked(misses);
    if (misses) return;
    pressed.current = true;
    reports.report({ is: 'game', game, scores: [one, other], seen: stands });
    onType(undefined);
  };
  return (
    <section aria-labelledby={`game-${game}`}>
      <h2 id={`game-${game}`}>
        {name} <small>{w('game.to', { points })}</small>
      </h2>
      {([1, 2] as const).map((team) => (
        <Stepper
          key={team}
          team={teamName(match, team, w)}
          game={name}
          score={team === 1 ? one : other}
          onScore={(score) => set(team, score)}
        />
      ))}
      {!isPossible && (
        <p className="note error" role="alert">
          {w('game.impossible', { one: one ?? 0, other: other ?? 0, points })}
        </p>
      )}
      {asked && misses && (
        <p className="note error" role="alert">
          <strong>{w('result.missing')}</strong> {w('game.missingHelp')}
        </p>
      )}
      {mine ? (
        <>
          <p className="note warning" role="alert">
            {w('game.changed', { theirs: scoreText(stands), mine: scoreText(mine) })}
          </p>
          <button type="button" className="main" onClick={onTheirs}>
            {w('game.takeTheirs', { theirs: scoreText(stands) })}
          </button>
          <button type="button" className="main" disabled={!isPossible} onClick={() => report(mine)}>
            {w('game.saveMine', { mine: scoreText(mine) })}
          </button>
        </>
      ) : isChanged ? (
        <button type="button" className="main" disabled={!isPossible} onClick={() => report([one, other])}>
          {w('game.save', { game: name })}
        </button>
      ) : (
        <p className="saved" role="status" ref={status} tabIndex={-1}>
          {waits && w('game.waits')}
          {!waits && stands[0] !== undefined && `✓ ${w('game.saved')}`}
        </p>
      )}
    </section>
  );
}

interface StepperProps {
  readonly team: string;
  readonly game: string;
  /** Undefined without a report. */
  readonly score: number | undefined;
  readonly onScore: (score: number | undefined) => void;
}

/** At most three digits: a score that is too high is refused where it was typed, not made another one. */
const typedScore = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits.slice(0, 3));
};

function Stepper({ team, game, score, onScore }: StepperProps) {
  const w = useCardWords();
  const names = { team, game };
  return (
    <div className="stepper">
      <span className="team">{team}</span>
      <button
        type="button"
        aria-label={w('game.less', names)}
        disabled={score === 0}
        onClick={() => onScore(Math.max(0, (score ?? 0) - 1))}
      >
        −
      </button>
      <input
        aria-label={w('game.scoreOf', names)}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        value={score ?? ''}
        placeholder="–"
        onChange={({ target }) => onScore(typedScore(target.value))}
      />
      <button
        type="button"
        aria-label={w('game.more', names)}
        disabled={(score ?? 0) >= SCORE_MAX}
        onClick={() => onScore((score ?? 0) + 1)}
      >
        +
      </button>
    </div>
  );
}
