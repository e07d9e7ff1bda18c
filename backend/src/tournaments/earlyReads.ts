import { getTournament, getTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { type EarlyRead, earlyRead } from '@courtcrew/domain/web/earlyReads.ts';

/** What the listings show first. */
export const COMING_READ = earlyRead(getTournaments, { query: { time: 'future' } });

/** The tournament a page is about. */
export const tournamentRead = (tid: string): EarlyRead => earlyRead(getTournament, { params: { tid } });
