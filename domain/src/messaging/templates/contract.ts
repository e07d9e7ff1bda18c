import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, id, lines, message, text } from '../../contract/fields.ts';
import { TEMPLATE_TYPES } from './events.ts';
import { BODY_MAX, SUBJECT_MAX, TEMPLATE_NAME_MAX } from './limits.ts';

const { get, post, put } = callsOf('messaging');

export const template = z.object({
  etid: z.string(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  type: z.enum(TEMPLATE_TYPES),
  /** The tournament whose staff may use it too; null for its owner alone. */
  tid: z.string().nullable(),
  /** Whose it is. */
  ref_id: z.string(),
  /** Their name. */
  author: z.string(),
});

export type TemplateRow = z.output<typeof template>;

const type = z.enum(TEMPLATE_TYPES, 'must be email or text');
const parts = { name: text(TEMPLATE_NAME_MAX), subject: text(SUBJECT_MAX), body: lines(BODY_MAX) };
/** Left out where a template stays as it is shared; an empty one shares it with nobody. */
const sharedWith = z
  .union([id, z.literal('')])
  .nullable()
  .optional();

/** A new template, whoever's it is to be. */
export const templateForm = z.object({ ...parts, subject: parts.subject.optional(), type, tid: sharedWith });

const listed = {
  policy: 'self',
  scope: { subject: 'params.ref_id', tid: 'query.tid' },
  params: z.object({ ref_id: id }),
  /** Also what others share with the staff of this tournament; for its staff. */
  query: z.object({ tid: id.optional() }),
  answer: z.array(template),
} as const;

export const getTemplates = get('/api/getTemplates/{ref_id}', {
  ...listed,
  summary: "A person's templates of mails and texts, by name; with `tid` also those shared in the tournament",
});

export const getTextTemplates = get('/api/getTextTemplates/{ref_id}', {
  ...listed,
  summary: 'The templates of texts among them',
});

export const saveTemplate = post('/api/saveTemplate', {
  policy: 'self',
  scope: { subject: 'body.ref_id', tid: 'body.tid' },
  summary: 'Keeps a new template. `tid` shares it with the staff of that tournament.',
  body: templateForm.extend({ ref_id: id.optional() }),
  answer: message.extend({ etid: z.string() }),
});

export const updateTemplate = put('/api/updateTemplate/{etid}', {
  policy: 'signedIn',
  scope: { tid: 'body.tid' },
  summary: "Changes a template of the caller's own; what is left out stays",
  params: z.object({ etid: id }),
  body: z
    .object({
      ...{ ...parts, type, tid: sharedWith },
      /** The parts that are changed, as they were seen: 409 where one is another by now. */
      seen: z
        .object({
          ...{ name: anyText(TEMPLATE_NAME_MAX), subject: anyText(SUBJECT_MAX), body: anyText(BODY_MAX) },
          ...{ type, tid: id.nullable() },
        })
        .partial(),
    })
    .partial(),
  answer: message,
});

export const deleteTemplate = post('/api/deleteTemplate/{etid}', {
  policy: 'signedIn',
  summary: "Deletes a template of the caller's own",
  params: z.object({ etid: id }),
  body: z.object({ ref_id: id.optional() }).optional(),
  answer: message,
});
