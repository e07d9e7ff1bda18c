import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

const texts = {
  'record.saved': { en: 'Saved', es: 'Guardado' },
  'record.yes': { en: 'Yes', es: 'Sí' },
  'record.no': { en: 'No', es: 'No' },
} as const satisfies Words;

export const useRecordWords = () => useWordsOf(texts);
