import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import { openPool } from '@courtcrew/projections/database.ts';
import { column, type ReadModel, table } from '@courtcrew/projections/kernel/readModel.ts';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/support/database.ts';
import { type EventStore, NO_STREAM } from '../kernel/eventstore/port.ts';
import { openPostgresStore } from '../kernel/eventstore/postgres/index.ts';
import { projectionsCommand } from './projectionsCommand.ts';

const marks = table('marks', { number: column('integer') }, ['number']);

function marksModel(name: string, failsAt?: number): ReadModel {
  return {
    name,
    version: 1,
    streams: ['marks'],
    tables: [marks],
    project: (event, rows) => {
      const { number } = event.data as { number: number };
      if (number === failsAt) throw new Error('cannot');
      rows.put(marks, { number });
    },
  };
}

let database: TestDatabase;
let pool: Pool;
let store: EventStore;
let lines: string[];

beforeEach(async () => {
  database = await testDatabase();
  pool = openPool({ connectionString: database.url });
  store = await openPostgresStore({ connectionString: database.url });
  lines = [];
});

afterEach(async () => {
  await store.close();
  await pool.end();
  await database.drop();
});

async function append(count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, number) => {
    const id = randomUUID();
    const at = '2026-05-01T10:00:00.000Z';
    const meta = { commandId: id, actor: SYSTEM, at, schema: 1, correlation: id, causation: id };
    return { id, type: 'Marked', data: { number }, meta };
  });
  await store.append(`marks-${randomUUID()}`, events, NO_STREAM);
}

const run = (args: string[], readModels: ReadModel[]): Promise<number> =>
  projectionsCommand(args, {
    pool,
    feed: store,
    readModels,
    read: async (events) => events,
    print: (line) => lines.push(line),
  });

describe('npm run projections', () => {
  it('rebuilds the named read model and shows where all of them are', async () => {
    await append(3);
    const models = [marksModel('near'), marksModel('far')];
    expect(await run(['rebuild', 'near'], models)).toBe(0);
    expect((await pool.query('select * from near.marks order by 1')).rows).toEqual(
      [0, 1, 2].map((number) => ({ number })),
    );
    const head = await store.head();
    expect(lines.at(-1)).toMatch(`near: rebuilt from 3 events in`);
    expect(lines.at(-1)).toMatch(`in use at position ${head}`);

    lines = [];
    await append(2);
    expect(await run(['status'], models)).toBe(0);
    expect(lines.map((line) => line.split(/\s{2,}/))).toEqual([
      ['model', 'version', 'position', 'lag', 'paused'],
      ['near', '1', String(head), String((await store.head()) - head)],
      ['far', '-', '-', '-', 'has no tables yet'],
    ]);
  });

  it('says which event stopped a rebuild and still rebuilds the others', async () => {
    await append(3);
    expect(await run(['rebuild', 'all'], [marksModel('broken', 1), marksModel('whole')])).toBe(1);
    expect(lines[0]).toMatch(/^broken cannot be rebuilt: Marked at \d+: Error/);
    expect((await pool.query('select * from whole.marks')).rows).toHaveLength(3);
    expect((await pool.query('select * from broken.marks')).rows).toEqual([]);
  });

  it('explains itself when it does not understand', async () => {
    expect(await run(['rebuild'], [])).toBe(2);
    expect(await run(['status', 'all'], [])).toBe(2);
    expect(await run(['rebuild', 'nothing'], [marksModel('near')])).toBe(2);
    expect(lines.at(-1)).toBe('there is no read model nothing; there are near');
  });
});
