import { messagingModel } from '@courtcrew/projections/messaging/index.ts';
import type { Area } from '../kernel/area.ts';
import { templatesAggregate } from './aggregates.ts';
import { forgetMessages } from './forgetting.ts';
import { messagingRoutes } from './index.ts';
import { messagingResources } from './rest.ts';
import { templateResource, templateRoutes } from './templates.ts';

export const messagingArea: Area = {
  name: 'messaging',
  aggregates: [templatesAggregate],
  readModels: [messagingModel],
  open: (product) => ({
    routes: [...messagingRoutes(product), ...templateRoutes],
    rest: [...messagingResources(product), templateResource],
    reactions: [forgetMessages],
  }),
};
