import { readFileSync } from 'node:fs';
import { openPool } from '@courtcrew/projections/database.ts';
import { createLog } from '../kernel/http/metrics/logging.ts';
import { joinDatabase } from '../kernel/platform/database.ts';
import { CannotStart, exitBecause } from '../kernel/platform/startup.ts';
import { type Erasure, ErasureList, erasuresIn, erasuresOf } from '../kernel/privacy/erasures.ts';
import { joinInstallation } from '../kernel/privacy/installation.ts';
import { loadSettings } from '../settings.ts';

const USAGE = `usage: npm run --silent erasures -- list > FILE
       npm run erasures -- add FILE`;

/** `list` prints who is erased; `add` puts such a list to this machine's for the next start. */
async function main([command, file, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || !((command === 'list' && !file) || (command === 'add' && file))) {
    console.error(USAGE);
    return 2;
  }
  const kept = file === undefined ? undefined : erasuresFrom(file);
  const settings = loadSettings();
  // What `list` prints is the list and nothing else.
  const log = createLog('silent');
  const database = await joinDatabase(settings, log);
  const pool = openPool({ connectionString: database.url, max: 2 });
  try {
    const { id } = await joinInstallation(pool, settings);
    if (kept) ErasureList.open(settings.erasures.directory, id).add(kept);
    else for (const erasure of await erasuresOf(pool)) console.log(JSON.stringify(erasure));
    return 0;
  } finally {
    await pool.end();
    await database.stop();
  }
}

/** A line that was cut short is passed over, so that any single one would do: of a wrong file nothing is left. */
function erasuresFrom(file: string): Erasure[] {
  const erasures = erasuresIn(contentOf(file), file);
  if (erasures.length === 0) throw new CannotStart(`${file} names nobody who was erased`);
  return erasures;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CannotStart(
      `${file} cannot be read (${error instanceof Error && 'code' in error ? error.code : error})`,
    );
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  exitBecause(error);
}
