import { dayRange, type OwnDays } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech, useWords } from '@courtcrew/ui-kit/words/words.tsx';

/** A tournament's dates as staff read them: `Mar 7 - 9, 2026`. "Dates Needed" stands where one is missing. */
export function useTournamentDates(): (tournament: OwnDays) => string {
  const w = useWords();
  const { language } = useSpeech();
  return ({ start, end_date }) => {
    const needed = w('tournament.datesNeeded');
    const known = dayRange(start ?? end_date, end_date, language);
    if (known === null) return needed;
    if (start !== null && end_date !== null) return known;
    return start === null ? `${needed} - ${known}` : `${known} - ${needed}`;
  };
}
