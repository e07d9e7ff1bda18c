import { createHash } from 'node:crypto';
import type pg from 'pg';
import { readCheckpoints } from './checkpoint.ts';
import { LEASES } from './leases.ts';
import { ALPHABET_STEPS } from './like.ts';
import type { ReadModel } from './readModel.ts';
import { dropLeftover, SCHEMA_CHANGES } from './rebuild.ts';
import { checkModel, createIndexes, createSchema, createWriter, writerBody } from './schema.ts';
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
    const found = await schemasOf(client, models);
    const standing = models.filter(({ name }) => found.has(name));
    const checkpoints = await readCheckpoints(
      client,
      standing.map(({ name }) => name),
    );
    for (const model of models) {
      const { name } = model;
      const checkpoint = checkpoints.get(name);
      if (!checkpoint) await client.query(createSchema(name, model) + createIndexes(name, model));
      // The function is the kernel's, not the read model's: a newer kernel may write differently.
      else if (checkpoint.version === model.version && found.get(name) !== writerOf(model))
        await client.query(createWriter(name, model));
    }
    await client.query('commit');
    // There when a process ended, or stood still, between the switch and the drop.
    for (const { name } of models) if (found.has(leftover(name))) await dropLeftover(client, leftover(name));
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

const leftover = (name: string): string => `${name}_old`;

const writerOf = (model: ReadModel): string =>
  createHash('sha256').update(writerBody(model.name, model)).digest('hex');

/** The schemas there are of these read models, each with the hash of its function. */
async function schemasOf(
  client: pg.PoolClient,
  models: readonly ReadModel[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await client.query<{ schema: string; writer: string | null }>(
    `select nspname as schema, encode(sha256(convert_to(prosrc, 'UTF8')), 'hex') as writer
     from pg_namespace as schema left join pg_proc on pronamespace = schema.oid and proname = 'project_batch'
     where nspname = any($1)`,
    [models.flatMap(({ name }) => [name, leftover(name)])],
  );
  return new Map(rows.map(({ schema, writer }) => [schema, writer]));
}
