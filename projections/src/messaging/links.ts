import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { LinkEvent } from '@courtcrew/domain/messaging/index.ts';
import type { Kysely } from 'kysely';
import { projectBy } from '../kernel/projectBy.ts';
import { column, type ReadModel, type RowOf, table } from '../kernel/readModel.ts';

/** Whose calendar has an address, and which one is in force. */
const calendars = table('calendars', { ref_id: column('text'), key: column('text') }, ['ref_id']);

/** Who took the links of letters back, and when: earlier ones are of no use. */
const revoked = table('revoked', { ref_id: column('text'), at: column('timestamptz') }, ['ref_id']);

export type LinksDatabase = {
  'links.calendars': RowOf<typeof calendars>;
  'links.revoked': RowOf<typeof revoked>;
};

export const linksModel: ReadModel = {
  name: 'links',
  version: 1,
  streams: ['links'],
  tables: [calendars, revoked],
  project: projectBy<LinkEvent>({
    CalendarOpened({ key }, { stream }, rows) {
      rows.put(calendars, { ref_id: streamId(stream), key });
    },
    CalendarClosed(_data, { stream }, rows) {
      rows.remove(calendars, { ref_id: streamId(stream) });
    },
    LetterLinksRevoked(_data, { stream, meta }, rows) {
      rows.put(revoked, { ref_id: streamId(stream), at: meta.at });
    },
  }),
};

/** Which address of somebody's calendar is in force; undefined for none. */
export const calendarKeyOf = async (db: Kysely<LinksDatabase>, ref_id: string): Promise<string | undefined> =>
  (await db.selectFrom('links.calendars').select('key').where('ref_id', '=', ref_id).executeTakeFirst())?.key;

/** Since when links of letters to somebody are good; undefined where none was taken back. */
export const letterLinksSince = async (
  db: Kysely<LinksDatabase>,
  ref_id: string,
): Promise<string | undefined> =>
  (await db.selectFrom('links.revoked').select('at').where('ref_id', '=', ref_id).executeTakeFirst())?.at;
