import { getMatchesForReconciliation } from '@courtcrew/domain/reconciliation/contract/reads.ts';
import type { MatchesPatch, MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { callKey, useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isPatch, patched } from './patch.ts';

/** The finished matches of a tournament; what another desk does to them is put in place as it happens. */
export function useMatches(tid: string) {
  const queries = useQueryClient();
  const parts = { params: { tid } };
  const matches = useCall(getMatchesForReconciliation, parts);
  const put = useCallback(
    (patch: MatchesPatch) =>
      queries.setQueryData<MatchRow[]>(
        callKey(getMatchesForReconciliation, { params: { tid } }),
        (rows) => rows && patched(rows, patch),
      ),
    [queries, tid],
  );
  const live = useRoom(`reconciliation:${tid}`, {
    refreshes: ['reconciliation'],
    onEvent: ({ data }) => {
      if (isPatch(data)) put(data);
    },
  });
  return { matches, live, put };
}
