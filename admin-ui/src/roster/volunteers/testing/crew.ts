import type { Volunteer, VolunteerShift } from '@courtcrew/domain/roster/volunteers/shapes.ts';

type Seat = readonly [sid: string, from: number, to: number, applied?: 'applied'];

const at = (hour: number): string => `2027-03-06T${String(hour).padStart(2, '0')}:00:00.000Z`;

const row = (name: string, [sid, from, to, applied]: Seat): VolunteerShift => ({
  shift_id: `${name} in ${sid}`,
  sid,
  vcid: 'k',
  category: 'Parking',
  shift_name: `Shift ${sid}`,
  start_time: at(from),
  end_time: at(to),
  waitlist: applied !== undefined,
  confirmed: false,
  captain: false,
  waiver_missing: false,
});

/** What a test of the desk's screens need not know of a volunteer. */
export const UNTOLD = {
  email: null,
  phone: null,
  alt_phone: null,
  cell_phone: null,
  other_phone: null,
  category: null,
  shift: null,
  start_time: null,
  end_time: null,
  status: null,
  shirt: null,
  shirt2: null,
  usap_ambassador: false,
  login: true,
} as const;

/** A volunteer with shifts of a day, from one hour to another. */
export function volunteer(name: string, seats: readonly Seat[]): Volunteer {
  const shifts = seats.map((seat) => row(name, seat));
  return {
    ref_id: name,
    first: name,
    last: 'Lee',
    name: `${name} Lee`,
    contact_open: true,
    credentials: 'Not Rated',
    credentials_verified: false,
    checkin: false,
    shirt_pickup: false,
    group: null,
    shifts,
    ...UNTOLD,
    count: shifts.filter(({ waitlist }) => !waitlist).length,
    wait_count: shifts.filter(({ waitlist }) => waitlist).length,
  };
}
