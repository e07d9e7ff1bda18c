import type { Kysely } from 'kysely';
import type { AccountsDatabase } from '../../accounts/tables.ts';
import type { RosterDatabase } from '../../roster/tables.ts';
import type { TournamentsDatabase } from '../../tournaments/tables.ts';
import type { BoardDatabase } from '../tables.ts';

/** Boards are shown with names, with the courts' names, and with the shifts of the day. */
export type Boards = Kysely<BoardDatabase & AccountsDatabase & TournamentsDatabase & RosterDatabase>;
