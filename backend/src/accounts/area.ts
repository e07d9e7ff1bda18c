import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { accounts, contactsOf, notForgotten } from '@courtcrew/projections/accounts/index.ts';
import type { Area, Product } from '../kernel/area.ts';
import { personAggregate } from './aggregate.ts';
import { eraseAgain } from './eraseAgain.ts';
import { ensurePlatformAdmin, type FirstAdmin } from './firstAdmin.ts';
import { accountsParts } from './parts.ts';
import { accountsReactions } from './reactions.ts';
import { peopleResource } from './rest.ts';
import { accountRights, credentialRules } from './rights.ts';
import { accountsRoutes } from './routes.ts';

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
      eraseAgain: (returned) =>
        eraseAgain(
          product.asSystem,
          parts,
          returned.map(({ owner }) => owner),
        ),
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
