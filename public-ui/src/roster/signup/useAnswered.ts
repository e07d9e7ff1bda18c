import type { Call } from '@courtcrew/domain/contract/call.ts';
import { callKey } from '@courtcrew/ui-kit/data/useCall.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Shows what the server answered about one shift at once, in every list these calls have read. The lists are read
 * again anyway, but in a rush that takes a moment in which the row would still offer a button to somebody who has
 * pressed it. `lists` must be a constant outside the component.
 */
export function useAnswered<Shift extends { readonly sid: string }>(
  lists: readonly Call[],
): (sid: string, answered: Partial<Shift>) => void {
  const queries = useQueryClient();
  return useCallback(
    (sid, answered) => {
      for (const call of lists) {
        queries.setQueriesData<readonly Shift[]>({ queryKey: callKey(call).slice(0, 2) }, (shifts) =>
          shifts?.map((shift) => (shift.sid === sid ? { ...shift, ...answered } : shift)),
        );
      }
    },
    [queries, lists],
  );
}
