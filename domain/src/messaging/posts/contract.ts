import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, id, inTournament, lines, message } from '../../contract/fields.ts';
import { SECTIONS } from '../../tournaments/index.ts';
import { NOT_REGISTERED, POST_MAX } from './limits.ts';

/** Calls of the message boards: one for each section, for who works there and who looks after it. */

const { post, put, remove } = callsOf('messaging');
const policy = 'signedIn';
const unread = z.unknown().optional();

/** Which board: the referees' when absent. */
const category = z.enum(SECTIONS, 'must be referee, line or volunteer').default('referee');
const postRow = z.object({
  id: z.string(),
  /** The author's. */
  name: z.string(),
  ref_id: z.string(),
  message: z.string(),
  /** UTC instant. */
  post_time: z.string(),
  edited: z.boolean(),
  /** The name of whoever of the staff edited it last; null where its author did. */
  edited_by: z.string().nullable(),
});
export type PostRow = z.output<typeof postRow>;

const notRegistered = z.object({ message: z.literal(NOT_REGISTERED) });

export const getMessages = post('/api/messageboard/getMessages', {
  policy,
  scope: { tid: 'body.tid' },
  summary: 'The message board of a section, the newest first; 409 for who is not selected or confirmed there',
  body: z.object({ tid: id, ref_id: unread, category }),
  answer: z.union([notRegistered, z.array(postRow)]),
});

export const addMessage = post('/api/messageBoard/addMessage', {
  policy,
  scope: { tid: 'body.tid' },
  summary: 'Posts on the message board of a section, in the name of the caller',
  body: z.object({
    tid: id,
    message: lines(POST_MAX),
    category,
    ref_id: unread,
    first: unread,
    last: unread,
    name: unread,
  }),
  answer: message.extend({ id: z.string().optional() }),
});

export const editMessage = put('/api/messageBoard/editMessage', {
  policy,
  scope: { row: { kind: 'post', id: 'body.id' } },
  summary: "Changes a post: the caller's own, or any for who looks after the board",
  body: z.object({
    id,
    message: lines(POST_MAX),
    /** What stood there: where it is something else by now, the change is refused. */
    seen: anyText(POST_MAX).optional(),
  }),
  answer: message,
});

export const deleteMessage = remove('/api/messageBoard/deleteMessage/{id}', {
  policy,
  scope: { row: { kind: 'post', id: 'params.id' } },
  params: z.object({ id }),
  summary: "Deletes a post of the caller's own",
  answer: message,
});

export const sendPosterEmail = post('/api/messageboard/sendEmail', {
  policy,
  operation: 'sendPosterEmail',
  scope: { tid: 'body.tid' },
  summary: 'Writes to the author of a post, who answers to the caller',
  body: z.object({ tid: id, from: unread, id, body: lines(POST_MAX) }),
  answer: message,
});

export const getMessageBoardEmails = post('/api/email/getMessageBoardEmails/{tid}', {
  policy,
  ...inTournament,
  summary: 'The past emails to a section, the newest first; for who reads its message board',
  body: z.object({ category, ref_id: unread }),
  answer: z.union([
    notRegistered,
    z.array(z.object({ time: z.string(), subject: z.string(), author: z.string(), body: z.string() })),
  ]),
});
