import { useClient } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useQueryClient } from '@tanstack/react-query';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { CoreAdminContext, localStorageStore, type TranslationMessages } from 'react-admin';
import { useTournament } from '../../shell/tournament.tsx';
import { createAuthProvider } from './authProvider.ts';
import { createDataProvider } from './dataProvider.ts';
import { RaNotifications } from './RaNotifications.tsx';
import { RESOURCES_PATH, ResourcesContext, type StaffResource } from './resources.ts';
import { stayingRouter } from './stayingRouter.ts';

const store = localStorageStore('1', 'courtcrew');

interface RaRootProps {
  /** A constant. */
  readonly resources: readonly StaffResource[];
  readonly children: ReactNode;
}

/** react-admin's contexts around all staff screens, over the kit's own client, session, cache and theme. */
export function RaRoot({ resources, children }: RaRootProps) {
  const client = useClient();
  const queries = useQueryClient();
  const session = useSession();
  const { language } = useSpeech();
  const { tournament } = useTournament();
  const tid = tournament?.tid ?? null;
  const newest = useRef({ session, tid });
  newest.current = { session, tid };

  const dataProvider = useMemo(() => createDataProvider(client), [client]);
  const authProvider = useMemo(
    () => createAuthProvider(() => newest.current, new Map(resources.map((own) => [own.name, own]))),
    [resources],
  );
  const messages = useMessages(language);
  const i18nProvider = useMemo(
    () => polyglotI18nProvider(() => messages, language, [], { allowMissing: true }),
    [language, messages],
  );

  useState(() => {
    for (const { name, area } of resources) queries.setQueryDefaults([name, 'getList'], { meta: { area } });
  });

  // Cached rights belong to one session and one tournament.
  const facts = `${session.user?.ref_id} ${tid} ${session.tournaments.length}`;
  useEffect(() => {
    if (facts) void queries.invalidateQueries({ queryKey: ['auth'] });
  }, [facts, queries]);

  return (
    <CoreAdminContext
      basename={RESOURCES_PATH}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queries}
      routerProvider={stayingRouter}
      store={store}
    >
      <ResourcesContext value={resources}>{children}</ResourcesContext>
      <RaNotifications />
    </CoreAdminContext>
  );
}

const load: Readonly<Record<Language, () => Promise<TranslationMessages>>> = {
  en: async () => english,
  es: async () => {
    const { names, spanish } = await import('./spanish.ts');
    return { ra: spanish, resources: names };
  },
};

/** English until the other language is loaded. */
function useMessages(language: Language): TranslationMessages {
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
