import type { Volunteer, VolunteerShift } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { statusOfRow } from '../../parts/ShiftTags.tsx';
import type { SeatAt } from '../../schedule/lines.ts';

/** A row of the schedule by name. */
export type NameLine =
  | { readonly kind: 'person'; readonly key: string; readonly person: Volunteer }
  | { readonly kind: 'seat'; readonly key: string; readonly row: VolunteerShift; readonly seat: SeatAt };

const seatAt = ({ ref_id, first, last }: Volunteer, row: VolunteerShift): SeatAt => ({
  shift: {
    sid: row.sid,
    name: row.shift_name || row.category,
    category: row.category,
    start: row.start_time,
  },
  spot: { shift_id: row.shift_id, ref_id, first, last, captain: row.captain },
  status: statusOfRow(row),
});

/** Every volunteer, then their shifts by time. */
export const nameLines = (people: readonly Volunteer[]): readonly NameLine[] =>
  people.flatMap((person) => [
    { kind: 'person' as const, key: person.ref_id, person },
    ...person.shifts.map((row) => ({
      kind: 'seat' as const,
      key: row.shift_id,
      row,
      seat: seatAt(person, row),
    })),
  ]);
