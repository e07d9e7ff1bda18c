import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export interface TestDatabase {
  /** Connection string of an empty database that nobody else uses. */
  readonly url: string;
  /** Removes the database, whoever is still connected to it. */
  drop(): Promise<void>;
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A fresh database on the PostgreSQL of this test run (`TEST_DATABASE_URL`, else one started for the run). */
export async function testDatabase(template = `template0 encoding 'UTF8'`): Promise<TestDatabase> {
  const name = `test_${process.ppid}_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(name) };
}

/**
 * A plain drop waits for connections that are just closing, and ends autovacuum; only a connection that was left open
 * is cut. `with (force)` would cut autovacuum's as well, which the product's role may not.
 */
async function dropDatabase(name: string): Promise<void> {
  const drop = `drop database if exists ${name}`;
  try {
    await administer(drop);
  } catch {
    await administer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
    );
    await administer(drop);
  }
}
