import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { deskKitWords } from '../kit/desk/words.ts';
import { staffCatalogue } from '../shell/words.ts';
import { deskWords } from './words/desk.ts';
import { manyWords } from './words/many.ts';
import { scheduleWords } from './words/schedule.ts';
import { setupWords } from './words/setup.ts';
import { staffWords } from './words/staff.ts';

/** Everything the desk's screens say. */
export const texts = {
  ...staffCatalogue,
  ...deskKitWords,
  ...deskWords,
  ...scheduleWords,
  ...manyWords,
  ...setupWords,
  ...staffWords,
} as const;

export type DeskKey = keyof typeof texts;

/** The catalogue's words and the desk's own. */
export const useDeskWords = () => useWordsOf(texts);

export type DeskSay = ReturnType<typeof useDeskWords>;
