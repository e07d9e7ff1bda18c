import { getReadModels, retryReadModel } from '@courtcrew/domain/audit/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Product } from '../kernel/area.ts';
import { found, type Route, route } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';

/** Where the read models are, and another try for one that an event stopped. */
export const readModelRoutes = ({
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
