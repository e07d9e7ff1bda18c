import type { Call } from '@courtcrew/domain/contract/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient, useReadings } from '../data/DataRoot.tsx';
import { callKey } from '../data/useCall.ts';
import type { LiveFrame } from './connection.ts';

/**
 * Has a call's lists read again at once, those that do not show yet what a frame tells of, also where they are being read
 * for the first time. For few frames that matter: `useRoom` reads in a room's own pace.
 */
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
