import type { Language } from '@courtcrew/ui-kit/words/words.tsx';
import english from 'ra-language-english';
import { useEffect, useState } from 'react';
import type { TranslationMessages } from 'react-admin';

const load: Readonly<Record<Language, () => Promise<TranslationMessages>>> = {
  en: async () => english,
  es: async () => {
    const { names, spanish } = await import('./spanish.ts');
    return { ra: spanish, resources: names };
  },
};

/** What react-admin says by itself; in English until the other language is there. */
export function useMessages(language: Language): TranslationMessages {
  const [messages, setMessages] = useState<TranslationMessages>(english);
  useEffect(() => {
    let isWanted = true;
    void load[language]().then((loaded) => isWanted && setMessages(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return messages;
}
