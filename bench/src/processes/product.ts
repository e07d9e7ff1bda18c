import { createLog } from '@courtcrew/backend/kernel/http/metrics/logging.ts';
import { gracefulShutdown } from '@courtcrew/backend/kernel/platform/shutdown.ts';
import { rosterAggregate } from '@courtcrew/backend/roster/index.ts';
import { startServer } from '@courtcrew/backend/server.ts';
import { loadSettings } from '@courtcrew/backend/settings.ts';
import { loadDemo } from '@courtcrew/demo/index.ts';
import { type Person, shown, signedIn, signIn } from '../../../backend/test/world/served.ts';
import { type Planned, type Played, World } from '../../../backend/test/world/world.ts';
import { type Crowd, type CrowdSize, gatherCrowd } from '../crowd.ts';
import { writePastLetters } from '../pastLetters.ts';
import { answerWith } from '../rpc.ts';
import { portOf } from './portOf.ts';

const settings = loadSettings();
const log = createLog(settings.logLevel);
const shutdown = gracefulShutdown(log);
const server = await startServer(settings, log, shutdown);
const { app, core } = server;
const world = new World(core.execute);

/** A board with its courts free and its people in the queue. */
export interface Venue {
  readonly tid: string;
  /** Names of the courts. */
  readonly courts: readonly string[];
  /** In the order of the queue. */
  readonly referees: readonly string[];
}

const api = {
  port: async (): Promise<number> => portOf(app),

  session: (ref_id: string): Promise<Person> => signIn(server, ref_id),

  /** People with a session each. */
  async users(count: number): Promise<Person[]> {
    const users = await signedIn(server, await world.people(count));
    await shown(server);
    return users;
  },

  async tournament(shifts: readonly Planned[]): Promise<Played> {
    const played = await world.tournament(shifts);
    await shown(server);
    return played;
  },

  /** Courts and referees in the queue, so many of each. */
  async venue(master: string, courts: number, referees: number): Promise<Venue> {
    const { tid } = await world.tournament();
    await world.appoint(tid, master, 'master');
    const people = await world.people(referees);
    await world.staff(tid, people);
    const venue = { tid, courts: await world.courts(tid, courts), referees: people };
    await world.checkIn(tid, people);
    await shown(server);
    return venue;
  },

  /** Volunteers with a master, so many. */
  async crowd(master: string, size: CrowdSize): Promise<Crowd> {
    const crowd = await gatherCrowd(world, master, size);
    await shown(server, 60_000);
    return crowd;
  },

  /** Who is seated in each of these shifts: as the read model shows it, and as the log has it. */
  async seated({ tid, sids }: Played): Promise<{ shown: string[][]; logged: string[][] }> {
    const state = await core.bus.peek(rosterAggregate, tid);
    const logged = sids.map((sid) =>
      [...state.people].flatMap(([ref_id, { rows }]) =>
        rows.filter((row) => row.sid === sid && !row.waitlist).map(() => ref_id),
      ),
    );
    const rows = await core.db
      .selectFrom('roster.signups')
      .select(['sid', 'ref_id'])
      .where('tid', '=', tid)
      .where('waitlist', '=', false)
      .execute();
    const shown = sids.map((sid) => rows.filter((row) => row.sid === sid).map(({ ref_id }) => ref_id));
    return { shown, logged };
  },

  /** The log of so many letters to everybody of a crowd. */
  async pastLetters(master: string, { tid }: Crowd, count: number): Promise<void> {
    await writePastLetters(core.pool, { tid, master, count });
  },

  demo: (): Promise<void> => loadDemo(server),

  /** Processor time that this process has taken so far. */
  async processorMs(): Promise<number> {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },

  memory: async (): Promise<number> => process.memoryUsage().rss,

  /** What is in use, without what is only waiting to be collected. */
  async inUse(): Promise<number> {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
};
export type ProductApi = typeof api;
answerWith(api);
process.removeAllListeners('disconnect');
process.on('disconnect', () => shutdown.close());
