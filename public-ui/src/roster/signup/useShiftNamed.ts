import { span } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';

interface NamedShift {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly time_zone: string;
}

/** `Morning, Sat, Mar 7, 8:00 AM - 12:00 PM EST`: tells shifts apart whose names repeat from day to day. */
export function useShiftNamed(): (shift: NamedShift) => string {
  const { language } = useSpeech();
  return ({ name, start, end, time_zone }) => `${name}, ${span(start, end, time_zone, language)}`;
}
