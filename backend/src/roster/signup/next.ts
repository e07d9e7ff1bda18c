import {
  isOver,
  isQueue,
  needsOfRow,
  nextOf,
  overlap,
  type ShiftRow,
  takenBy,
} from '@courtcrew/domain/roster/index.ts';
import { peopleByShift, shiftsOf } from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Use } from '../../kernel/http/route.ts';

const isWanted = (shift: ShiftRow, now: string): boolean =>
  isQueue(shift) && shift.count < shift.spots && shift.wait_count > 0 && !isOver(shift, now);

/** A tournament's shifts, with who is next where a spot is free while somebody waits. */
export async function withNext<Row extends ShiftRow>(
  use: Use,
  tid: string,
  shifts: readonly Row[],
): Promise<Row[]> {
  const now = use.now();
  if (!shifts.some((shift) => isWanted(shift, now))) return [...shifts];
  const [all, people, tournament] = await Promise.all([
    shiftsOf(use.db, tid),
    peopleByShift(use.db, tid),
    tournamentById(use.db, tid),
  ]);
  const seats = all.flatMap((shift) =>
    (people.get(shift.sid) ?? []).filter(({ onWaitlist }) => !onWaitlist).map((one) => ({ ...one, shift })),
  );
  const seatsOf = Map.groupBy(seats, ({ ref_id }) => ref_id);
  return shifts.map((shift) => {
    if (!isWanted(shift, now)) return shift;
    const here = people.get(shift.sid) ?? [];
    const queue = here
      .filter(({ onWaitlist }) => onWaitlist)
      .map(({ ref_id, first, last, credentials }) => ({
        ...{ ref_id, first, last, credentials },
        busy: (seatsOf.get(ref_id) ?? []).some((seat) => overlap(seat.shift, shift)),
      }));
    const seated = here.filter(({ onWaitlist }) => !onWaitlist);
    const places = {
      plan: { ...shift, needs: needsOfRow(shift) },
      seated: seated.length,
      taken: takenBy(seated),
    };
    const next = nextOf(places, queue, tournament?.exact_match_scheduling ?? false);
    if (!next) return shift;
    const { ref_id, first, last } = next;
    return { ...shift, next: { ref_id, first, last } };
  });
}
