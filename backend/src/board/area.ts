import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import {
  assignmentOwner,
  boardModel,
  contactOwner,
  contactsAmong,
  contactsModel,
  notificationOwner,
  statusOwner,
} from '@courtcrew/projections/board/index.ts';
import type { Area } from '../kernel/area.ts';
import { eraseAgain } from '../kernel/eraseAgain.ts';
import { remembering } from '../kernel/http/rest/rememberedRows.ts';
import { tournament, unlessHidden } from '../tournaments/index.ts';
import { boardAggregate } from './aggregate.ts';
import { boardAsOf } from './asOf.ts';
import { contactRoutes } from './contacts.ts';
import { dutyRoutes } from './duty.ts';
import { monitorRoutes } from './monitors.ts';
import { notificationRoutes } from './notifications.ts';
import type { BoardParts } from './onBoard.ts';
import { playRoutes } from './play.ts';
import { boardReactions } from './reactions.ts';
import { boardReads } from './reads.ts';
import { boardReports } from './reports.ts';
import { boardResources } from './rest.ts';
import { boardRooms } from './room.ts';
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
    const { db, bus } = product;
    const views = new BoardViews(db, product.projections);
    const parts: BoardParts = {
      boardNow: (tid) => bus.peek(boardAggregate, tid),
      ratesNow: async (tid) => (await bus.peek(tournament, tid)).fields,
    };
    return {
      routes: [
        ...[...playRoutes(parts), ...dutyRoutes(parts), ...notificationRoutes(parts)],
        ...[...contactRoutes(parts), ...monitorRoutes],
        ...boardReads(views, product.secretFor('displays')),
        ...boardReports,
      ],
      rest: boardResources,
      rows: {
        assignment: remembering((id) => assignmentOwner(db, id)),
        status: remembering((id) => statusOwner(db, id)),
        notification: remembering((nid) => notificationOwner(db, nid)),
        contact: remembering((id) => contactOwner(db, id)),
      },
      reactions: boardReactions(product),
      rooms: boardRooms(views),
      knowsOf: async (tid, caller) => unlessHidden(await views.venueOf(tid), caller) !== undefined,
      eraseAgain: (returned) =>
        eraseAgain(
          product.asSystem,
          boardAggregate,
          returned,
          (id) => ({ type: 'RemoveContact', id }) as const,
        ),
    };
  },
};
