import { SCORE_MAX } from '@courtcrew/domain/scoring/model.ts';
import { useCardWords } from './words.ts';

interface StepperProps {
  readonly team: string;
  readonly game: string;
  /** Undefined without a report. */
  readonly score: number | undefined;
  readonly onScore: (score: number | undefined) => void;
}

const typedScore = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : Math.min(Number(digits), SCORE_MAX);
};

export function Stepper({ team, game, score, onScore }: StepperProps) {
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
