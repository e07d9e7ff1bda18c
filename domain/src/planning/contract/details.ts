import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, flag, id, lines, message, requiredText } from '../../contract/fields.ts';
import { NOTES_MAX, TITLE_MAX, TITLE_REQUIRED } from '../model.ts';
import { policy } from './budget.ts';

/** The steps of a to-do item. */

const { post, put } = callsOf('planning');

const title = requiredText(TITLE_MAX, TITLE_REQUIRED);
const note = lines(NOTES_MAX);
const detailBefore = z
  .object({ title: anyText(TITLE_MAX), note: anyText(NOTES_MAX) })
  .partial()
  .optional();
const scope = { row: { kind: 'plan detail', id: 'body.pdid' } } as const;

export const addDetail = post('/api/addDetail', {
  policy,
  scope: { row: { kind: 'plan item', id: 'body.pid' } },
  summary: 'Adds a detail to a to-do item.',
  body: z.object({ pid: id, title, note: note.optional() }),
  answer: message.extend({ pdid: z.string() }),
});

export const editDetail = put('/api/editDetail', {
  policy,
  scope,
  summary: 'Changes title or note of a detail; 409 where one is no longer what `seen` says.',
  body: z.object({
    pdid: id,
    title: title.optional(),
    note: note.optional(),
    seen: detailBefore,
    /** What `seen` says, as callers sent it before. */
    was: detailBefore,
  }),
  answer: message,
});

export const markItemDetailFinished = put('/api/markItemDetailFinished/', {
  policy,
  scope,
  summary: 'Finishes a detail or opens it again; with `completed`, whatever it was before.',
  body: z.object({ pdid: id, completed: flag.optional() }),
  answer: message,
});

export const deleteDetail = post('/api/deleteDetail/{pdid}', {
  policy,
  scope: { row: { kind: 'plan detail', id: 'params.pdid' } },
  summary: 'Deletes a detail.',
  params: z.object({ pdid: id }),
  answer: message,
});
