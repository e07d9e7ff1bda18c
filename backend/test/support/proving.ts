import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '@courtcrew/projections/database.ts';
import { LEASES } from '@courtcrew/projections/kernel/leases.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import { type EventStore, type NewEvent, NO_STREAM } from '../../src/kernel/eventstore/port.ts';
import { openPostgresStore } from '../../src/kernel/eventstore/postgres/index.ts';
import { PROOF_STEPS, Prover } from '../../src/kernel/proof/index.ts';
import { testDatabase } from './database.ts';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
export const INSTALLATION = 'an-installation';

/** A log that is proved as it grows, on a database of its own. */
export interface ProvedLog {
  readonly store: EventStore;
  readonly pool: ServerPool;
  readonly prover: Prover;
  readonly directory: string;
  /** Another process that would prove the same log. */
  another(): Prover;
  /** Appends so many events to a stream, and answers once they are proved. */
  grow(stream: string, count: number): Promise<void>;
  proved(): Promise<void>;
  remove(): Promise<void>;
}

const sample = (n: number): NewEvent => {
  const id = randomUUID();
  const meta = { commandId: id, actor: { ref: 'p1', as: 'self' as const }, at: '2026-05-01T12:00:00.000Z' };
  return {
    id,
    type: 'SpotTaken',
    data: { n, note: 'Señor "Ñ"   ', 7: null, list: [1.5, -0, { b: 1, a: 2 }] },
    meta: { ...meta, schema: 1, correlation: id, causation: id },
  };
};

export async function provedLog(open?: () => Promise<EventStore>): Promise<ProvedLog> {
  const database = await testDatabase();
  const pool = openPool({ connectionString: database.url, max: 6 });
  const directory = mkdtempSync(join(tmpdir(), 'courtcrew-proofs-'));
  const store = await (open?.() ?? openPostgresStore({ connectionString: database.url, lookEveryMs: 100 }));
  await takeAllSteps(pool, [LEASES, PROOF_STEPS]);
  const another = () =>
    new Prover({
      pool,
      store,
      log: SILENT,
      installation: INSTALLATION,
      secret: 'a secret',
      place: { directory, required: true },
    });
  const prover = another();
  prover.start();
  const ends = new Map<string, number>();
  const proved = async () => {
    const head = await store.head();
    while ((await prover.ledger.state()).position < head)
      await new Promise((resume) => setTimeout(resume, 10));
  };
  return {
    store,
    pool,
    prover,
    directory,
    another,
    async grow(stream, count) {
      const end = ends.get(stream) ?? NO_STREAM;
      const result = await store.append(
        stream,
        Array.from({ length: count }, (_, n) => sample(n)),
        end,
      );
      if (result.outcome !== 'appended') throw new Error(result.outcome);
      ends.set(stream, end + count);
      await proved();
    },
    proved,
    async remove() {
      await prover.stop();
      await store.close();
      await pool.end();
      await database.drop();
      rmSync(directory, { recursive: true });
    },
  };
}
