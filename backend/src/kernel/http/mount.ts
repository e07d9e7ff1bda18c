import { setImmediate as otherTurns } from 'node:timers/promises';
import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { POSITION_DIGITS } from '@courtcrew/domain/kernel/position.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EventStore } from '../eventstore/port.ts';
import type { SecurityNotes } from '../identity/index.ts';
import { Refused } from '../refused.ts';
import { encode } from './answer.ts';
import { idempotencyKey, RequestUse, type UseParts } from './commands.ts';
import { FirstAnswers } from './firstAnswers.ts';
import { networkOf } from './limits/addresses.ts';
import { FILE_BODY, mustBringFile } from './limits/body.ts';
import { accept, badRequest } from './limits/input.ts';
import { LIMITS } from './limits/limits.ts';
import { contactsNoted, type OnContacts, type ShownTo } from './metrics/contactsSeen.ts';
import type { Health } from './metrics/health.ts';
import { deviceOf, originOf } from './metrics/securityNotes.ts';
import { sendDownload, sendFile, sendPortions } from './pages/madeOnce.ts';
import type { Caller, Exchange, Handler, Portions, RouteOptions } from './route.ts';
import { type Gate, type Grant, type RequestInput, requireLogin } from './scope.ts';
import type { Sessions } from './session.ts';

/** Text that is kept whole costs nothing up to about here. */
const LONG_BYTES = 256 * 1_024;
/** Encoded at a time: a few milliseconds of the thread that everybody shares. */
const ROWS = 32;

/** Whether an answer is a list whose text is long, by a row of its middle. */
function isLongList(schema: z.ZodType, answer: unknown): answer is readonly unknown[] {
  if (!(schema instanceof z.ZodArray) || !Array.isArray(answer) || answer.length <= ROWS) return false;
  return JSON.stringify(answer[answer.length >> 1]).length * answer.length > LONG_BYTES;
}

/** `encode` in portions, with other requests between. A row that breaks the schema aborts the answer. */
async function* portionsOf(
  schema: z.ZodType,
  rows: readonly unknown[],
  shown: ShownTo,
): AsyncGenerator<string> {
  try {
    for (let from = 0; from < rows.length; from += ROWS) {
      const portion = encode(schema, rows.slice(from, from + ROWS));
      shown.seen(portion.shown);
      yield `${from === 0 ? '[' : ','}${portion.body.slice(1, -1)}`;
      await otherTurns();
    }
  } finally {
    shown.note();
  }
  yield ']';
}

/** A call on its way into the server, from an area's routes or from a REST resource. */
export interface Mounted {
  readonly call: Call;
  readonly handler: Handler<Call>;
  readonly options: RouteOptions;
  /** The handler itself decides who may: what the call is about is known only when its rows are loaded. */
  readonly decidesItself?: boolean;
}

export interface MountParts extends UseParts {
  readonly gate: Gate;
  readonly sessions: Sessions;
  readonly health: Pick<Health, 'projections'>;
  readonly events: Pick<EventStore, 'head'>;
  readonly security: SecurityNotes;
  readonly contactsSeen?: readonly OnContacts[];
}

const LARGE_BODY = 2 * 1024 * 1024;
export const POSITION = 'courtcrew-position';
const MIN_POSITION = 'courtcrew-min-position';
/** In this time a read model that is just going on arrives. */
const GLANCE_MS = 50;

/** `/api/putWaitlist/{sid}` as the router writes it. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Serves one call: session, input, policy, handler, answer, in this order. */
export function mount(
  app: FastifyInstance,
  { call, handler, options, decidesItself }: Mounted,
  parts: MountParts,
): void {
  const contactsIn = contactsNoted(call, parts.contactsSeen ?? []);
  app.route({
    method: call.method,
    url: routerPath(call.path),
    bodyLimit: call.takesFile ? FILE_BODY : options.body === 'large' ? LARGE_BODY : undefined,
    config: {
      call,
      takesForms: options.body === 'form',
      takesFile: call.takesFile === true,
      ...(options.limit ? { rateLimit: limitOf(options.limit) } : {}),
    },
    // Before the body is read: a visitor's upload is not worth parsing.
    onRequest: async (request, reply) => {
      request.session = await parts.sessions.read(request, reply);
      requireLogin(call.policy, request.session);
      if (call.takesFile) mustBringFile(request);
    },
    handler: async (request, reply) => {
      const claimed = accepted(call, request);
      const sent = {
        key: call.method === 'GET' ? undefined : idempotencyKey(request.headers['idempotency-key']),
        ref_id: request.session?.ref_id ?? '',
        call: () => `${call.method} ${call.path} ${JSON.stringify(claimed.params ?? null)}`,
        content: [claimed.query, claimed.body],
      };
      const keepsAnswer = sent.key !== undefined && options.keepsAnswer?.(claimed.body) === true;
      const first = keepsAnswer ? new FirstAnswers(parts, sent) : undefined;
      const told = await first?.find();
      if (told) {
        void reply.header(POSITION, told.position).type(told.type);
        return told.body;
      }
      let shown = await caughtUp(parts, request.headers[MIN_POSITION]);
      const behind = shown === null;
      const grant = decidesItself
        ? await parts.gate.identify(request.session, '', null)
        : await parts.gate.admit(call, claimed, request.session, first?.look).catch(orNotShownYet(behind));
      const caller = callerOf(grant, request.session !== null);
      const sending = {
        ...sent,
        correlation: request.id,
        actor: caller.actor(grant.subject ?? undefined),
      };
      const use = new RequestUse(parts, exchangeOf(parts, request, reply), sending, first);
      request.use = use;
      const { tid } = grant;
      const subject = grant.subject ?? grant.ref_id;
      const input = { ...(claimed as never as object), caller, tid, subject } as never;
      // Before lists show it: who sends again to another server, since this one died, does not find the row any more.
      const kept = async (answer: unknown) => {
        const { type, body } = encode(call.answer, answer);
        await first?.keep({ position: String(use.written), type, body });
      };
      const handled = async () => {
        const answer = await handler(input, use);
        if (first && use.written > 0n) await kept(answer);
        return answer;
      };
      // A refusal may follow on what was written, too.
      const answer = await handled().finally(() => (options.answersAtOnce ? undefined : use.shown()));
      if (use.written > (shown ?? 0n)) shown = use.written;
      if (shown) void reply.header(POSITION, String(shown));
      if (options.download) return sendDownload(reply, options.download, answer as Portions);
      const contacts = contactsIn(grant, request.id);
      if (isLongList(call.answer, answer))
        return sendPortions(reply, portionsOf(call.answer, answer, contacts));
      const { type: encoded, body, shown: leaves } = encode(call.answer, answer);
      const type = call.answerType ?? encoded;
      contacts.seen(leaves);
      contacts.note();
      if (options.file) return sendFile(request, reply, type, body);
      void reply.type(type);
      // Not `reply.send`: who answers a reply is made to wait for the end of its sending.
      return body;
    },
  });
}

function limitOf(name: keyof typeof LIMITS) {
  const limit = LIMITS[name];
  return {
    max: limit.max,
    timeWindow: limit.seconds * 1000,
    groupId: name,
    // After the body is read where it is part of what is counted.
    ...('key' in limit ? { keyGenerator: limit.key, hook: 'preHandler' as const } : {}),
  };
}

const part = (schema: z.ZodType | undefined, value: unknown): unknown =>
  schema === undefined ? undefined : accept(schema, value);

function accepted(call: Call, request: FastifyRequest): RequestInput {
  return {
    params: part(call.params, request.params),
    query: part(call.query, request.query),
    body: part(call.body, call.method === 'GET' ? undefined : request.body),
  };
}

/** Waits until read models show what the client has seen: answers up to where, null where they lag. */
async function caughtUp(parts: MountParts, header: string | string[] | undefined): Promise<Position | null> {
  if (header === undefined) return 0n;
  const position = positionOf(header);
  if (position === 0n) return 0n;
  const all = parts.readModels.flatMap(({ name, aside }) => (aside ? [] : name));
  if (await parts.settled(all, position, 0)) return position;
  // Nobody knows beforehand which ones a request reads, and one that waits at an event it cannot project would hold
  // every reader up without ever arriving.
  const paused = (await parts.health.projections()).flatMap((state) => (state.paused ? state.model : []));
  const running = all.filter((model) => !paused.includes(model));
  if (await parts.settled(running, position, GLANCE_MS)) return position;
  // While the log cannot be asked people read on.
  const head = await parts.events.head().catch(() => position);
  if (position > head) throw new Refused(refuse('unknown-position', BEYOND_THE_LOG));
  return (await parts.settled(running, position)) ? position : null;
}

const NOT_SHOWN_YET = 'What you ask for is not shown yet. Please try again.';

/** While lists stand still behind what a client has seen, a row that is not found may only not be there yet. */
const orNotShownYet =
  (behind: boolean) =>
  (error: unknown): never => {
    const missed = behind && error instanceof Refused && error.refusal.code === 'not-found';
    throw missed ? new Refused(refuse('unavailable', NOT_SHOWN_YET)) : error;
  };

const BEYOND_THE_LOG = 'Courtcrew-Min-Position lies beyond the log: no answer has named it';

function positionOf(header: string | string[]): Position {
  if (typeof header === 'string' && POSITION_DIGITS.test(header)) return BigInt(header);
  throw badRequest('Courtcrew-Min-Position must be a position an answer named');
}

export const callerOf = (grant: Grant, signedIn: boolean): Caller => ({
  ref_id: grant.ref_id,
  signedIn,
  platform: grant.platform,
  rights: grant.rights,
  actor: (subject) => ({
    ref: signedIn ? grant.ref_id : null,
    as: subject === undefined || subject === grant.ref_id || !signedIn ? 'self' : 'admin',
  }),
});

/** A browser's own list of languages is not what somebody chose: the applications name the one. */
const languageOf = (header: string | undefined): Language | null =>
  header === 'en' || header === 'es' ? header : null;

const exchangeOf = (
  { sessions, security }: MountParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Exchange => ({
  network: networkOf(request.ip),
  device: deviceOf(request),
  language: languageOf(request.headers['accept-language']),
  session: request.session,
  file: request.file ?? null,
  fresh: () => sessions.fresh(request.session),
  signIn: (session) => sessions.give(reply, session),
  signOut: () => sessions.drop(reply),
  sent: (name) => String(request.headers[name] ?? ''),
  header: (name, value) => void reply.header(name, value),
  note: (kind, about) => security.note(kind, originOf(request), about),
});
