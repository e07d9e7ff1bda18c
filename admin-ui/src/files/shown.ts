import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { wallClock } from '@courtcrew/ui-kit/time/format.ts';
import type { Language } from '@courtcrew/ui-kit/words/catalogue.ts';

const DAY = /\d{4}-\d\d-\d\d/g;
const TIME = /\b\d\d:\d\d\b/g;

/** What a cell was taken for, as people write it: days and times in words. */
export const shownCell = (text: string, language: Language): string =>
  text
    .replace(DAY, (day) => dayRange(day, day, language) ?? day)
    .replace(TIME, (time) => wallClock(time, language));
