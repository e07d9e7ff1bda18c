import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { projectBy } from '../kernel/projectBy.ts';
import { column, type ReadModel, type RowOf, table } from '../kernel/readModel.ts';

/** Officials who checked in at a tournament, ever: what opens their contact data to the desk they work for. */
const came = table('came', { tid: column('text'), ref_id: column('text') }, ['tid', 'ref_id']);

export type CameDatabase = { 'came.came': RowOf<typeof came> };

export const cameModel: ReadModel = {
  name: 'came',
  version: 1,
  streams: ['board'],
  tables: [came],
  project: projectBy<Extract<BoardEvent, { type: 'CheckedIn' }>>({
    CheckedIn({ ref_id }, event, rows) {
      rows.put(came, { tid: streamId(event.stream), ref_id });
    },
  }),
};
