import {
  type RosterCommand,
  type RosterEvent,
  type RosterState,
  roster,
  rosterBookings,
  rosterEvents,
} from '@courtcrew/domain/roster/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

export const rosterAggregate: Aggregate<RosterState, RosterCommand, RosterEvent> = {
  name: 'roster',
  decider: roster,
  events: rosterEvents,
  bookings: rosterBookings,
};
