export { addTournaments } from './add.ts';
export { intake, tournament } from './aggregates.ts';
export { checkImport, type ImportFile, readImportFile } from './importFile.ts';
export { tournamentReactions } from './reactions.ts';
export { tournamentRoutes } from './routes.ts';
export { unlessHidden } from './viewer.ts';
