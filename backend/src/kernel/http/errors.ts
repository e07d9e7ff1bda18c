import { templateOf } from '@courtcrew/domain/contract/fields.ts';
import { isRefusal, type Refusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Text } from '@courtcrew/domain/kernel/text.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppendTooLarge, OutcomeUnknown, StoreUnavailable, StreamUnusable } from '../eventstore/port.ts';
import { Refused } from '../refused.ts';
import { TOO_LATE } from './limits/inFlight.ts';

const STATUS: Readonly<Record<string, number>> = {
  invalid: 400,
  'unknown-position': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  full: 409,
  stale: 409,
  'too-large': 413,
  'wrong-type': 415,
  'idempotency-mismatch': 422,
  'too-many': 429,
  broken: 500,
  unavailable: 503,
  unfinished: 503,
  unknown: 503,
};

/** A refusal the edge has no status for is a rule of the field that said no. */
export const statusOf = (refusal: Refusal): number => STATUS[refusal.code] ?? 409;

const BROKEN = refuse('broken', 'Something went wrong on our side. Please try again.');
const UNAVAILABLE = refuse(
  'unavailable',
  'The service is not reachable right now. Please try again shortly.',
);

const UNUSABLE = refuse(
  'unavailable',
  'This part of the data cannot be used at the moment. Those who run the service have been told.',
);
const TOO_LARGE = refuse('too-large', 'This is too large to be kept in one piece.');

const MAY_BE_DONE = refuse(
  'unknown',
  'This took too long, and may have been done already. Please try again: it is done once.',
);
/** Without a key nothing tells a second sending from a second wish. */
const MAY_BE_DONE_KEYLESS = refuse(
  'unknown',
  'This took too long, and may have been done already. Please look before you send it again.',
);
const NOTHING_SAVED: ReadonlyMap<Text, Text> = new Map(
  [UNAVAILABLE.text, TOO_LATE.text].map((text) => [text, `${text} Nothing was saved.`]),
);

/** A command that is answered 503 says whether something may have come of it: `unknown` then, `unavailable` if not. */
function ofCommand(refusal: Refusal, { use, method, headers }: FastifyRequest): Refusal {
  if (use === undefined || method === 'GET' || refusal.code !== 'unavailable') return refusal;
  if (use.mayHaveDone) return headers['idempotency-key'] ? MAY_BE_DONE : MAY_BE_DONE_KEYLESS;
  return { ...refusal, text: NOTHING_SAVED.get(refusal.text) ?? refusal.text };
}

const RETRY_AFTER_SECONDS = '2';

type Nested = { [field: string]: string | Nested };

/** `{"contact.email": text}` as forms want it: `{contact: {email: text}}`. */
function nest(fields: Readonly<Record<string, Text>>): Nested {
  const root: Nested = Object.create(null);
  for (const [path, text] of Object.entries(fields)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let place = root;
    for (const step of steps) {
      const there = place[step];
      const inner: Nested = typeof there === 'object' ? there : Object.create(null);
      place[step] = inner;
      place = inner;
    }
    place[last] ??= english(text);
  }
  return root;
}

/** What the texts were filled from stands beside them, for readers of other languages. */
function bodyOf({ text, code, fields = {}, details }: Refusal): object {
  const templates = Object.entries(fields).filter(([, one]) => typeof one !== 'string');
  return {
    message: english(text),
    ...templateOf(text),
    code,
    ...(Object.keys(fields).some((field) => field !== '') && { errors: nest(fields) }),
    ...(templates.length > 0 && { templates: Object.fromEntries(templates) }),
    ...(details && { details }),
  };
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = statusOf(refusal);
  if (status === 503) void reply.header('Retry-After', RETRY_AFTER_SECONDS);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(refusal)));
}

const FASTIFY: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: refuse('invalid', 'The request body is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: refuse('invalid', 'The request body is empty.'),
  FST_ERR_CTP_BODY_TOO_LARGE: refuse('too-large', 'The request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse(
    'wrong-type',
    'Send the request body as JSON (Content-Type: application/json).',
  ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refuse(
    'invalid',
    'The length of the request body is not as announced.',
  ),
  FST_ERR_BAD_URL: refuse('invalid', 'The address is not well formed.'),
};

// Class 08 is "connection exception", 53 "insufficient resources" as a full disk, 57P0x "the server is going down", 25P0x
// "the transaction took too long"; the rest is how sockets fail, and names and ways to a machine that is away.
const DATABASE_GONE =
  /^(08...|53...|57P0[1235]|25P0[34]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const DATABASE_GONE_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

/** The store itself says in the log when it goes and when it is back; a line for each request would bury that. */
const isStoreGone = (error: unknown): boolean =>
  error instanceof StoreUnavailable || error instanceof OutcomeUnknown;

function isUnavailable(error: FastifyError): boolean {
  if (isStoreGone(error)) return true;
  return DATABASE_GONE.test(error.code ?? '') || DATABASE_GONE_TEXT.test(error.message ?? '');
}

/** What the client is told of anything that was thrown. Unforeseen errors say nothing of themselves. */
export function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (isRefusal(error)) return error;
  const known = FASTIFY[error.code ?? ''];
  if (known) return known;
  if (isUnavailable(error)) return UNAVAILABLE;
  if (error instanceof StreamUnusable) return UNUSABLE;
  if (error instanceof AppendTooLarge) return TOO_LARGE;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return refuse('invalid', 'The request could not be understood.');
  }
  return BROKEN;
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const refusal = refusalOf(error);
    if (refusal === BROKEN || (refusal === UNAVAILABLE && !isStoreGone(error)))
      request.log.error({ reqId: request.id, err: error }, 'request failed');
    return sendRefusal(reply, ofCommand(refusal, request));
  });
}
