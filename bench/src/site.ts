import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@courtcrew/backend/kernel/platform/postgres.ts';
import pg from 'pg';
import { ownPort } from '../../backend/test/support/ownPort.ts';
import type { Person } from '../../backend/test/world/served.ts';
import type { LoadApi, Loaded } from './processes/load.ts';
import type { ProductApi } from './processes/product.ts';
import { startWorker, type Worker } from './rpc.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The product's own PostgreSQL with the product's settings, empty, in a directory that goes with it. */
export interface Site {
  /** Connection string of a new database. */
  database(): Promise<string>;
  remove(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'courtcrew-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  return {
    async database() {
      const name = `bench_${randomUUID().replaceAll('-', '')}`;
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`create database ${name} template template0 encoding 'UTF8'`);
      await client.end();
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    async remove() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The whole product, and what loads it and others: a process each. */
export interface Stage {
  readonly product: ProductApi;
  readonly users: readonly Person[];
  /** Sends requests, as `wire` makes them, to the product. */
  load(requests: readonly string[], inFlight: number): Promise<Loaded>;
  /** The same to another server. */
  loadAt(port: number, requests: readonly string[], inFlight: number): Promise<Loaded>;
  close(): Promise<void>;
}

const USERS = 300;

/** The whole product on this database, in a process of its own. */
export async function startProduct(
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Worker<ProductApi>> {
  const secret = () => randomBytes(32).toString('hex');
  return startWorker<ProductApi>('product', {
    DATABASE_URL: databaseUrl,
    PORT: String(await ownPort()),
    HOST: '127.0.0.1',
    SESSION_SECRET: secret(),
    VAULT_KEY: secret(),
    ...more,
  });
}

export async function openStage(site: Site): Promise<Stage> {
  const product = await startProduct(await site.database());
  const load = startWorker<LoadApi>('load');
  const workers: readonly Pick<Worker<LoadApi>, 'stop'>[] = [load, product];
  try {
    const port = await product.ask.port();
    return {
      product: product.ask,
      users: await product.ask.users(USERS),
      load: (requests, inFlight) => load.ask.load({ port, requests, inFlight }),
      loadAt: (at, requests, inFlight) => load.ask.load({ port: at, requests, inFlight }),
      close: async () => {
        for (const worker of workers) await worker.stop();
      },
    };
  } catch (error) {
    for (const worker of workers) await worker.stop();
    throw error;
  }
}
