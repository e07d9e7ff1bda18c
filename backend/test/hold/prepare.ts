import { testServer } from '../support/server.ts';
import { type Person, shown, signedIn } from '../world/served.ts';
import { World } from '../world/world.ts';

/** What a suite prepares before its own servers start. */
export interface Prepared {
  readonly world: World;
  /** Its tournaments are at the same hours as those of `world`. */
  readonly rival: World;
  people(count: number): Promise<Person[]>;
  platformAdmin(): Promise<Person>;
}

/** Prepares people and tournaments, then leaves the database to the servers under test. */
export async function prepare<Result>(
  databaseUrl: string,
  work: (prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  const server = await testServer(databaseUrl);
  const world = new World(server.core.execute);
  const people = async (count: number) => signedIn(server, await world.people(count));
  try {
    const result = await work({
      world,
      rival: new World(server.core.execute),
      people,
      async platformAdmin() {
        const [platform] = (await people(1)) as [Person];
        await world.promote(platform.ref_id);
        return platform;
      },
    });
    await shown(server);
    return result;
  } finally {
    await server.close();
  }
}
