import { dayOf, type OwnDays } from '@courtcrew/ui-kit/time/dates.ts';
import { day, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { createContext, useContext } from 'react';
import { useRosterWords } from '../words.ts';

interface Begins {
  readonly start: string;
  readonly time_zone: string;
}

/** Dates of the page's tournament; null where it is about none. */
export const OwnDaysContext = createContext<OwnDays | null>(null);

/** `Sat, Mar 7`; with the year outside the tournament's dates. */
export function useDayText(): (shift: Begins) => string {
  const { language } = useSpeech();
  const own = useContext(OwnDaysContext);
  return ({ start, time_zone: zone }) =>
    own ? dayOf(start, zone, own, language) : day(start, zone, language);
}

/** `Sat, Mar 7 · EST (venue time)`: hours below it need neither day nor zone. */
export function useDayHeading(): (shift: Begins) => string {
  const w = useRosterWords();
  const { language } = useSpeech();
  const dayText = useDayText();
  return (shift) =>
    `${dayText(shift)} · ${zoneName(shift.start, shift.time_zone, language)} (${w('time.venue')})`;
}
