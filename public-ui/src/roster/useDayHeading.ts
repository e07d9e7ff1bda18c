import { day, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useRosterWords } from './words.ts';

interface Begins {
  readonly start: string;
  readonly time_zone: string;
}

/** `Sat, Mar 7 · EST (venue time)`: below it, hours need neither day nor zone. */
export function useDayHeading(): (shift: Begins) => string {
  const w = useRosterWords();
  const { language } = useSpeech();
  return ({ start, time_zone: zone }) =>
    `${day(start, zone, language)} · ${zoneName(start, zone, language)} (${w('time.venue')})`;
}
