import { DataRouterContext } from '@courtcrew/ui-kit/app/routerParts.ts';
import { useClient } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { callQuery } from '@courtcrew/ui-kit/data/useCall.ts';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { gateOf, placeAt, type Screen } from './screen.ts';
import { useTournament } from './tournament.tsx';

/**
 * Starts the first reads of the next screen while its code loads. It listens to the router itself, because router
 * hooks run only after React has rendered.
 */
export function ReadAhead({ screens }: { readonly screens: readonly Screen[] }) {
  const router = use(DataRouterContext)?.router;
  const { tournament } = useTournament();
  const allowed = useAllows();
  const client = useClient();
  const queries = useQueryClient();
  const tid = tournament?.tid;
  useEffect(() => {
    if (tid === undefined) return;
    return router?.subscribe(({ navigation: { location } }) => {
      const reads = location && placeAt(screens, location.pathname)?.reads;
      if (!reads || !allowed(gateOf(screens, location.pathname).policy, tid)) return;
      for (const call of reads) void queries.prefetchQuery(callQuery(client, call, { params: { tid } }));
    });
  }, [router, tid, screens, allowed, client, queries]);
  return null;
}
