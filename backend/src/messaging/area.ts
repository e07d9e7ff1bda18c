import { messagingModel } from '@courtcrew/projections/messaging/index.ts';
import type { Area } from '../kernel/area.ts';
import { messagingAggregate, templatesAggregate } from './aggregates.ts';
import { forgetting } from './forgetting.ts';
import { messagingRoutes } from './index.ts';
import { letterResources, letterRoutes, sendLetters } from './letters/index.ts';
import { messagingResources } from './rest.ts';
import { templateResource, templateRoutes } from './templates.ts';

export const messagingArea: Area = {
  name: 'messaging',
  aggregates: [messagingAggregate, templatesAggregate],
  readModels: [messagingModel],
  open: (product) => ({
    routes: [...messagingRoutes(product), ...templateRoutes, ...letterRoutes(product)],
    rest: [...messagingResources(product), templateResource, ...letterResources],
    reactions: [...forgetting, sendLetters],
  }),
};
