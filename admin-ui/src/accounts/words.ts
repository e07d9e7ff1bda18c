import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

const own = {
  'people.none': { en: 'Nobody is called like that', es: 'Nadie se llama así' },
} as const satisfies Words;

const texts = { ...catalogue, ...own } as const;

/** The catalogue's words and those of the screens about people. */
export const useAccountWords = () => useWordsOf(texts);
