export {
  administeredBy,
  adminTypeAnywhere,
  hasTournaments,
  type Narrowing,
  platformTournaments,
  publicTournaments,
  startingOn,
  tournamentRecords,
} from './listings.ts';
export {
  cleanHtml,
  coordinatorsModel,
  digestOf,
  tournamentsModel,
  waiverOf,
  waiverTextsOf,
} from './project.ts';

export {
  adminNames,
  adminsOf,
  amountsOf,
  coordinatorAddress,
  coordinatorContacts,
  coordinatorNames,
  coordinatorsOf,
  courtByName,
  courtList,
  courtsOf,
  isRegistered,
  mergeChoices,
  ofOrganization,
  proceduresFor,
  staffedBy,
  tournamentById,
  tournamentsHolding,
  tournamentsOfMaster,
} from './queries.ts';
export type { TournamentRow, TournamentsDatabase } from './tables.ts';
