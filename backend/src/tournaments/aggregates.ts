import {
  intakeDecider,
  intakeEvents,
  tournamentDecider,
  tournamentEvents,
} from '@courtcrew/domain/tournaments/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

export const tournament = aggregate('tournament', tournamentDecider, tournamentEvents);

/** Streams `intake-{ref_id}`: new tournaments, by whoever brings them in. */
export const intake = aggregate('intake', intakeDecider, intakeEvents);
