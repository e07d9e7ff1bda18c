import { phoneShown } from '@courtcrew/ui-kit/page/phone.ts';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { wallClock } from '@courtcrew/ui-kit/time/format.ts';
import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';

const DAY = /\d{4}-\d\d-\d\d/g;
const TIME = /\b\d\d:\d\d\b/g;

/** Fields of what people write themselves: no day is looked for in them. */
const TYPED = ['name', 'first', 'last', 'email', 'notes', 'description'];

/** Says what a cell was taken for as people write it: days and times in words, phones and credentials as elsewhere. */
export function useShown(): (field: string, text: string) => string {
  const { language } = useSpeech();
  const nameOf = useChoiceName();
  return (field, text) => {
    if (TYPED.includes(field)) return text;
    if (field === 'phone' || field === 'other_phone') return phoneShown(text);
    if (field === 'credentials' || field === 'shirt') return nameOf(text);
    return text
      .replace(DAY, (day) => dayRange(day, day, language) ?? day)
      .replace(TIME, (time) => wallClock(time, language));
  };
}
