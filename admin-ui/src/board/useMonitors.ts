import { getCourtMonitorBoard } from '@courtcrew/domain/board/contract.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { useMemo } from 'react';

/** The names of the court monitors by the order of their court. */
export function useMonitors(tid: string): ReadonlyMap<number, string> {
  useRoom(`board:${tid}`, { refreshes: [getCourtMonitorBoard], also: ['monitor'] });
  const { data } = useCall(getCourtMonitorBoard, { params: { tid } });
  return useMemo(() => {
    const courts = data ? [...data.left, ...data.right] : [];
    return new Map(
      courts.flatMap((court) => (court.ref_id === null ? [] : [[court.court_order, nameOf(court)]])),
    );
  }, [data]);
}
