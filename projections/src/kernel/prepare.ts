import type pg from 'pg';
import { readCheckpoint } from './checkpoint.ts';
import { LEASES } from './leases.ts';
import { ALPHABET_STEPS } from './like.ts';
import type { ReadModel } from './readModel.ts';
import { dropLeftover, SCHEMA_CHANGES } from './rebuild.ts';
import { checkModel, createIndexes, createSchema, createWriter } from './schema.ts';
import { takeAllSteps } from './steps.ts';

/**
 * Makes the schemas of read models that have none, at the beginning of the log. Safe when several processes
 * start at once. Tables of another version are left alone: they serve until they are rebuilt.
 */
export async function prepareSchemas(pool: pg.Pool, models: readonly ReadModel[]): Promise<void> {
  for (const model of models) checkModel(model);
  await takeAllSteps(pool, [LEASES, ALPHABET_STEPS]);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(SCHEMA_CHANGES);
    for (const model of models) await prepare(client, model);
    await client.query('commit');
    // There when a process ended, or stood still, between the switch and the drop.
    for (const model of models) await dropLeftover(client, `${model.name}_old`);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function prepare(client: pg.PoolClient, model: ReadModel): Promise<void> {
  const checkpoint = await readCheckpoint(client, model.name);
  if (!checkpoint) {
    await client.query(createSchema(model.name, model) + createIndexes(model.name, model));
  } else if (checkpoint.version === model.version) {
    // The function is the kernel's, not the read model's: a newer kernel may write differently.
    await client.query(createWriter(model.name, model));
  }
}
