import { envelope, type Planned, type Played, Season } from '../../bench/season.ts';
import { personAggregate } from '../../src/accounts/index.ts';
import { credentialRules } from '../../src/accounts/rights.ts';
import { READ_MODELS } from '../../src/areas.ts';
import { Credentials } from '../../src/kernel/identity/index.ts';
import { SessionStore } from '../../src/kernel/identity/sessions.ts';
import type { CommandBus } from '../../src/kernel/runtime/commandBus.ts';
import { wholeServer } from '../support/wholeServer.ts';
import { spread } from './asking.ts';

const GROUP = 50;
const ALL = READ_MODELS.map(({ name }) => name);

/** Somebody with an account and a session. */
export interface Person {
  readonly ref_id: string;
  readonly cookie: string;
}

export interface Prepared {
  readonly bus: Pick<CommandBus, 'execute'>;
  people(count: number): Promise<Person[]>;
  platformAdmin(): Promise<Person>;
  tournament(shifts: readonly Planned[]): Promise<Played>;
  /** A tournament at the same hours as the first one of `tournament`. */
  rival(shifts: readonly Planned[]): Promise<Played>;
}

/**
 * Prepares people and tournaments through commands, then leaves the database to the servers under test. Logging
 * 900 people in by their passwords would take minutes and prove nothing here: sessions are opened as a login does.
 */
export async function prepare<Result>(
  databaseUrl: string,
  work: (prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  const server = await wholeServer(databaseUrl);
  const { core, app } = server;
  const [season, rivals] = [new Season(core.bus), new Season(core.bus)];
  const sessions = new SessionStore(
    core.pool,
    new Credentials(core.store, credentialRules),
    async () => undefined,
  );
  const exp = Math.floor(Date.now() / 1_000) + 24 * 60 * 60;
  const signedIn = async (ref_id: string): Promise<Person> => {
    const { id: jti } = await sessions.start(ref_id);
    return { ref_id, cookie: `courtcrew=${app.jwt.sign({ sub: ref_id, jti, exp })}` };
  };
  try {
    const result = await work({
      bus: core.bus,
      async people(count) {
        // In groups: a registration that waits for a connection too long gives up.
        const groups = Array.from({ length: Math.ceil(count / GROUP) }, (_, index) =>
          Math.min(GROUP, count - index * GROUP),
        );
        const people = await spread(groups, 1, async (size) =>
          Promise.all((await season.people(size)).map(signedIn)),
        );
        return people.flat();
      },
      async platformAdmin() {
        const [ref_id = ''] = await season.people(1);
        await core.bus.execute(personAggregate, ref_id, { type: 'GrantPlatformAdmin' }, envelope());
        return signedIn(ref_id);
      },
      tournament: (shifts) => season.tournament(shifts),
      rival: (shifts) => rivals.tournament(shifts),
    });
    await core.projections.settled(ALL, await core.store.head(), 30_000);
    return result;
  } finally {
    await server.close();
  }
}
