import { type Expression, sql } from 'kysely';
import type { Rosters } from './database.ts';

/** How many rows are on one side, as a number. */
const tally = (where: Expression<unknown>) => sql<number>`(count(*) filter (where ${where}))::int`;

/** Seats and applications by shift, over the shifts a condition leaves. */
export const counts = (db: Rosters) =>
  db
    .selectFrom('roster.signups')
    .select([
      'sid',
      tally(sql`not waitlist`).as('count'),
      tally(sql`confirmed`).as('confirmed_count'),
      tally(sql`waitlist`).as('wait_count'),
    ])
    .groupBy('sid');
