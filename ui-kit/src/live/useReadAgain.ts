import type { Call } from '@courtcrew/domain/contract/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient, useReadings } from '../data/DataRoot.tsx';
import { callKey } from '../data/useCall.ts';
import type { LiveFrame } from './connection.ts';

/** Refetches at once the call's lists that do not show a frame's change yet; `useRoom` does so at a room's pace. */
export function useReadAgain(): (call: Call, frame: Pick<LiveFrame, 'until'>) => void {
  const queries = useQueryClient();
  const client = useClient();
  const readings = useReadings();
  return useCallback(
    (call, { until }) => {
      client.saw(until);
      void readings.again(queries, callKey(call), until === null ? null : BigInt(until));
    },
    [queries, client, readings],
  );
}
