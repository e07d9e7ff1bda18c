import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';
import { templateWords } from './words/templates.ts';

/** Everything the messaging screens say. */
export const texts = { ...staffCatalogue, ...templateWords } as const;

/** The catalogue's words and those of messaging. */
export const useMessagingWords = () => useWordsOf(texts);
