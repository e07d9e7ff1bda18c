import { credentialAfter, endsCredential } from '@courtcrew/domain/accounts/index.ts';
import { type Position, streamId, streamName } from '@courtcrew/domain/kernel/event.ts';
import { accounts, contactsOf, notForgotten } from '@courtcrew/projections/accounts/index.ts';
import type { Area, Product, Returned } from '../kernel/area.ts';
import {
  type CredentialRules,
  FORGOTTEN,
  type RightsChange,
  type RightsSource,
  type Standings,
} from '../kernel/identity/index.ts';
import { done } from '../kernel/refused.ts';
import type { AsSystem } from '../kernel/runtime/aggregate.ts';
import { personAggregate } from './aggregate.ts';
import { ensurePlatformAdmin, type FirstAdmin } from './firstAdmin.ts';
import { erase } from './forget.ts';
import { type AccountsParts, accountsParts } from './parts.ts';
import { accountsReactions } from './reactions.ts';
import { peopleResource } from './rest.ts';
import { accountsRoutes } from './routes.ts';

const ofThePerson = (apply: RightsChange['apply']): RightsChange => ({
  whose: ({ stream }) => streamId(stream),
  apply,
});

const accountRights: RightsSource<Pick<Standings, 'platform' | 'forgotten'>> = {
  model: accounts.name,
  rows: 'select platform_admin as platform, forgotten from accounts.people where ref_id = asked.ref_id',
  shown: (before, row) => ({ ...before, ...row }),
  changes: {
    PlatformAdminGranted: ofThePerson((before) => ({ ...before, platform: true })),
    PlatformAdminRevoked: ofThePerson((before) => ({ ...before, platform: false })),
    PersonForgotten: ofThePerson(() => FORGOTTEN),
  },
};

export const credentialRules: CredentialRules = {
  stream: (ref_id) => streamName(personAggregate.name, ref_id),
  after: credentialAfter,
  ends: endsCredential,
};

export const accountsArea: Area = {
  name: 'accounts',
  aggregates: [personAggregate],
  readModels: [accounts],
  rights: accountRights,
  credential: credentialRules,
  contacts: (db) => (refs) => contactsOf(db, refs),
  forgets: {
    by: 'PersonForgotten',
    owner: ({ stream }) => streamId(stream),
    returned: async ({ db, bus }, erased) => {
      const there = [];
      for (const ref_id of await notForgotten(db, erased)) {
        const { status } = await bus.peek(personAggregate, ref_id);
        if (status === 'member') there.push({ owner: ref_id, stream: ref_id });
      }
      return there;
    },
  },
  open: (product) => {
    const parts = accountsParts(product);
    return {
      routes: accountsRoutes(parts),
      rest: [peopleResource(parts)],
      reactions: accountsReactions(parts),
      eraseAgain: (returned) => eraseAgain(product.asSystem, parts, returned),
      begin: () => firstAdmin(product),
    };
  },
};

async function firstAdmin(product: Product): Promise<string[]> {
  const { db, asSystem, identity, admin } = product;
  const first = await ensurePlatformAdmin({
    db,
    execute: asSystem,
    emails: accountsParts(product).emails,
    passwords: identity.passwords,
    secret: product.secretFor('people'),
    ...admin,
  });
  return announced(first);
}

function announced({ created, email, password }: FirstAdmin): string[] {
  if (password) return [`Platform admin: ${email}, password ${password} (shown only now)`];
  return created ? [`Platform admin: ${email}, password as set in ADMIN_PASSWORD`] : [];
}

/** Erases people a restored backup brought back, taking a platform admin's right away first. */
async function eraseAgain(
  execute: AsSystem,
  parts: AccountsParts,
  returned: readonly Returned[],
): Promise<Position> {
  let position: Position = 0n;
  for (const { owner: ref_id } of returned) {
    done(await execute(personAggregate, ref_id, { type: 'RevokePlatformAdmin' }));
    const forgotten = done(await execute(personAggregate, ref_id, { type: 'Forget' }));
    await erase(parts, ref_id);
    position = forgotten.position ?? position;
  }
  return position;
}
