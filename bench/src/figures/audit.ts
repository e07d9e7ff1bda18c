import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chapters } from '@courtcrew/backend/audit/asof/chapters.ts';
import { Trails } from '@courtcrew/backend/audit/asof/trails.ts';
import { CHAPTER_STEPS } from '@courtcrew/backend/audit/index.ts';
import { LOG_STEPS, openPostgresStore } from '@courtcrew/backend/kernel/eventstore/postgres/index.ts';
import { createLog } from '@courtcrew/backend/kernel/http/metrics/logging.ts';
import { exportedLog, PROOF_STEPS, Prover } from '@courtcrew/backend/kernel/proof/index.ts';
import { rosterAsOf } from '@courtcrew/backend/roster/asOf.ts';
import { rosterAggregate } from '@courtcrew/backend/roster/index.ts';
import { openPool } from '@courtcrew/projections/database.ts';
import { LEASES } from '@courtcrew/projections/kernel/leases.ts';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import type { Pool } from 'pg';
import { verifyExport } from '../../../scripts/verify-audit-export.mjs';
import { type Figure, median, ms, mustBe, p99, perSecond, seconds } from '../figure.ts';
import { seasonEvents } from '../seasonEvents.ts';
import type { Site } from '../site.ts';
import { TID, tournamentEvents } from '../tournamentEvents.ts';

const OF_A_TOURNAMENT = 60_000;
/** One less than whole chapters would have, so that as much as can be is left to fold; and a revision like that. */
const LOOKED_AT = OF_A_TOURNAMENT - 1;
const FIRST_INSTANT = 34_998;
const PAGE = 500;
const INSTANTS = 200;
const INSTANT_GOAL = 300;
const STEP_GOAL = 50;
const PROVED = 200_000;
const VERIFY_GOAL = 200_000;
const APPENDED = 15_000;
const TURNS = 16;
const ROUNDS = 5;
const COST_GOAL = 1.05;
const LOOK_MS = 20;

/** What auditors wait for: any instant of a long tournament, the proofs of a long log, and what proving costs. */
export async function audit(site: Site): Promise<Figure[]> {
  const connectionString = await site.database();
  const pool = openPool({ connectionString, max: 8 });
  const directory = mkdtempSync(join(tmpdir(), 'courtcrew-bench-proofs-'));
  await takeAllSteps(pool, [LOG_STEPS, PROOF_STEPS, LEASES, CHAPTER_STEPS]);
  const store = await openPostgresStore({ connectionString });
  const another = () =>
    new Prover({
      ...{ pool, store, log: createLog('silent'), installation: 'bench', secret: 'of a benchmark' },
      place: { directory, required: true },
    });
  try {
    const looked = await lookingBack(store, pool);
    return [...looked, await verifying(store, another(), directory), await chaining(store, another)];
  } finally {
    await store.close();
    await pool.end();
    rmSync(directory, { recursive: true });
  }
}

type Store = Awaited<ReturnType<typeof openPostgresStore>>;

/** Shows a schedule at random instants, and change by change, as the replay does. */
async function lookingBack(store: Store, pool: Pool): Promise<Figure[]> {
  const events = tournamentEvents(LOOKED_AT);
  const stream = `roster-${TID}`;
  for (let from = 0; from < events.length; from += PAGE)
    await store.append(stream, events.slice(from, from + PAGE), from - 1);
  // As a start finds it: chapters were written while the tournament went on, and nothing is in memory.
  const started = () =>
    new Trails({ store, chapters: new Chapters({ pool, secret: 'of a benchmark' }), views: [rosterAsOf] });
  await (await started().of(rosterAggregate, TID)).written();
  let trails = started();
  const looks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    trails = started();
    const begun = performance.now();
    const trail = await trails.of(rosterAggregate, TID);
    await trail.stateAfter(trail.steps[FIRST_INSTANT]);
    looks.push(performance.now() - begun);
  }
  const spent = async (revision: number): Promise<number> => {
    const trail = await trails.of(rosterAggregate, TID);
    const begun = performance.now();
    await trail.stateAfter(trail.steps[revision]);
    return performance.now() - begun;
  };
  const instants: number[] = [];
  const steps: number[] = [];
  for (let n = 0; n < INSTANTS; n += 1) {
    // Far from each other, and none of them near one that was kept.
    const revision = (n * 7_919 + 499) % (LOOKED_AT - 1);
    instants.push(await spent(revision));
    steps.push(await spent(revision + 1));
  }
  const { steps: known } = await trails.of(rosterAggregate, TID);
  mustBe('events of the tournament', known.length, LOOKED_AT);
  const name = `of a tournament with ${OF_A_TOURNAMENT.toLocaleString('en-US')} events`;
  return [
    {
      name: `The first look after a start ${name}`,
      measured: ms(median(looks)),
      goal: `at most ${ms(INSTANT_GOAL)}`,
      met: median(looks) <= INSTANT_GOAL,
    },
    {
      name: `Any instant ${name}, 99 of 100`,
      measured: ms(p99(instants)),
      goal: `at most ${ms(INSTANT_GOAL)}`,
      met: p99(instants) <= INSTANT_GOAL,
    },
    {
      name: `The next change ${name}, 99 of 100`,
      measured: ms(p99(steps)),
      goal: `at most ${ms(STEP_GOAL)}`,
      met: p99(steps) <= STEP_GOAL,
    },
  ];
}

/**
 * Appends as many events with nobody proving them and with a prover at work, which never gets to the end of them, in many
 * turns: what else the machine does meets both of a pair alike, and each comes first as often.
 */
async function chaining(store: Store, another: () => Prover): Promise<Figure> {
  const append = async (): Promise<number> => {
    const head = await store.head();
    const pages = [...seasonEvents(head, head + BigInt(APPENDED))];
    return seconds(async () => {
      for (const { stream, page } of pages) await store.append(stream, page, -1);
    });
  };
  // Somebody follows the log in any case: only the proving is to be measured.
  const follower = store.subscribeAll(await store.head(), async () => undefined);
  const appendProved = async (): Promise<number> => {
    const prover = another();
    await atWork(prover);
    const spent = await append();
    await prover.stop();
    return spent;
  };
  await append();
  const bare: number[] = [];
  const beside: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (turn % 2 === 0) bare.push(await append());
    beside.push(await appendProved());
    if (turn % 2 === 1) bare.push(await append());
  }
  await follower.stop();
  const ratio = median(beside.map((spent, turn) => spent / (bare[turn] ?? Number.NaN)));
  return {
    name: 'Appends while the log is proved',
    measured: perSecond(APPENDED / median(beside)),
    reference: `${perSecond(APPENDED / median(bare))} unproved`,
    ratio,
    goal: `at most ${COST_GOAL}`,
    met: ratio <= COST_GOAL,
  };
}

async function atWork(prover: Prover): Promise<void> {
  const { position } = await prover.ledger.state();
  prover.start();
  while ((await prover.ledger.state()).position === position) await look();
}

const look = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

async function proved(store: Store, prover: Prover): Promise<void> {
  while ((await prover.ledger.state()).position < (await store.head())) await look();
}

async function verifying(store: Store, prover: Prover, directory: string): Promise<Figure> {
  for (const { stream, page } of seasonEvents(await store.head(), BigInt(PROVED)))
    await store.append(stream, page, -1);
  prover.start();
  await proved(store, prover);
  const file = join(directory, 'export');
  writeFileSync(file, '');
  for await (const portion of exportedLog({ store, prover })) writeFileSync(file, portion, { flag: 'a' });
  await prover.stop();
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const { broken, size = 0 } = verifyExport(file);
    rates.push((size / (performance.now() - begun)) * 1000);
    mustBe('what was found', [broken, size >= PROVED], [null, true]);
  }
  return {
    name: 'Verifying an export',
    measured: `${perSecond(median(rates))} events`,
    goal: `at least ${perSecond(VERIFY_GOAL)}`,
    met: median(rates) >= VERIFY_GOAL,
  };
}
