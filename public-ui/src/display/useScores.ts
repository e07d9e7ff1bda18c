import { getPublicScores } from '@courtcrew/domain/scoring/contract.ts';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { breath, later, live } from '@courtcrew/ui-kit/live/pageLive.ts';
import { useEffect, useState } from 'react';
import { type Score, withFrame } from './scoreLine.ts';

const client = createClient();
const AGAIN_MS = 600_000;

export function useScores(tid: string): readonly Score[] {
  const [scores, setScores] = useState<readonly Score[]>([]);
  useEffect(() => {
    let shown: readonly Score[] = [];
    let isOver = false;
    let cancel: (() => void) | null = null;
    const show = (rows: readonly Score[]) => {
      shown = rows;
      setScores(rows);
    };
    const readings = new Set<unknown[]>();
    const read = async () => {
      cancel = null;
      /** Frames received meanwhile, which the answer may be too old to include. */
      const told: unknown[] = [];
      readings.add(told);
      // A television without scores is still a board: the next fetch may succeed.
      const rows = await client.send(getPublicScores, { params: { tid } }).catch(() => null);
      readings.delete(told);
      if (rows && !isOver)
        show(told.reduce<readonly Score[]>((after, data) => withFrame(after, data) ?? after, rows));
    };
    // Spread out: all televisions of a venue hear of a new match at once.
    const readSoon = () => {
      cancel ??= later(() => void read(), breath());
    };
    void read();
    const timer = setInterval(readSoon, AGAIN_MS);
    const leave = live.join(`score:${tid}`, ({ event, data, until }) => {
      if (event !== 'score' && event !== 'refresh') return;
      client.saw(until);
      for (const told of readings) told.push(data);
      const after = event === 'score' ? withFrame(shown, data) : null;
      if (after) show(after);
      else readSoon();
    });
    return () => {
      isOver = true;
      clearInterval(timer);
      cancel?.();
      leave();
    };
  }, [tid]);
  return scores;
}
