import { openPool } from '@courtcrew/projections/database.ts';
import { prepareSchemas } from '@courtcrew/projections/kernel/prepare.ts';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import { READ_MODELS } from '../../src/areas.ts';
import { PLATFORM } from '../../src/core.ts';
import { VAULT_STEPS } from '../../src/kernel/privacy/schema.sql.ts';
import { type TestDatabase, testDatabase } from './database.ts';

let template: Promise<string> | undefined;

/** A fresh database with the product's empty tables, as a first start makes them: that takes thrice the time of a later start. */
export async function serverDatabase(): Promise<TestDatabase> {
  template ??= makeTemplate();
  return testDatabase(await template);
}

/** One for each worker; `globalSetup` takes it away. */
async function makeTemplate(): Promise<string> {
  const { url } = await testDatabase();
  const pool = openPool({ connectionString: url });
  await takeAllSteps(pool, [VAULT_STEPS, ...PLATFORM]);
  await prepareSchemas(pool, READ_MODELS);
  await pool.end();
  return new URL(url).pathname.slice(1);
}
