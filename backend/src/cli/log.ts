import { openPool } from '@courtcrew/projections/database.ts';
import { openStore } from '../core.ts';
import { pairAnew } from '../kernel/eventstore/installation.ts';
import { createLog } from '../kernel/http/logging.ts';
import { joinDatabase } from '../kernel/platform/database.ts';
import { exitBecause } from '../kernel/platform/startup.ts';
import { openInstallation } from '../kernel/privacy/installation.ts';
import { loadSettings } from '../settings.ts';

const USAGE =
  'usage: npm run log -- pair   (all servers stopped) takes the log for this database from now on';

/** Pairs the database with the log that the settings name, whatever either was paired with before. */
async function pair(): Promise<void> {
  const settings = loadSettings();
  const log = createLog('warn');
  const database = await joinDatabase(settings, log);
  const pool = openPool({ connectionString: database.url, max: 2 });
  try {
    await openInstallation(pool, settings);
    const store = await openStore(database.url, settings.eventStoreUrl, log);
    const named = await pairAnew({ pool, store });
    await store.close();
    console.log(named ? 'paired' : 'the log has no id yet and takes this one at the next start');
    console.log(
      'the read models still show the events of the log before: npm run projections -- rebuild all',
    );
  } finally {
    await pool.end();
    await database.stop();
  }
}

try {
  if (process.argv.slice(2).join(' ') === 'pair') await pair();
  else {
    console.error(USAGE);
    process.exitCode = 1;
  }
} catch (error) {
  exitBecause(error);
}
