import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPool } from '@courtcrew/projections/database.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import { openStore, secretFor } from '../core.ts';
import { pairAnew } from '../kernel/eventstore/installation.ts';
import type { EventStore } from '../kernel/eventstore/port.ts';
import { createToolLog } from '../kernel/http/metrics/logging.ts';
import { joinDatabase } from '../kernel/platform/database.ts';
import { ROLES, vacantRoles } from '../kernel/platform/roles.ts';
import { CannotStart, cannotStartCode, exitBecause } from '../kernel/platform/startup.ts';
import { joinInstallation } from '../kernel/privacy/installation.ts';
import { exportedLog, Prover, verify } from '../kernel/proof/index.ts';
import { loadSettings } from '../settings.ts';

const USAGE = `usage: npm run log -- pair   (all servers stopped) takes the log for this database from now on
       npm run log -- verify   compares the log with what was proved of it
       npm run --silent log -- export > FILE   prints the log with its proofs`;

type Work = (core: {
  readonly pool: ServerPool;
  readonly store: EventStore;
  readonly prover: Prover;
}) => Promise<number>;

/** Works beside running servers. */
async function proving(work: Work): Promise<number> {
  const settings = loadSettings();
  const log = createToolLog('warn');
  const database = await joinDatabase(settings, log);
  const pool = openPool({ connectionString: database.url, max: 2 });
  try {
    const { id, secret } = await joinInstallation(pool, settings);
    const store = await openStore(database.url, settings.eventStoreUrl, log);
    const prover = new Prover({
      pool,
      store,
      log,
      installation: id,
      secret: secretFor('proof', secret),
      place: settings.proofs,
    });
    const code = await work({ pool, store, prover });
    await store.close();
    return code;
  } finally {
    await pool.end();
    await database.stop();
  }
}

const verifyLog: Work = async (core) => {
  const { size, waiting, broken } = await verify(core);
  for (const { at, sizeBefore, size: left } of await core.prover.ledger.putBacks()) {
    console.log(`put back on ${at}: ${left} of ${sizeBefore} proved events were left`);
  }
  if (broken) {
    const { what, position, stream, revision } = broken;
    console.log(
      `BROKEN after ${size} events: ${what} at position ${position}, stream ${stream}, revision ${revision}`,
    );
    return 1;
  }
  const [first] = await core.prover.ledger.checkpoints();
  const since = first ? `, signed since ${first.at}` : '';
  console.log(`unbroken: ${size} events${since}; ${waiting} are not proved yet`);
  return 0;
};

const exportLog: Work = async (core) => {
  await pipeline(Readable.from(exportedLog(core)), process.stdout, { end: false });
  return 0;
};

/** Pairs the database with the log that the settings name, whatever either was paired with before. */
async function pair(): Promise<void> {
  const settings = loadSettings();
  const log = createToolLog('warn');
  const database = await joinDatabase(settings, log);
  const pool = openPool({ connectionString: database.url, max: 2 });
  try {
    await joinInstallation(pool, settings);
    await mustStandAlone(pool);
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

/** What a server has not reacted to yet would be passed over, and what it does meanwhile stand in the other log. */
async function mustStandAlone(pool: ServerPool): Promise<void> {
  const vacant = await vacantRoles(pool);
  const taken = ROLES.filter((role) => !vacant.includes(role));
  if (taken.length > 0)
    throw new CannotStart(`stop all servers first: one has the roles ${taken.join(', ')}`);
}

try {
  const command = process.argv.slice(2).join(' ');
  if (command === 'pair') await pair();
  else if (command === 'verify') process.exitCode = await proving(verifyLog);
  else if (command === 'export') process.exitCode = await proving(exportLog);
  else {
    console.error(USAGE);
    process.exitCode = cannotStartCode;
  }
} catch (error) {
  exitBecause(error);
}
