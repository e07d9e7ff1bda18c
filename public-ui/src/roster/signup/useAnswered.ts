import type { Call } from '@courtcrew/domain/contract/call.ts';
import { callKey } from '@courtcrew/ui-kit/data/useCall.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Writes an answer about one shift into all cached `lists`: until the refetch a row would offer its button again. `lists` must
 * be a constant outside the component.
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
