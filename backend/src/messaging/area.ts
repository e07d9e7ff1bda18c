import { linksModel, messagingModel } from '@courtcrew/projections/messaging/index.ts';
import type { Area } from '../kernel/area.ts';
import { linksAggregate, messagingAggregate, templatesAggregate } from './aggregates.ts';
import { messagingAsOf } from './asOf.ts';
import { calendarRoutes } from './calendar/index.ts';
import { forgetting } from './forgetting.ts';
import { messagingRoutes } from './index.ts';
import { leavingRoutes, stopForWhoLeft } from './leaving/index.ts';
import { LeavingLinks } from './leaving/links.ts';
import { letterResources, letterRoutes, sendLetters } from './letters/index.ts';
import { postRoom, postRoutes, postRows, writeToPosters } from './posts/index.ts';
import { remindOfShifts } from './reminders/index.ts';
import { messagingResources } from './rest.ts';
import { templateResource, templateRoutes } from './templates.ts';
import { textingRoutes } from './texting/index.ts';

export const messagingArea: Area = {
  name: 'messaging',
  aggregates: [messagingAggregate, templatesAggregate, linksAggregate],
  asOf: messagingAsOf,
  readModels: [messagingModel, linksModel],
  open: (product) => {
    const { db, outbox, publicUrl } = product;
    const parts = { db, outbox, publicUrl, links: new LeavingLinks(product.secretFor('leave-letters')) };
    return {
      routes: [
        ...messagingRoutes(product),
        ...templateRoutes,
        ...letterRoutes(parts),
        ...postRoutes(product),
        ...leavingRoutes(parts),
        ...textingRoutes(product),
        ...calendarRoutes({ outbox, publicUrl, calendarSecret: product.secretFor('calendar') }),
      ],
      rest: [...messagingResources(product), templateResource, ...letterResources(product)],
      rows: postRows(db),
      reactions: [...forgetting, sendLetters(parts), writeToPosters, stopForWhoLeft],
      schedules: [remindOfShifts(parts)],
      rooms: [postRoom],
    };
  },
};
