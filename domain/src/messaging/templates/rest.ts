import { z } from 'zod';
import { anyText, id } from '../../contract/fields.ts';
import { rest } from '../../contract/rest.ts';
import { template, templateForm, updateTemplate } from './contract.ts';
import { TEMPLATE_TYPES } from './events.ts';

/** The caller's templates, and those others share with the staff of the tournament a list names. */
export const templatesResource = rest({
  name: 'templates',
  area: 'messaging',
  policy: 'signedIn',
  kind: 'template',
  row: template.extend({ id: z.string() }),
  filter: z
    .object({
      tid: id,
      type: z.enum(TEMPLATE_TYPES),
      /** Part of name, subject or body, in any case. */
      q: anyText(100),
    })
    .partial(),
  sort: ['name', 'type', 'subject', 'author'],
  // One's own: whose it is the session says.
  create: templateForm,
  edit: updateTemplate.body,
  removable: true,
});
