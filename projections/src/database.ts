import type { AccountsDatabase } from './accounts/index.ts';
import type { AuditDatabase } from './audit/index.ts';
import type { RosterDatabase } from './roster/index.ts';
import type { TournamentsDatabase } from './tournaments/index.ts';

/**
 * Every read model's tables by their qualified name (`roster.signups`), for typed queries. Each area's
 * `index.ts` exports its part; this is their intersection.
 */
export type Database = AccountsDatabase & TournamentsDatabase & RosterDatabase & AuditDatabase;
