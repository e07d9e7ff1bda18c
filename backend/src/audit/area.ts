import { getReadModels, retryReadModel } from '@courtcrew/domain/audit/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { auditModel, traceModel } from '@courtcrew/projections/audit/index.ts';
import type { Area, Product } from '../kernel/area.ts';
import { found, type Route, route } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { accessAggregate, accessAsOf, accessNotes } from './access.ts';
import { openAsOf } from './asof/index.ts';
import { proofRoutes } from './proof.ts';
import { rawLogResource, rawLogRoutes } from './rawLog.ts';
import { auditResources } from './rest.ts';
import { auditRoutes } from './routes.ts';
import { securityLogResource, securityRoute } from './securityLog.ts';

/** Where the read models are, and another try for one that an event stopped. */
const readModelRoutes = ({
  projections,
  store,
}: Pick<Product, 'projections' | 'store'>): readonly Route[] => [
  route(getReadModels, async () => {
    const models = projections.health().map(({ model, behindMs, paused = null, ...state }) => ({
      ...state,
      name: model,
      behind: Math.round(behindMs),
      paused,
    }));
    return { head: String(await store.head()), models };
  }),
  route(retryReadModel, async ({ params: { name } }, use) => {
    const { paused } = found(
      projections.health().find(({ model }) => model === name),
      'Read model',
    );
    if (!paused) throw new Refused(refuse('conflict', 'This read model is not paused'));
    await projections.retry(name);
    use.http.note('model-retried');
    return { message: 'It is tried again' };
  }),
];

export const auditArea: Area = {
  name: 'audit',
  aggregates: [accessAggregate],
  asOf: accessAsOf,
  readModels: [auditModel, traceModel],
  open(product) {
    const contactsSeen = accessNotes(product.execute);
    const asOf = openAsOf(product);
    return {
      routes: [
        ...[...auditRoutes, ...asOf.routes, securityRoute],
        ...proofRoutes(product, contactsSeen),
        ...[...rawLogRoutes(product, contactsSeen), ...readModelRoutes(product)],
      ],
      contactsSeen,
      reactions: asOf.reactions,
      rest: [...auditResources, securityLogResource, rawLogResource(product)],
    };
  },
};
