import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';
import { courtWords } from './words/courts.ts';
import { guideWords } from './words/guide.ts';
import { homeWords } from './words/home.ts';
import { setupWords } from './words/setup.ts';

export const texts = {
  ...staffCatalogue,
  ...homeWords,
  ...setupWords,
  ...guideWords,
  ...courtWords,
} as const;

export type SetupKey = keyof typeof texts;

/** The catalogue's words and those of a tournament's home and setup. */
export const useSetupWords = () => useWordsOf(texts);
