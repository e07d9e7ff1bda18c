import type { Kysely } from 'kysely';
import type { AccountsDatabase } from '../../accounts/tables.ts';
import type { TournamentsDatabase } from '../../tournaments/tables.ts';
import type { RosterDatabase } from '../tables.ts';

/** Rosters are shown with names and with their tournament. */
export type Rosters = Kysely<RosterDatabase & AccountsDatabase & TournamentsDatabase>;
