import type { TemplateType } from '@courtcrew/domain/messaging/index.ts';
import { column, nullable, oneOf, type RowOf, table } from '../kernel/readModel.ts';

export const templates = table(
  'templates',
  {
    etid: column('text'),
    /** Whose it is. */
    ref_id: column('text'),
    type: oneOf<TemplateType>(),
    name: column('text'),
    subject: column('text'),
    body: column('text'),
    /** The tournament whose staff may use it too. */
    tid: nullable('text'),
  },
  ['etid'],
  ['(ref_id)', '(tid)'],
);

export type TemplateTableRow = RowOf<typeof templates>;

export type MessagingDatabase = {
  'messaging.templates': TemplateTableRow;
};
