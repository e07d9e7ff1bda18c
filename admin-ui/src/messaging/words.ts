import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';
import { letterWords } from './words/letters.ts';
import { templateWords } from './words/templates.ts';

/** Everything the messaging screens say. */
export const texts = { ...staffCatalogue, ...templateWords, ...letterWords } as const;

export type MessagingKey = keyof typeof texts;

/** The catalogue's words and those of messaging. */
export const useMessagingWords = () => useWordsOf(texts);
