import { getMatchesForReconciliation, getPayStory } from '@courtcrew/domain/reconciliation/contract/reads.ts';
import type { MatchesPatch, MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { useReadings } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { callKey, useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isPatch, patched } from './patch.ts';

/** The finished matches of a tournament; what another desk does to them is put in place as it happens. */
export function useMatches(tid: string) {
  const queries = useQueryClient();
  const readings = useReadings();
  const matches = useCall(getMatchesForReconciliation, { params: { tid } });
  const put = (patch: MatchesPatch) => {
    queries.setQueryData<MatchRow[]>(
      callKey(getMatchesForReconciliation, { params: { tid } }),
      (rows) => rows && patched(rows, patch),
    );
    // Why an amount is what it is may stand open while it changes, or be on its way.
    void readings.again(queries, callKey(getPayStory), null);
  };
  const live = useRoom(`reconciliation:${tid}`, {
    refreshes: ['reconciliation'],
    onEvent: ({ data }) => {
      if (isPatch(data)) put(data);
    },
  });
  return { matches, live };
}
