import { PAGE_POSITION } from '@courtcrew/domain/web/apps.ts';
import type { Early } from '@courtcrew/domain/web/earlyReads.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { firstLanguage } from '../words/language.ts';
import { learnTexts, localizedFailure } from '../words/localized.ts';
import { useSpeech } from '../words/words.tsx';
import { AttemptKeys } from './attemptKeys.ts';
import { CallFailed, type Client, createClient } from './client.ts';
import { answeredEarly, withEarlyAnswers } from './earlyAnswers.ts';
import { Readings } from './readings.ts';

/** A refusal is final: only an unreachable or failing server is retried. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof CallFailed && (error.status === 0 || error.status === 503);

const pause = (attempt: number): number => Math.min(400 * 2 ** attempt, 4000);

/** `always`: an offline call fails at once instead of hanging until the network returns. */
const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, retryDelay: pause, staleTime: 5_000, networkMode: 'always' },
      mutations: { retry: worthRetrying, retryDelay: pause, networkMode: 'always' },
    },
  });

export const SESSION_KEY = ['accounts', 'session'] as const;

const ClientContext = createContext<Client>(createClient());

const ReadingsContext = createContext(new Readings());

const KeysContext = createContext(new AttemptKeys());

export const useClient = (): Client => useContext(ClientContext);

export const useReadings = (): Readings => useContext(ReadingsContext);

export const useKeys = (): AttemptKeys => useContext(KeysContext);

const EarlyContext = createContext<Early>(answeredEarly);

/** Answers that came with the page. */
export const useEarly = (): Early => useContext(EarlyContext);

interface DataRootProps {
  /** For tests; a fresh one otherwise. */
  readonly client?: Client | undefined;
  readonly early?: Early | undefined;
  readonly children: ReactNode;
}

/** Log position of the server-rendered page; null for a static one. */
const pagePosition = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_POSITION}"]`)?.content ?? null;

/** Client and query cache of an application. A 401 refetches the session. */
export function DataRoot({ client: given, early = answeredEarly, children }: DataRootProps) {
  const [{ client, queries, readings, keys }] = useState(() => {
    const queries = makeQueryClient();
    const readings = new Readings();
    const client =
      given ??
      createClient({
        fetch: withEarlyAnswers((url, init) => fetch(url, init)),
        onUnauthorized: () => void queries.invalidateQueries({ queryKey: SESSION_KEY }),
        onBehind: () => readings.doubt(),
        language: firstLanguage,
        localized: localizedFailure,
      });
    if (early === answeredEarly) client.saw(pagePosition());
    readings.follow(queries, client.seen);
    return { client, queries, readings, keys: new AttemptKeys() };
  });
  const { language } = useSpeech();
  // Partly refused answers need their texts at once.
  useEffect(() => void learnTexts(language), [language]);
  return (
    <ClientContext value={client}>
      <ReadingsContext value={readings}>
        <KeysContext value={keys}>
          <EarlyContext value={early}>
            <QueryClientProvider client={queries}>{children}</QueryClientProvider>
          </EarlyContext>
        </KeysContext>
      </ReadingsContext>
    </ClientContext>
  );
}
