import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { boardModel, contactsAmong, contactsModel } from '@courtcrew/projections/board/index.ts';
import type { Area } from '../kernel/area.ts';
import { tournament, unlessHidden } from '../tournaments/index.ts';
import { boardAggregate } from './aggregate.ts';
import { boardAsOf } from './asOf.ts';
import { boardReactions } from './reactions.ts';
import { boardReads } from './reads.ts';
import { removeContactsAgain } from './removeAgain.ts';
import { boardReports } from './reports.ts';
import { boardResources } from './rest.ts';
import { boardRooms } from './room.ts';
import { boardRoutes } from './routes.ts';
import { boardRows } from './rows.ts';
import { BoardViews } from './view.ts';

type Removed = RecordedEvent<Extract<BoardEvent, { type: 'ContactRemoved' }>>;

export const boardArea: Area = {
  name: 'board',
  aggregates: [boardAggregate],
  asOf: boardAsOf,
  readModels: [boardModel, contactsModel],
  forgets: {
    by: 'ContactRemoved',
    owner: (event) => (event as Removed).data.id,
    returned: async ({ db, bus }, erased) => {
      const there = [];
      for (const { tid, id } of await contactsAmong(db, erased)) {
        if ((await bus.peek(boardAggregate, tid)).contacts.has(id)) there.push({ owner: id, stream: tid });
      }
      return there;
    },
  },
  open: (product) => {
    const views = new BoardViews(product.db, product.projections);
    return {
      routes: [
        ...boardRoutes({
          boardNow: (tid) => product.bus.peek(boardAggregate, tid),
          ratesNow: async (tid) => (await product.bus.peek(tournament, tid)).fields,
        }),
        ...boardReads(views, product.secretFor('displays')),
        ...boardReports,
      ],
      rest: boardResources,
      rows: boardRows(product.db),
      reactions: boardReactions(product),
      rooms: boardRooms(views),
      knowsOf: async (tid, caller) => unlessHidden(await views.venueOf(tid), caller) !== undefined,
      eraseAgain: (returned) => removeContactsAgain(product.asSystem, returned),
    };
  },
};
