import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../backend/test/support/database.ts';
import { openDatabase, openPool } from '../../src/database.ts';
import { folded } from '../../src/kernel/like.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await testDatabase();
  pool = openPool({ connectionString: database.url, options: '-c timezone=America/Phoenix' });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('a text as it is searched', () => {
  it.each(['Łukasz Őry', 'Ærø Straße', 'Đorđe ınce', 'CAFÉ', 'Zoë 李 שרה', 'B’ob O´Neil'])(
    'is the same in SQL: %s',
    async (text) => {
      const query = sql<{ key: string }>`select ${folded(sql`${text}::text`)} as key`;
      expect((await query.execute(openDatabase(pool))).rows).toEqual([{ key: searchKey(text) }]);
    },
  );
});

describe('reading', () => {
  it('gives every column type the form that read models declare, whatever the zone of the session', async () => {
    const query = sql`select
      timestamptz '2026-03-08T09:30:00.120Z' as at,
      array[timestamptz '2026-03-08T09:30:00Z'] as times,
      date '2026-03-08' as day,
      array[date '2026-03-08'] as days,
      9007199254740991::bigint as large,
      array[1::bigint, 2] as counts,
      sum(x)::numeric as total,
      null::timestamptz as never,
      array['a"b', 'c,d'] as tags,
      jsonb '{"a": [1, null]}' as document
      from (values (1.25), (2)) as v(x)`;
    const { rows } = await query.execute(openDatabase(pool));
    expect(rows).toEqual([
      {
        at: '2026-03-08T09:30:00.120Z',
        times: ['2026-03-08T09:30:00.000Z'],
        day: '2026-03-08',
        days: ['2026-03-08'],
        large: 9007199254740991,
        counts: [1, 2],
        total: 3.25,
        never: null,
        tags: ['a"b', 'c,d'],
        document: { a: [1, null] },
      },
    ]);
  });
});
