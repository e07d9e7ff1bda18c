import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { texts as deskTexts } from '../words.ts';
import { categoryWords } from './words/categories.ts';
import { dayWords } from './words/day.ts';
import { homeWords } from './words/home.ts';
import { manageWords } from './words/manage.ts';
import { overviewWords } from './words/overview.ts';
import { reportWords } from './words/reports.ts';
import { shiftWords } from './words/shifts.ts';

const texts = {
  ...deskTexts,
  ...homeWords,
  ...categoryWords,
  ...shiftWords,
  ...overviewWords,
  ...manageWords,
  ...dayWords,
  ...reportWords,
} as const;

export type VolunteerKey = keyof typeof texts;

/** What the volunteers' screens say, the desk's words included: both are about shifts. */
export const useVolunteerWords = () => useWordsOf(texts);

export type VolunteerSay = ReturnType<typeof useVolunteerWords>;
