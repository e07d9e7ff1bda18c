export { editTournament, setTimeZone, type TournamentEdit } from '@courtcrew/domain/tournaments/contract.ts';
export { addTournaments } from './add.ts';
export { intake, tournament } from './aggregates.ts';
export { COMING_READ, tournamentRead } from './earlyReads.ts';
export { changesIn } from './edit.ts';
export { checkImport, readSeason } from './importFile.ts';
export { tournamentReactions } from './reactions.ts';
export { tournamentRoutes } from './routes.ts';
export { unlessHidden } from './viewer.ts';
