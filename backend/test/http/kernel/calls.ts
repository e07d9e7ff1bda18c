import { call } from '@courtcrew/domain/contract/call.ts';
import { count, flag, id, message, requiredText, text } from '@courtcrew/domain/contract/fields.ts';
import { z } from 'zod';

/** Small calls with every feature of the contract, for tests of the edge itself. */

export const signInCall = call({
  area: 'test',
  method: 'POST',
  path: '/test/signIn',
  policy: 'public',
  body: z.object({ ref_id: id }),
  summary: 'Opens a session',
  answer: message,
});

export const echoCall = call({
  area: 'test',
  method: 'POST',
  path: '/api/test/Echo/{tid}',
  policy: 'public',
  params: z.object({ tid: id }),
  query: z.object({ q: text(20).optional() }),
  body: z.object({
    name: requiredText(20, 'First Name Required'),
    phone: text(10),
    spots: count(99),
    open: flag.optional(),
    address: z.object({ city: text(5) }).optional(),
    tags: z.array(z.string()).max(3).optional(),
  }),
  summary: 'Answers what it was sent',
  answer: z.object({
    name: z.string(),
    phone: z.string(),
    spots: z.number(),
    tid: z.string(),
    q: z.string(),
  }),
});

export const meCall = call({
  area: 'test',
  method: 'GET',
  path: '/api/test/me',
  policy: 'signedIn',
  summary: 'Who is asking',
  answer: z.object({ ref_id: z.string() }),
});

export const deskCall = call({
  area: 'test',
  method: 'GET',
  path: '/api/test/desk/{tid}',
  policy: 'desk',
  params: z.object({ tid: id }),
  scope: { tid: 'params.tid' },
  summary: 'For the desk',
  answer: message,
});

export const rowCall = call({
  area: 'test',
  method: 'PUT',
  path: '/api/test/shift/{sid}',
  policy: 'selfOrDesk',
  params: z.object({ sid: id }),
  body: z.object({ tid: id.optional(), ref_id: id.optional() }),
  scope: { row: { kind: 'shift', id: 'params.sid' }, tid: 'body.tid', subject: 'body.ref_id' },
  summary: 'For the person of the row or the desk',
  answer: z.object({ tid: z.string(), subject: z.string() }),
});

export const selfCall = call({
  area: 'test',
  method: 'GET',
  path: '/api/test/person/{ref_id}',
  policy: 'self',
  params: z.object({ ref_id: id }),
  scope: { subject: 'params.ref_id' },
  summary: 'For the person',
  answer: z.object({ subject: z.string() }),
});
