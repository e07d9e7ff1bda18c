import { write } from '@courtcrew/domain/kernel/write.ts';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import {
  catalogue,
  type Language,
  type Sport,
  type WordKey,
  type Words,
  type WordValues,
} from './catalogue.ts';
import { firstLanguage, rememberLanguage } from './language.ts';

export type { Language, Sport, WordKey } from './catalogue.ts';

/** `w('key', { value })` gives the text in the reader's language and the tournament's sport. */
export type Say = (key: WordKey, values?: WordValues) => string;

interface Speech {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const SpeechContext = createContext<Speech>({ language: 'en', setLanguage: () => undefined });
const SportContext = createContext<Sport>('pickleball');

/** Gives everything below the reader's language: `first`, else chosen before, else the browser's, else English. */
export function WordsProvider({ first, children }: { first?: Language | undefined; children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(first ?? firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo<Speech>(
    () => ({
      language,
      setLanguage: (next) => {
        rememberLanguage(next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** Switches the wording of everything below to a sport; put it around a tournament's pages. */
export const SportProvider = ({ sport, children }: { sport: Sport; children: ReactNode }) => (
  <SportContext value={sport}>{children}</SportContext>
);

export const useSport = (): Sport => useContext(SportContext);

export const useSpeech = (): Speech => useContext(SpeechContext);

export const useWords = (): Say => useWordsOf(catalogue);

/** Texts of `{ ...catalogue, ...own }`, loaded with an area's screens. `table` must be a constant outside the component. */
export function useWordsOf<Table extends Words>(
  table: Table,
): (key: keyof Table & string, values?: WordValues) => string {
  const { language } = useContext(SpeechContext);
  const sport = useContext(SportContext);
  return useCallback(
    (key, values) => write(language, (table as Words)[key]?.[language] ?? key, { ...values, sport }),
    [table, language, sport],
  );
}

/** The hook of an area whose words are declared once, beside those of `base`. */
export function wordsHook<Base extends Words, Own extends Words>(base: Base, own: Own) {
  const table = { ...base, ...own };
  return () => useWordsOf(table);
}

/** A key of such a hook's words. */
export type KeyOf<Hook extends () => (key: never) => string> = Parameters<ReturnType<Hook>>[0];
