import { getScoreCard } from '@courtcrew/domain/scoring/contract.ts';
import { CallFailed, type Client } from '@courtcrew/ui-kit/data/client.ts';
import { live } from '@courtcrew/ui-kit/live/pageLive.ts';
import { PATIENCE_MS } from '@courtcrew/ui-kit/offline/delivering.ts';
import { keepText } from '@courtcrew/ui-kit/offline/pageStorage.ts';
import { patience } from '@courtcrew/ui-kit/offline/patience.ts';
import { fieldsIn } from '@courtcrew/ui-kit/offline/stored.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Match } from './match.ts';

/** One entry for the last card: a phone is on one court at a time. */
const PLACE = 'courtcrew.scorecard';

function recall(sid: string): Match | null {
  try {
    const kept = fieldsIn(JSON.parse(localStorage.getItem(PLACE) ?? 'null'));
    return kept.sid === sid && typeof kept.match_type === 'string' ? (kept as unknown as Match) : null;
  } catch {
    return null;
  }
}

const remember = (match: Match | null): void => keepText(PLACE, match && JSON.stringify(match));

/** `gone` when the link finds nothing, `silent` while the server is unreachable. */
export type Reading = 'loading' | 'ready' | 'gone' | 'silent';

const AGAIN_MS = 10_000;
const DEAD_AGAIN_MS = 30_000;

/** A score card by its link, live. */
export function useMatch(client: Client, sid: string) {
  const [match, setMatch] = useState<Match | null>(() => recall(sid));
  const [reading, setReading] = useState<Reading>('loading');

  const turns = useRef(0);
  const isAsking = useRef(false);
  const read = useCallback(async () => {
    const turn = ++turns.current;
    isAsking.current = true;
    /** Applies an answer unless a newer request was made: the network may have delayed an older score. */
    const take = (reading: Reading, card?: Match | null) => {
      if (turn !== turns.current) return;
      isAsking.current = false;
      setReading(reading);
      if (card === undefined) return;
      remember(card);
      setMatch(card);
    };
    try {
      const signal = patience(PATIENCE_MS);
      take('ready', await client.send(getScoreCard, { params: { sid }, signal, background: true }));
    } catch (failure) {
      const gone = failure instanceof CallFailed && failure.status === 404;
      if (gone) take('gone', null);
      else take('silent');
    }
  }, [client, sid]);

  useEffect(() => {
    void read();
    const again = () => void read();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [read]);
  useEffect(() => {
    // The desk may revive a dead link.
    if (reading !== 'silent' && reading !== 'gone') return;
    // An answer may take longer than the interval: restarting would never take one.
    const timer = setInterval(
      () => isAsking.current || void read(),
      reading === 'gone' ? DEAD_AGAIN_MS : AGAIN_MS,
    );
    return () => clearInterval(timer);
  }, [reading, read]);

  const [tid, card] = [match?.tid, match?.card];
  useEffect(() => {
    if (tid === undefined) return;
    return live.join(
      `score:${tid}`,
      ({ event, data, until }) => {
        // The room is the tournament's; "refresh" concerns every match.
        if (event !== 'refresh' && Object(data).card !== card) return;
        client.saw(until);
        void read();
      },
      client.seen,
    );
  }, [client, tid, card, read]);

  return { match, reading, read, show: setMatch };
}
