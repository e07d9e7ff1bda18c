import { forgetMe, forgetPerson, setPlatformAdmin } from '@courtcrew/domain/accounts/contract.ts';
import type { Actor } from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { platformAdmins } from '@courtcrew/projections/accounts/index.ts';
import type { Pool } from 'pg';
import { type Route, route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { placed } from '../kernel/runtime/aggregate.ts';
import { personAggregate } from './aggregate.ts';
import type { AccountsParts } from './parts.ts';
import { provePassword } from './passwordCheck.ts';

/** Deletes what is kept of a forgotten person outside log and read models, and their key. Repeatable. */
export async function erase(
  { forgetKey, identity, emails, outbox }: AccountsParts,
  ref_id: string,
): Promise<void> {
  await forgetKey(ref_id);
  await identity.shutOut(ref_id);
  await identity.security.blank(ref_id);
  await identity.pendingLogins.discard(ref_id);
  await identity.usedCodes.forget(ref_id);
  await outbox.forget(ref_id);
  await emails.releaseAll(ref_id);
}

async function forget(parts: AccountsParts, use: Use, ref_id: string, actor: Actor): Promise<void> {
  const [forgotten] = placed(await use.execute(personAggregate, ref_id, { type: 'Forget' }, { actor }));
  await erase(parts, ref_id);
  if (forgotten && !(await parts.erased(forgotten))) throw new Refused(UNFINISHED);
}

/** What is promised holds, but it would not be true yet to say that it is done. */
const UNFINISHED = refuse('unfinished', 'The erasure is on record and will be finished in a moment');
const FORGOTTEN = { message: 'All personal data has been erased' };

const NOBODY_LEFT = refuse('conflict', 'The platform needs at least one admin');

const ADMINS_LOCK = `select pg_advisory_lock(hashtextextended('courtcrew.platform-admins', 0))`;

/** One after another on all servers, so that the last platform admin is known to be the last. */
async function oneServerAtATime<Answer>(pool: Pool, task: () => Promise<Answer>): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query(ADMINS_LOCK);
    return await task();
  } finally {
    // The lock ends with its connection, whatever has become of either.
    client.release(true);
  }
}

export const forgetRoutes = (parts: AccountsParts): Route[] => [
  route(
    forgetMe,
    async ({ caller, body }, use) => {
      await provePassword(parts, use, caller.ref_id, body.password);
      await forget(parts, use, caller.ref_id, caller.actor());
      use.http.signOut();
      return FORGOTTEN;
    },
    { limit: 'reset' },
  ),

  route(forgetPerson, async ({ body, caller }, use) => {
    await forget(parts, use, body.ref_id, caller.actor(body.ref_id));
    return FORGOTTEN;
  }),

  route(setPlatformAdmin, ({ body, caller }, use) =>
    oneServerAtATime(parts.pool, async () => {
      const { ref_id, granted } = body;
      const type = granted ? 'GrantPlatformAdmin' : 'RevokePlatformAdmin';
      const actor = caller.actor(ref_id);
      const admins = await platformAdmins(use.db);
      if (!granted && admins.includes(ref_id)) {
        if (admins.length === 1) throw new Refused(NOBODY_LEFT);
        if (ref_id === caller.ref_id)
          throw new Refused(refuse('conflict', 'Another platform admin has to take this right from you'));
      }
      await use.execute(personAggregate, ref_id, { type }, { actor });
      await use.shown();
      return { message: granted ? 'Platform admin added' : 'Platform admin removed' };
    }),
  ),
];
