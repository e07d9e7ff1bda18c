import {
  type AcceptTournaments,
  intakeDecider,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
  type TournamentsAccepted,
  tournamentDecider,
  tournamentSeals,
} from '@courtcrew/domain/tournaments/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

/** Streams `tournament-{tid}`. */
export const tournament: Aggregate<TournamentState, TournamentCommand, TournamentEvent> = {
  name: 'tournament',
  decider: tournamentDecider,
  seals: tournamentSeals,
  schema: 1,
};

/** Streams `intake-{ref_id}`: new tournaments, by whoever brings them in. */
export const intake: Aggregate<null, AcceptTournaments, TournamentsAccepted> = {
  name: 'intake',
  decider: intakeDecider,
  seals: {},
  schema: 1,
};
