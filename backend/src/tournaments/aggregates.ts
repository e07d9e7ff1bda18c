import {
  type AcceptTournaments,
  intakeDecider,
  intakeEvents,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
  type TournamentsAccepted,
  tournamentDecider,
  tournamentEvents,
} from '@courtcrew/domain/tournaments/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

export const tournament: Aggregate<TournamentState, TournamentCommand, TournamentEvent> = {
  name: 'tournament',
  decider: tournamentDecider,
  events: tournamentEvents,
};

/** Streams `intake-{ref_id}`: new tournaments, by whoever brings them in. */
export const intake: Aggregate<null, AcceptTournaments, TournamentsAccepted> = {
  name: 'intake',
  decider: intakeDecider,
  events: intakeEvents,
};
