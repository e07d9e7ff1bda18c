import { getCourtMonitorBoard } from '@courtcrew/domain/board/contract.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useMemo } from 'react';

/** Monitors change a few times a day, and nothing at the desk waits for them. */
const REFRESH_MS = 300_000;

/** The names of the court monitors by the order of their court. */
export function useMonitors(tid: string): ReadonlyMap<number, string> {
  const { data } = useCall(getCourtMonitorBoard, { params: { tid } }, { refreshEvery: REFRESH_MS });
  return useMemo(() => {
    const courts = data ? [...data.left, ...data.right] : [];
    return new Map(
      courts.flatMap((court) => (court.ref_id === null ? [] : [[court.court_order, nameOf(court)]])),
    );
  }, [data]);
}
