import { Browser } from '../../support/browser.ts';
import { textAt } from '../../support/seen.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { World } from '../../world/world.ts';
import { type Member, member, platformAdmin } from '../accounts/people.ts';

/** A server with tournaments, and the people every test of them needs. */
export interface Cast {
  readonly server: TestServer;
  readonly visitor: Browser;
  readonly platform: Member;
  /** Master of the tournaments `draft` makes. */
  readonly mia: Member;
  /** Basic admin there, without any flag. */
  readonly bob: Member;
  /** No admin of anything. */
  readonly nia: Member;
  /** A new draft with mia as its master and bob as a basic admin; answers its id. */
  draft(fields?: object): Promise<string>;
  /** The same, in this status. */
  inStatus(status: string, fields?: object): Promise<string>;
  close(): Promise<void>;
}

export const TOURNAMENT = { name: 'Dallas Open', start: '02/01/2030', end: '02/09/2030', zone: 'US/Central' };

export async function cast(
  options: { readonly now?: () => Date } = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<Cast> {
  const database = await serverDatabase();
  const server = await testServer(database.url, environment, options);
  const world = new World(server.execute);
  const platform = await platformAdmin(server, 'Pat');
  const mia = await member(server, 'Mia');
  const bob = await member(server, 'Bob');
  const nia = await member(server, 'Nia');

  const draft = async (fields: object = {}): Promise<string> => {
    const tid = textAt(
      await platform.browser.post('/api/t/addTournament', { ...TOURNAMENT, ...fields }),
      'tid',
    );
    await world.appoint(tid, mia.ref_id, 'master');
    await world.appoint(tid, bob.ref_id);
    return tid;
  };
  return {
    server,
    visitor: new Browser(server.app),
    platform,
    mia,
    bob,
    nia,
    draft,
    async inStatus(status, fields) {
      const tid = await draft(fields);
      await mia.browser.put(`/api/t/updateTournamentStatus/${tid}`, { status });
      return tid;
    },
    async close() {
      await server.close();
      await database.drop();
    },
  };
}
