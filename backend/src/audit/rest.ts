import { notesResource } from '@courtcrew/domain/audit/index.ts';
import { sectionsRunBy } from '@courtcrew/domain/roster/index.ts';
import { noteList, notesById } from '@courtcrew/projections/audit/index.ts';
import { resource } from '../kernel/http/rest.ts';

export const schedulingNotes = resource({
  spec: notesResource,
  owner: ({ tid }) => ({ tid }),
  opens: ({ section }, caller) => sectionsRunBy(caller).includes(section),
  list: (query, { use, caller }) =>
    noteList(use.db, { ...query, filter: { ...query.filter, sections: sectionsRunBy(caller) } }),
  many: (ids, { use }) => notesById(use.db, ids),
});
