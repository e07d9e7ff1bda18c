import { openPool } from '@courtcrew/projections/database.ts';
import { ALL_EVENTS, READ_MODELS } from '../areas.ts';
import { openStore } from '../core.ts';
import { readEdge } from '../kernel/eventstore/readEdge.ts';
import { createToolLog } from '../kernel/http/metrics/logging.ts';
import { joinDatabase } from '../kernel/platform/database.ts';
import { exitBecause } from '../kernel/platform/startup.ts';
import { joinInstallation } from '../kernel/privacy/installation.ts';
import { Vault } from '../kernel/privacy/vault.ts';
import { loadSettings } from '../settings.ts';
import { projectionsCommand } from './projectionsCommand.ts';

/** Works beside running servers on their database; without one it starts the embedded PostgreSQL for itself. */
async function main(): Promise<number> {
  const settings = loadSettings();
  const log = createToolLog('warn');
  const database = await joinDatabase(settings, log);
  const pool = openPool({ connectionString: database.url, max: 4 });
  try {
    await joinInstallation(pool, settings);
    const store = await openStore(database.url, settings.eventStoreUrl, log);
    const vault = new Vault(pool, settings.vaultKey);
    return await projectionsCommand(process.argv.slice(2), {
      pool,
      feed: store,
      readModels: READ_MODELS,
      read: readEdge(vault, ALL_EVENTS),
      print: (line) => console.log(line),
    }).finally(() => store.close());
  } finally {
    await pool.end();
    await database.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  exitBecause(error);
}
