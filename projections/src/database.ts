import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { AccountsDatabase } from './accounts/tables.ts';
import type { AuditDatabase, TraceDatabase } from './audit/tables.ts';
import type { BoardDatabase } from './board/tables.ts';
import type { ImportsDatabase } from './files/index.ts';
import { ServerPool } from './kernel/pool.ts';
import type { MessagingDatabase } from './messaging/tables.ts';
import type { PayoutsDatabase } from './payouts/tables.ts';
import type { PlanningDatabase } from './planning/tables.ts';
import type { QuestionsDatabase } from './questions/tables.ts';
import type { RankingDatabase } from './ranking/tables.ts';
import type { ReconciliationDatabase } from './reconciliation/tables.ts';
import type { RosterDatabase } from './roster/tables.ts';
import type { ScoringDatabase } from './scoring/tables.ts';
import type { TournamentsDatabase } from './tournaments/tables.ts';

/**
 * Every read model's tables by their qualified name (`roster.signups`), for typed queries. Each area's
 * `index.ts` exports its part; this is their intersection.
 */
export type Database = AccountsDatabase &
  TournamentsDatabase &
  RosterDatabase &
  BoardDatabase &
  ReconciliationDatabase &
  MessagingDatabase &
  PayoutsDatabase &
  PlanningDatabase &
  RankingDatabase &
  ScoringDatabase &
  QuestionsDatabase &
  AuditDatabase &
  ImportsDatabase &
  TraceDatabase;

const { builtins } = pg.types;

/** PostgreSQL's numbers for arrays of types, which `pg` does not name. */
const ARRAY_OF = { text: 1009, date: 1182, timestamptz: 1185, int8: 1016 };

const instant = (text: string): string =>
  new Date(pg.types.getTypeParser(builtins.TIMESTAMPTZ)(text)).toISOString();
const texts = (text: string): readonly string[] => pg.types.getTypeParser(ARRAY_OF.text)(text);

/** How columns are read: as the read models' declarations say, and sums and counts as numbers. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, instant],
  [ARRAY_OF.date, texts],
  [ARRAY_OF.timestamptz, (text) => texts(text).map(instant)],
  [ARRAY_OF.int8, (text) => texts(text).map(Number)],
]);

/**
 * A pool whose rows look as the read models declare them: instants as ISO 8601 in UTC, dates as `YYYY-MM-DD`,
 * `bigint` and `numeric` as numbers.
 */
export function openPool(config: pg.PoolConfig): ServerPool {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || pg.types.getTypeParser(oid, format);
  return new ServerPool({ ...config, types: { getTypeParser } });
}

/** Typed queries over the read models, on a pool of `openPool`. */
export const openDatabase = (pool: pg.Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
