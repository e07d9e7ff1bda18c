import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { type Projectors, projectBy } from '../kernel/projectBy.ts';
import type { ReadModel } from '../kernel/readModel.ts';
import { contacts } from './tables.ts';

type ContactEvent = Extract<BoardEvent, { type: `Contact${string}` }>;

const projectors: Projectors<ContactEvent> = {
  ContactAdded({ flags, ...contact }, event, rows) {
    rows.put(contacts, { tid: streamId(event.stream), ...contact, ...flags });
  },
  ContactChanged({ id, flags, ...changes }, _, rows) {
    rows.patch(contacts, { id }, { ...changes, ...flags });
  },
  ContactRemoved({ id }, _, rows) {
    rows.remove(contacts, { id });
  },
};

/** Names and phones of those who are texted about calls. */
export const contactsModel: ReadModel = {
  name: 'contacts',
  version: 1,
  streams: ['board'],
  tables: [contacts],
  project: projectBy<ContactEvent>(projectors),
};
