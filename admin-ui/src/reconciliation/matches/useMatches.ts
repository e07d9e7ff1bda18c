import { getMatchesForReconciliation, getPayStory } from '@courtcrew/domain/reconciliation/contract/reads.ts';
import type { MatchesPatch, MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { callKey, useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useReadAgain } from '@courtcrew/ui-kit/live/useReadAgain.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isPatch, patched } from './patch.ts';

/** The finished matches of a tournament; what another desk does to them is put in place as it happens. */
export function useMatches(tid: string) {
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  const matches = useCall(getMatchesForReconciliation, { params: { tid } });
  const put = (patch: MatchesPatch) => {
    queries.setQueryData<MatchRow[]>(
      callKey(getMatchesForReconciliation, { params: { tid } }),
      (rows) => rows && patched(rows, patch),
    );
  };
  const live = useRoom(`reconciliation:${tid}`, {
    refreshes: ['reconciliation'],
    onEvent: (frame) => {
      if (!isPatch(frame.data)) return;
      put(frame.data);
      // Why an amount is what it is may stand open while it changes, or be on its way.
      readAgain(getPayStory, frame);
    },
  });
  return { matches, live };
}
