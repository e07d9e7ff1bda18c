import { getLineSignup, getShiftSpotsByCategoryAndReferee } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import { callKey } from '@courtcrew/ui-kit/data/useCall.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const LISTS = [getShiftSpotsByCategoryAndReferee, getLineSignup].map((call) => callKey(call).slice(0, 2));

/**
 * Shows what the server answered about one application at once. The lists are read again anyway, but in a rush
 * that takes a moment in which the row would still offer Apply to somebody who has applied.
 */
export function useAnswered(): (sid: string, shift_id: string) => void {
  const queries = useQueryClient();
  return useCallback(
    (sid, shift_id) => {
      for (const queryKey of LISTS) {
        queries.setQueriesData<readonly ShiftForViewer[]>({ queryKey }, (shifts) =>
          shifts?.map((shift) =>
            shift.sid === sid
              ? { ...shift, shift_id, status: 'Applied', waitlist: true, registered_waitlist: true }
              : shift,
          ),
        );
      }
    },
    [queries],
  );
}
