import { roster, rosterBookings, rosterEvents } from '@courtcrew/domain/roster/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

export const rosterAggregate = { ...aggregate('roster', roster, rosterEvents), bookings: rosterBookings };
