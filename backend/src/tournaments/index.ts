import { getTournament, getTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { type EarlyRead, earlyRead } from '@courtcrew/domain/web/earlyReads.ts';

/** What the listings show first. */
export const COMING_READ = earlyRead(getTournaments, { query: { time: 'future' } });

export const tournamentRead = (tid: string): EarlyRead => earlyRead(getTournament, { params: { tid } });

export { editTournament, setTimeZone, type TournamentEdit } from '@courtcrew/domain/tournaments/contract.ts';
export { addTournaments } from './add.ts';
export { intake, tournament } from './aggregates.ts';
export { daysIn } from './days.ts';
export { changesIn } from './edit.ts';
export { checkImport, readSeason } from './importFile.ts';
export { previewPath, previews } from './previews.ts';
export { tournamentReactions } from './reactions.ts';
export { unlessHidden } from './viewer.ts';
