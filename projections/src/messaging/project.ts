import type { TemplateEvent } from '@courtcrew/domain/messaging/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel, Rows } from '../kernel/readModel.ts';
import { type TemplateTableRow, templates } from './tables.ts';

/** What was sealed for somebody forgotten is read as nothing until their templates are gone. */
function keepTemplate(data: TemplateTableRow, rows: Rows): void {
  const { etid, ref_id, type, name, subject, body, tid } = data;
  rows.put(templates, {
    etid,
    ref_id,
    type,
    name: name ?? '',
    subject: subject ?? '',
    body: body ?? '',
    tid,
  });
}

export const messagingModel: ReadModel = {
  name: 'messaging',
  version: 1,
  streams: ['templates'],
  tables: [templates],
  project: projectBy<TemplateEvent>({
    TemplateAdded: (data, _event, rows) => keepTemplate(data, rows),
    TemplateChanged: (data, _event, rows) => keepTemplate(data, rows),
    TemplateDeleted: ({ etid }, _event, rows) => rows.remove(templates, { etid }),
  }),
};
