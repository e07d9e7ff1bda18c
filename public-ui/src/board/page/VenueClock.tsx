import { clock, day, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useTicking } from '@courtcrew/ui-kit/time/ticker.ts';
import { useSpeech, useWords } from '@courtcrew/ui-kit/words/words.tsx';
import { useCallback } from 'react';

export function VenueClock({ zone }: { zone: string }) {
  const w = useWords();
  const { language } = useSpeech();
  const text = useCallback(
    (ms: number) => {
      const now = new Date(ms).toISOString();
      return `${day(now, zone, language)}, ${clock(now, zone, language)} ${zoneName(now, zone, language)}`;
    },
    [zone, language],
  );
  return (
    <span>
      {useTicking(text)} ({w('time.venue')})
    </span>
  );
}
