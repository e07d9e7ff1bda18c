import { READ_MODELS } from '../../src/areas.ts';
import { SESSION_SECONDS } from '../../src/kernel/identity/index.ts';
import { inOrder } from '../../src/kernel/platform/inOrder.ts';
import type { Server } from '../../src/server.ts';

/** A world's people and tournaments as a running server has them. */

const ALL = READ_MODELS.map(({ name }) => name);
/** Sessions opened at a time: one that waits for a connection too long gives up. */
const OPENING = 50;

/** Somebody with an account and a session. */
export interface Person {
  readonly ref_id: string;
  readonly cookie: string;
}

/** Waits until lists show everything that was written; throws when they do not in time. */
export async function shown({ core }: Pick<Server, 'core'>, patienceMs = 30_000): Promise<void> {
  const isShown = await core.projections.settled(ALL, await core.store.head(), patienceMs);
  if (!isShown) throw new Error(`lists do not show what was written after ${patienceMs} ms`);
}

type Sessions = Pick<Server, 'app' | 'product'>;

/** Opens a session for somebody as a login leaves it, without checking a password. */
export async function signIn({ app, product }: Sessions, ref_id: string): Promise<Person> {
  const { id: jti } = await product.identity.sessions.start(ref_id, 'Test');
  const exp = Math.floor(Date.now() / 1_000) + SESSION_SECONDS;
  return { ref_id, cookie: `courtcrew=${app.jwt.sign({ sub: ref_id, jti, exp })}` };
}

/** Opens a session for each of these. */
export const signedIn = (server: Sessions, refs: readonly string[]): Promise<Person[]> =>
  inOrder(refs, OPENING, (ref_id) => signIn(server, ref_id));
