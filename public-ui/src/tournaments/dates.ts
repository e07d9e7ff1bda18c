import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useTournamentWords } from './words.ts';

interface Dated {
  readonly start: string | null;
  readonly end_date: string | null;
}

/** `Mar 7 - 9, 2026`, or that dates are needed. Venue days need no zone. */
export function useDates({ start, end_date }: Dated): string {
  const { language } = useSpeech();
  const w = useTournamentWords();
  return dayRange(start ?? end_date, end_date, language) ?? w('tournament.datesNeeded');
}
