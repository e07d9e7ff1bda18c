import { addDays } from '@courtcrew/domain/kernel/time.ts';
import { Browser } from '../../support/browser.ts';
import { IDLE } from '../../support/react.ts';
import { textAt } from '../../support/seen.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { World } from '../../world/world.ts';
import { type Member, member, platformAdmin } from '../accounts/people.ts';

/** A server with rosters, a tournament's desks, and two people who want to work. */
export interface Cast {
  readonly server: TestServer;
  readonly world: World;
  readonly visitor: Browser;
  readonly platform: Member;
  /** Master of every tournament here. */
  readonly mia: Member;
  /** Basic admin with the referee and the athletic trainer flag, and one with the latter alone. */
  readonly dora: Member;
  readonly leo: Member;
  /** Basic admin with the volunteer flag. */
  readonly vera: Member;
  readonly ann: Member;
  readonly ben: Member;
  /** A tournament with these desks, in a status. */
  tournament(status: string, fields?: object): Promise<string>;
  publish(tid: string): Promise<void>;
  /**
   * A shift from one hour to another at the venue; answers its id. Each tournament is played on another day, so
   * that what somebody works in one test is no clash in the next.
   */
  shift(tid: string, from: number, to: number, fields?: object): Promise<string>;
  /** Two tournaments on one day. */
  sameDay(tid: string, other: string): void;
  close(): Promise<void>;
}

const hour = (of: number): string => String(of).padStart(2, '0');

export async function cast(environment: Readonly<Record<string, string>> = IDLE): Promise<Cast> {
  const database = await serverDatabase();
  const server = await testServer(database.url, environment);
  const world = new World(server.execute);
  const platform = await platformAdmin(server, 'Pat');
  const [mia, dora, leo, vera, ann, ben] = [
    await member(server, 'Mia'),
    await member(server, 'Dora'),
    await member(server, 'Leo'),
    await member(server, 'Vera'),
    await member(server, 'Ann'),
    await member(server, 'Ben'),
  ];
  const days = new Map<string, string>();
  const put = async (tid: string, status: string) => {
    await mia.browser.put(`/api/t/updateTournamentStatus/${tid}`, { status });
  };
  return {
    server,
    world,
    visitor: new Browser(server.app),
    platform,
    mia,
    dora,
    leo,
    vera,
    ann,
    ben,
    async tournament(status, fields = {}) {
      const open = { name: 'Dallas Open', start: '03/01/2030', end: '04/30/2030', zone: 'US/Central' };
      const added = await platform.browser.post('/api/t/addTournament', { ...open, ...fields });
      const tid = textAt(added, 'tid');
      days.set(tid, addDays('2030-03-01', days.size));
      await world.appoint(tid, mia.ref_id, 'master');
      await world.appoint(tid, dora.ref_id, 'referee', 'line');
      await world.appoint(tid, leo.ref_id, 'line');
      await world.appoint(tid, vera.ref_id, 'volunteer');
      await mia.browser.put(`/api/t/editTournament/${tid}`, fields);
      if (status !== 'draft') await put(tid, status);
      return tid;
    },
    publish: (tid) => put(tid, 'published'),
    async shift(tid, from, to, fields = {}) {
      const form = {
        name: `From ${from} to ${to}`,
        category: 'Athletic Trainer',
        start: `${days.get(tid)}T${hour(from)}:00`,
        end: `${days.get(tid)}T${hour(to)}:00`,
        spots: 2,
        ...fields,
      };
      return textAt(await mia.browser.post(`/api/addShift/${tid}`, form), 'sid');
    },
    sameDay(tid, other) {
      days.set(other, days.get(tid) ?? '');
    },
    async close() {
      await server.close();
      await database.drop();
    },
  };
}
