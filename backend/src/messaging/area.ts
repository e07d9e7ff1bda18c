import type { Area } from '../kernel/area.ts';
import { forgetMessages } from './forgetting.ts';
import { messagingRoutes } from './index.ts';
import { messagingResources } from './rest.ts';

export const messagingArea: Area = {
  name: 'messaging',
  open: (product) => ({
    routes: messagingRoutes(product),
    rest: messagingResources(product),
    reactions: [forgetMessages],
  }),
};
