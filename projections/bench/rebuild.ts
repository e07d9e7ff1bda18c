import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import type pg from 'pg';
import { openPool } from '../src/database.ts';
import type { EventFeed } from '../src/kernel/feed.ts';
import { prepareSchemas } from '../src/kernel/prepare.ts';
import { column, type ReadModel, table } from '../src/kernel/readModel.ts';
import { rebuild } from '../src/kernel/rebuild.ts';

/**
 * How fast a read model like the roster is rebuilt, against reading and parsing the same events and nothing else.
 * Needs an empty database in `DATABASE_URL`; `node bench/rebuild.ts [events...]`.
 */
const sizes = process.argv.slice(2).map(Number);
const PAGE = 1000;

const signups = table(
  'signups',
  {
    shift_id: column('text'),
    sid: column('text'),
    tid: column('text'),
    ref_id: column('text'),
    role: column('text'),
    waitlist: column('boolean'),
    confirmed: column('boolean'),
    at: column('timestamptz'),
    version: column('integer'),
  },
  ['shift_id'],
  ['(tid, sid)', '(ref_id)'],
);

const roster: ReadModel = {
  name: 'bench_roster',
  version: 1,
  streams: ['roster'],
  tables: [signups],
  project: (event, rows) => {
    const data = event.data as { shift_id: string; sid: string; ref_id: string; role: string };
    const key = { shift_id: data.shift_id };
    const at = event.meta.at;
    if (event.type === 'OfficialApplied') {
      const row = { ...data, tid: event.stream.slice(7), waitlist: true, confirmed: false };
      rows.put(signups, { ...row, at, version: event.revision });
    } else if (event.type === 'OfficialSelected') {
      rows.patch(signups, key, { waitlist: false, version: event.revision });
    } else if (event.type === 'OfficialConfirmed') {
      rows.patch(signups, key, { confirmed: true, at, version: event.revision });
    } else rows.remove(signups, key);
  },
};

/** People apply, are selected and confirmed a while later, some withdraw: changes of one row lie far apart. */
const STORY = [
  { type: 'OfficialApplied', later: 0 },
  { type: 'OfficialSelected', later: 40 },
  { type: 'OfficialConfirmed', later: 400 },
  { type: 'OfficialWithdrew', later: 4000 },
];

function textOf(n: number): string {
  const { type, later } = STORY[n % STORY.length] ?? { type: '', later: 0 };
  const number = Math.floor(n / STORY.length) - later;
  // Four of five stay: their withdrawal names a signup that never was.
  const stays = type === 'OfficialWithdrew' && number % 5 !== 0;
  const id = (kind: string, value: number): string => `01J9ZK4T7${kind}${String(value).padStart(16, '0')}`;
  const data = {
    shift_id: id(stays ? 'N' : 'Q', Math.abs(number)),
    sid: id('S', Math.abs(number) % 900),
    ref_id: id('R', Math.abs(number) % 7000),
    role: 'line',
  };
  const event = `6f1c2b7e-0000-5000-8000-${String(n).padStart(12, '0')}`;
  const chain = { commandId: event, correlation: event, causation: event };
  const meta = { actor: SYSTEM, at: '2026-05-01T10:00:00.000Z', schema: 1, ...chain };
  return JSON.stringify({
    id: event,
    stream: `roster-t${Math.abs(number) % 50}`,
    revision: n,
    type,
    data,
    meta,
  });
}

/** A log in a text file, page by page, so that reading and parsing are real and cost what they must at least. */
class FileFeed implements EventFeed {
  readonly #count: number;
  readonly #file: string;
  readonly #lengths: number[] = [];

  constructor(count: number, directory: string) {
    this.#count = count;
    this.#file = join(directory, `${count}.log`);
    const file = openSync(this.#file, 'w');
    for (let n = 0; n < count; n += PAGE) {
      const page = Array.from({ length: PAGE }, (_, i) => textOf(n + i));
      this.#lengths.push(writeSync(file, `[${page.join(',')}]`));
    }
    closeSync(file);
  }

  async *readAll(after: Position): AsyncGenerator<readonly RecordedEvent[]> {
    if (after >= this.#count) return;
    const file = await open(this.#file);
    let position = 0n;
    for (const length of this.#lengths) {
      const { buffer } = await file.read(Buffer.alloc(length), 0, length);
      const page: Omit<RecordedEvent, 'position'>[] = JSON.parse(buffer.toString());
      yield page.map((event) => {
        position += 1n;
        return { ...event, position };
      });
    }
    await file.close();
  }

  subscribeAll(): { stop(): Promise<void> } {
    throw new Error('a rebuild does not subscribe');
  }

  async head(): Promise<Position> {
    return BigInt(this.#count);
  }
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
};

async function readOnly(feed: EventFeed): Promise<void> {
  for await (const page of feed.readAll(0n)) if (page.length === 0) return;
}

/** Rate of a rebuild, its ratio to reading alone, this process's CPU share, and its peak memory. */
async function measure(pool: pg.Pool, count: number, directory: string): Promise<Record<string, unknown>> {
  const feed = new FileFeed(count, directory);
  const reading = await seconds(() => readOnly(feed));
  globalThis.gc?.();
  let peak = 0;
  const onProgress = (): void => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const cpu = process.cpuUsage();
  const whole = await seconds(() =>
    rebuild({ pool, feed, model: roster, read: async (events) => events, onProgress }),
  );
  const { user, system } = process.cpuUsage(cpu);
  const [row] = (await pool.query('select count(*) as n from bench_roster.signups')).rows;
  return {
    events: count,
    'events/s': Math.round(count / whole),
    'of reading alone': Number((reading / whole).toFixed(3)),
    'this process on a core': Number(((user + system) / 1e6 / whole).toFixed(2)),
    rows: row?.n,
    'peak MB': Math.round(peak / 2 ** 20),
  };
}

const directory = mkdtempSync(join(tmpdir(), 'courtcrew-bench-'));
const pool = openPool({ connectionString: process.env.DATABASE_URL });
try {
  await prepareSchemas(pool, [roster]);
  const results: Record<string, unknown>[] = [];
  for (const count of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) {
    results.push(await measure(pool, count, directory));
  }
  console.table(results);
} finally {
  await pool.query('drop schema if exists bench_roster cascade');
  await pool.end();
  rmSync(directory, { recursive: true });
}
