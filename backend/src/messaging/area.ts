import { messagingModel } from '@courtcrew/projections/messaging/index.ts';
import type { Area } from '../kernel/area.ts';
import { messagingAggregate, templatesAggregate } from './aggregates.ts';
import { forgetting } from './forgetting.ts';
import { messagingRoutes } from './index.ts';
import { letterResources, letterRoutes, sendLetters } from './letters/index.ts';
import { postRoom, postRoutes, postRows, writeToPosters } from './posts/index.ts';
import { messagingResources } from './rest.ts';
import { templateResource, templateRoutes } from './templates.ts';

export const messagingArea: Area = {
  name: 'messaging',
  aggregates: [messagingAggregate, templatesAggregate],
  readModels: [messagingModel],
  open: (product) => ({
    routes: [...messagingRoutes(product), ...templateRoutes, ...letterRoutes(product), ...postRoutes],
    rest: [...messagingResources(product), templateResource, ...letterResources],
    rows: postRows(product.db),
    reactions: [...forgetting, sendLetters, writeToPosters],
    rooms: [postRoom],
  }),
};
