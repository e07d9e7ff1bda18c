import { getTournamentName } from '@courtcrew/domain/tournaments/contract.ts';
import { CallFailed, createClient } from '@courtcrew/ui-kit/data/client.ts';
import { useEffect, useState } from 'react';

export interface Facts {
  readonly name: string;
  readonly zone: string;
}

interface KnownFacts {
  readonly facts: Facts | null;
  /** The server knows no such tournament, or none that is public. */
  readonly isUnknown: boolean;
}

const client = createClient();
const AGAIN_MS = 900_000;
const SOON_MS = 5_000;

/** Name and zone, polled; earlier ones stay while the server is unreachable. */
export function useFacts(tid: string, before: Facts | null): KnownFacts {
  const [known, setKnown] = useState<KnownFacts>({ facts: before, isUnknown: tid === '' });
  useEffect(() => {
    if (tid === '') return;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<number> => {
      try {
        const { name, time_zone: zone } = await client.send(getTournamentName, {
          params: { tid },
          signal: over.signal,
        });
        setKnown({ facts: { name, zone }, isUnknown: false });
        return AGAIN_MS;
      } catch (reason) {
        if (!(reason instanceof CallFailed) || reason.status !== 404) return SOON_MS;
        setKnown({ facts: null, isUnknown: true });
        return AGAIN_MS;
      }
    };
    const keepAsking = async () => {
      const pause = await ask();
      if (!over.signal.aborted) timer = setTimeout(keepAsking, pause);
    };
    void keepAsking();
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [tid]);
  return known;
}
