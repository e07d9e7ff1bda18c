import { type Scores, SIGNATURE_MAX, type Slot, TEAMS } from '@courtcrew/domain/scoring/model.ts';
import { doubtsOf, faultOf, missingIn, pairOf, winnerBy } from '@courtcrew/domain/scoring/rules.ts';
import { useState } from 'react';
import type { Report } from './keptReport.ts';
import { gameName, type Match, playersOf, teamName } from './match.ts';
import { useCardWords } from './words.ts';

interface ResultProps {
  readonly match: Match;
  /** As the fields show them, saved or not. */
  readonly scores: Scores;
  /** As stored. */
  readonly seen: Scores;
  /** Another phone's scores wait for a choice. */
  readonly isUnsettled: boolean;
  readonly onSubmit: (report: Report) => void;
}

/** Winner, signature, and the confirmation of doubts. */
export function Result({ match, scores, seen, isUnsettled, onSubmit }: ResultProps) {
  const w = useCardWords();
  const [chosen, choose] = useState<boolean | null>(null);
  const [signer, setSigner] = useState<Slot | null>(null);
  const [signature, sign] = useState('');
  const [asked, setAsked] = useState<'nothing' | 'missing' | 'changed' | 'sure'>('nothing');
  /** Doubts already read; new ones are asked about again. */
  const [read, setRead] = useState('');

  const byScores = winnerBy(match, scores);
  const winner = chosen ?? (byScores === null ? null : byScores === 1);
  const doubts = doubtsOf(match, scores, winner)
    .map((doubt) => {
      if (doubt.is === 'nobody-won') return w('result.nobodyWon');
      if (doubt.is === 'other-won') return w('result.otherWinner');
      const score = pairOf(scores, doubt.game).join(' – ');
      return w('result.notOver', { game: gameName(doubt.game, w), score });
    })
    .join(' ');
  const isRead = asked === 'sure' && doubts === read;
  const submit = () => {
    // Its game shows the fault.
    if (faultOf(match, scores)) return;
    const misses = winner === null || signature.trim() === '' || missingIn(match, scores).length > 0;
    if (misses) return setAsked('missing');
    if (isUnsettled) return setAsked('changed');
    if (doubts !== '' && !isRead) {
      setRead(doubts);
      return setAsked('sure');
    }
    const confirm = doubts !== '';
    onSubmit({ is: 'result', scores, winner, signer, signature: signature.trim(), seen, confirm });
  };
  return (
    <section aria-labelledby="result">
      <h2 id="result">{w('result.title')}</h2>
      <fieldset>
        <legend>{w('result.winner')}</legend>
        {TEAMS.map((team) => (
          <button
            key={team}
            type="button"
            aria-pressed={winner === (team === 1)}
            onClick={() => choose(team === 1)}
          >
            {teamName(match, team, w)}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend>{w('result.signer')}</legend>
        {playersOf(match, w).map(({ slot, name }) => (
          <button
            key={slot}
            type="button"
            aria-pressed={signer === slot}
            onClick={() => {
              setSigner(slot);
              sign(name);
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <label>
        {w('result.signature')}
        <input
          className="signature"
          value={signature}
          maxLength={SIGNATURE_MAX}
          inputMode="text"
          enterKeyHint="done"
          autoComplete="off"
          onChange={({ target }) => sign(target.value)}
        />
      </label>
      {asked === 'missing' && (
        <p className="note error" role="alert">
          <strong>{w('result.missing')}</strong> {w('result.missingHelp')}
        </p>
      )}
      {asked === 'changed' && isUnsettled && (
        <p className="note warning" role="alert">
          {w('result.changed')}
        </p>
      )}
      {isRead && (
        <p className="note warning" role="alert">
          {doubts}
        </p>
      )}
      <button type="button" className="main" onClick={submit}>
        {w(isRead && doubts !== '' ? 'result.sure' : 'result.submit')}
      </button>
    </section>
  );
}
