import { notesResource } from '@courtcrew/domain/audit/index.ts';
import { noteList, notesById } from '@courtcrew/projections/audit/index.ts';
import { resource } from '../http/rest.ts';

export const schedulingNotes = resource({
  spec: notesResource,
  owner: ({ tid }) => ({ tid }),
  list: (query, { use }) => noteList(use.db, query),
  many: (ids, use) => notesById(use.db, ids),
});
