import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import {
  checkinVolunteer,
  getVolunteerByDayForCaptain,
  shirtPickup,
} from '@courtcrew/domain/roster/contract.ts';
import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { callKey, useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';

type People = AnswerOf<typeof getVolunteerByDayForCaptain>;

/**
 * The volunteers of a day, a captain's own for a captain, and what is done when they come. What was answered shows
 * at once; the long list is read again when the room says so, once for all tablets' presses.
 */
export function useArrivals(day: string) {
  const { tid } = useDesk();
  const queries = useQueryClient();
  const parts = useMemo(() => ({ params: { tid }, body: { day } }), [tid, day]);
  const people = useCall(getVolunteerByDayForCaptain, parts);
  const show = (ref_id: string, change: Partial<Volunteer>) =>
    queries.setQueryData<People>(callKey(getVolunteerByDayForCaptain, parts), (rows) =>
      rows?.map((row) => (row.ref_id === ref_id ? { ...row, ...change } : row)),
    );
  const { mutateAsync: check } = useCommand(checkinVolunteer, {
    live: true,
    quiet: true,
    accept: ({ checkin }, { body }) => body && show(body.ref_id, { checkin }),
  });
  const { mutateAsync: shirt } = useCommand(shirtPickup, {
    live: true,
    accept: ({ shirt_pickup }, { body }) => body && show(body.ref_id, { shirt_pickup }),
  });
  return {
    people,
    /** @throws what the server refused with. */
    check: useCallback(
      ({ ref_id }: Volunteer, status: boolean) => check({ params: { tid }, body: { ref_id, status, day } }),
      [check, tid, day],
    ),
    /** Answers whether it was done; a refusal has been told. */
    handOut: useCallback(
      ({ ref_id }: Volunteer, status: boolean) => told(shirt({ params: { tid }, body: { ref_id, status } })),
      [shirt, tid],
    ),
  };
}

const told = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );
