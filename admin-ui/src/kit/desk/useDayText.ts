import { dayOf } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useCallback } from 'react';
import { useDesk } from './desk.ts';

/** `Sat, Mar 7` of an instant at the venue; with its year outside of the tournament's own days. */
export function useDayText(): (iso: string) => string {
  const { language } = useSpeech();
  const { time_zone, start, end_date } = useDesk();
  return useCallback(
    (iso) => dayOf(iso, time_zone, { start, end_date }, language),
    [time_zone, start, end_date, language],
  );
}
