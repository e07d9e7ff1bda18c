import {
  invoiceOwner,
  matchOwner,
  payOwner,
  reconciliationModel,
} from '@courtcrew/projections/reconciliation/index.ts';
import type { Area } from '../kernel/area.ts';
import { invoiceAggregate } from './aggregate.ts';
import { billEverybody } from './billing.ts';
import { invoiceRoutes } from './invoices.ts';
import { markRoutes } from './marks.ts';
import { reconciliationReactions } from './reactions.ts';
import { readRoutes } from './reads.ts';
import { reconciliationResources } from './rest.ts';
import { reconciliationRoom } from './room.ts';
import { storyRoute } from './story.ts';

export const reconciliationArea: Area = {
  name: 'reconciliation',
  aggregates: [invoiceAggregate],
  readModels: [reconciliationModel],
  open: ({ db, store, read, asSystem }) => ({
    routes: [...markRoutes, ...readRoutes, ...invoiceRoutes, storyRoute({ events: store, read })],
    rest: reconciliationResources,
    rows: {
      match: (id) => matchOwner(db, id),
      pay: (id) => payOwner(db, id),
      invoice: async (id) => {
        const owner = await invoiceOwner(db, id);
        return owner && { tid: owner.tid };
      },
    },
    reactions: reconciliationReactions,
    rooms: [reconciliationRoom(db)],
    begin: async () => {
      await billEverybody(db, (book, command) => asSystem(invoiceAggregate, book, command));
      return [];
    },
  }),
};
