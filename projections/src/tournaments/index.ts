export { cleanHtml } from './html.ts';
export {
  administeredBy,
  adminTypeAnywhere,
  type Narrowing,
  platformTournaments,
  publicTournaments,
  startingOn,
  tournamentRecords,
} from './listings.ts';
export { coordinatorsModel, tournamentsModel } from './project.ts';
export {
  adminNames,
  adminsOf,
  amountsOf,
  coordinatorAddress,
  coordinatorContacts,
  coordinatorNames,
  courtByName,
  courtList,
  courtsOf,
  isRegistered,
  mergeChoices,
  proceduresFor,
  staffedBy,
  tournamentById,
  tournamentsHolding,
} from './queries.ts';
export type {
  ContactRow,
  CourtRow,
  TournamentAdminRow,
  TournamentRow,
  TournamentsDatabase,
} from './tables.ts';
export { digestOf, waiverOf, waiverTextsOf } from './waivers.ts';
