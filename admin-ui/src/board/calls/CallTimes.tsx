import { minutesSince } from '@courtcrew/ui-kit/time/Elapsed.tsx';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useTicking } from '@courtcrew/ui-kit/time/ticker.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useCallback } from 'react';
import type { OpenCall } from './openCalls.ts';
import { useCallWords } from './words.ts';

const MINUTE_MS = 60_000;

/** `3 min ago`, `1 h 5 min ago`. */
export function CallAge({ since }: { since: string }) {
  const c = useCallWords();
  const text = useCallback(
    (now: number) => {
      const all = minutesSince(since, now);
      const [hours, minutes] = [Math.floor(all / 60), all % 60];
      if (all === 0) return c('calls.now');
      const time = hours === 0 ? c('calls.minutes', { minutes }) : c('calls.hours', { hours, minutes });
      return c('calls.ago', { time });
    },
    [since, c],
  );
  return <time dateTime={since}>{useTicking(text)}</time>;
}

/** When it was made, and when it arrived if an offline phone held it back. */
export function CallTimes({ call: { time, received }, zone }: { call: OpenCall; zone: string }) {
  const c = useCallWords();
  const { language } = useSpeech();
  const called = clock(time, zone, language);
  const isLate = Date.parse(received) - Date.parse(time) >= MINUTE_MS;
  return isLate
    ? c('calls.calledReceived', { called, received: clock(received, zone, language) })
    : c('calls.called', { time: called });
}
