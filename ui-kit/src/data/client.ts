import { fillPath, type Parts, queryText } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { POSITION_DIGITS } from '@courtcrew/domain/kernel/position.ts';
import type { Filled } from '@courtcrew/domain/kernel/text.ts';

/** The used part of `fetch`; browsers, Node and tests provide it. */
export type Fetch = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    credentials: 'same-origin';
    body?: string;
    signal?: AbortSignal;
  },
) => Promise<FetchAnswer>;

interface FetchAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface FieldErrors {
  readonly [field: string]: string | FieldErrors;
}

/** Text without an answer. */
export const UNREACHABLE: Readonly<Record<Language, string>> = {
  en: 'No connection to the server. Please check your network and try again.',
  es: 'Sin conexión con el servidor. Revisa tu red e inténtalo de nuevo.',
};

/** A call without success. `status` is the HTTP status, 0 without an answer. */
export class CallFailed extends Error {
  readonly status: number;
  readonly errors?: FieldErrors;
  /** Stable code of a refusal. */
  readonly code?: string;
  /** Parameters of a refusal, for screens with their own text. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** What the texts were filled from, by the path of their field; that of the message at the empty path. */
  readonly templates: Readonly<Record<string, Filled>>;
  constructor(
    status: number,
    message: string,
    errors?: FieldErrors,
    code?: string,
    details?: Readonly<Record<string, unknown>>,
    templates: Readonly<Record<string, Filled>> = {},
  ) {
    super(message);
    this.name = 'CallFailed';
    this.status = status;
    this.errors = errors;
    this.code = code;
    this.details = details;
    this.templates = templates;
  }
}

/** The failure of an unanswered call, in the reader's language. */
export const unreachable = (language: Language = 'en'): CallFailed =>
  new CallFailed(0, UNREACHABLE[language]);

interface ClientOptions {
  /** Prefix of every path; empty for the page's origin. */
  readonly base?: string;
  readonly fetch?: Fetch;
  /** Called for every 401, before the call fails, also where a login was requested and declined. */
  readonly onUnauthorized?: () => void;
  /** Called when an answer shows less of the log than requested: read models lag. */
  readonly onBehind?: () => void;
  readonly language?: () => Language;
  /** Translates a failure; by default it stays the server's. */
  readonly localized?: (failure: CallFailed) => Promise<CallFailed>;
  readonly newKey?: () => string;
}

/** A request below the typed calls, for undeclared endpoints like `/rest`. */
interface ClientRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Writes the body where that is no JSON. */
  readonly write?: (body: unknown) => string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Never asks for a login: nobody waits for it, or the screen asks. */
  readonly background?: boolean;
  /** A repeated key makes a command take effect once. */
  readonly idempotencyKey?: string;
}

interface ClientAnswer {
  readonly status: number;
  readonly body: unknown;
  header(name: string): string | null;
}

export type SendInput<C extends Call> = Parts<C> &
  Pick<ClientRequest, 'signal' | 'idempotencyKey' | 'background'>;

type SendArguments<C extends Call> =
  Record<string, never> extends Parts<C> ? [input?: SendInput<C>] : [input: SendInput<C>];

type Ask = () => Promise<boolean>;

export interface Client {
  /** Sends a declared call and returns its body, JSON or text. Aborts stay aborts. @throws CallFailed otherwise */
  send<C extends Call>(call: C, ...input: SendArguments<C>): Promise<AnswerOf<C>>;
  request(request: ClientRequest): Promise<ClientAnswer>;
  /** Asks for a new proof of identity when a call requires one; true retries the request. Null removes the question. */
  reauthenticateWith(ask: Ask | null): void;
  /** Asks for a login when a change is refused without a session; true retries the request. Null removes the question. */
  loginWith(ask: Ask | null): void;
  /** Log position this page has seen, at first `0n`; requests ask for at least that. */
  seen(): bigint;
  /** Raises that position, as by a live frame. */
  saw(position: string | null): void;
}

/** Not `crypto.randomUUID`, which is missing on plain http in a venue's network. */
export function newIdempotencyKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The client of both applications. It remembers the highest log position of any answer and sends it along, so that a
 * list fetched after a command waits for that command's effect.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { base = '', fetch = globalThis.fetch, onUnauthorized, onBehind } = options;
  const { newKey = newIdempotencyKey, language, localized } = options;
  let seen = 0n;
  let reauthenticate: Ask | null = null;
  let login: Ask | null = null;

  const headersOf = (request: ClientRequest): Record<string, string> => ({
    Accept: 'application/json',
    ...(language && { 'Accept-Language': language() }),
    ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(request.method === 'GET' ? {} : { 'Idempotency-Key': request.idempotencyKey ?? newKey() }),
    ...(seen > 0n ? { 'Courtcrew-Min-Position': String(seen) } : {}),
    ...request.headers,
  });

  const remember = (position: string | null): void => {
    const value = positionIn(position);
    if (value > seen) seen = value;
  };

  const attempt = async (request: ClientRequest): Promise<ClientAnswer> => {
    const wanted = seen;
    const answer = await fetch(base + request.path, {
      method: request.method,
      headers: headersOf(request),
      credentials: 'same-origin',
      body: (request.write ?? JSON.stringify)(request.body),
      signal: request.signal,
    }).catch((reason: unknown) => {
      if (request.signal?.aborted) throw reason;
      throw unreachable(language?.());
    });
    // Calls never answer HTML: a venue's network has put its login in place of the answer.
    if (answer.headers.get('Content-Type')?.includes('text/html')) throw unreachable(language?.());
    const position = answer.headers.get('Courtcrew-Position');
    remember(position);
    if (answer.ok && positionIn(position) < wanted) onBehind?.();
    const body = bodyOf(await answer.text(), answer.headers.get('Content-Type'));
    if (answer.ok) return { status: answer.status, body, header: (name) => answer.headers.get(name) };
    // The log was restored to an older state. Nothing was done yet: retried without the position.
    if (seen > 0n && asRecord(body).code === 'unknown-position') {
      seen = 0n;
      return attempt(request);
    }
    throw failure(answer.status, body);
  };

  const attemptAsking = async (request: ClientRequest): Promise<ClientAnswer> => {
    try {
      return await attempt(request);
    } catch (failure) {
      const asked = failure instanceof CallFailed ? questionAfter(failure, request) : null;
      if (asked && (await asked())) return attempt(request);
      throw failure;
    }
  };

  const request = async (request: ClientRequest): Promise<ClientAnswer> => {
    try {
      return await attemptAsking(request);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      if (failure.status === 401) onUnauthorized?.();
      throw localized ? await localized(failure) : failure;
    }
  };

  /** Question to the person before a refused request is retried. Reads have none: their screen asks. */
  const questionAfter = ({ status, code }: CallFailed, { method, background }: ClientRequest): Ask | null => {
    if (code === 'reauthenticate') return reauthenticate;
    return status === 401 && method !== 'GET' && !background ? login : null;
  };

  return {
    request,
    seen: () => seen,
    saw: remember,
    reauthenticateWith: (ask) => {
      reauthenticate = ask;
    },
    loginWith: (ask) => {
      login = ask;
    },
    send: async (call, ...[input]) => {
      const answer = await request({
        method: call.method,
        path: fillPath(call.path, input?.params) + queryText(input?.query),
        body: input?.body,
        signal: input?.signal,
        idempotencyKey: input?.idempotencyKey,
        background: input?.background,
      });
      return answer.body as AnswerOf<typeof call>;
    },
  };
}

const positionIn = (text: string | null): bigint =>
  text !== null && POSITION_DIGITS.test(text) ? BigInt(text) : 0n;

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function bodyOf(text: string, type: string | null): unknown {
  if (!type?.includes('json')) return text;
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function failure(status: number, body: unknown): CallFailed {
  // Texts of proxies and broken servers are not for people.
  const text = typeof body === 'string' && body.length > 0 && status < 500 ? body : undefined;
  const answer: Readonly<Record<string, unknown>> = text === undefined ? asRecord(body) : { message: text };
  const { message, errors, code, details, template, templates } =
    typeof answer.message === 'string' ? answer : { ...answer, ...unsaid(status) };
  return new CallFailed(
    status,
    String(message),
    fieldErrors(errors),
    typeof code === 'string' ? code : undefined,
    typeof details === 'object' ? asRecord(details) : undefined,
    { ...asRecord(templates), ...(template ? { '': template } : undefined) } as CallFailed['templates'],
  );
}

const unsaid = (status: number): Readonly<Record<string, unknown>> =>
  status >= 500
    ? { message: 'Something went wrong on our side. Please try again.' }
    : {
        message: `The request failed (${status}).`,
        template: { key: 'The request failed ({status}).', values: { status } },
      };

function fieldErrors(errors: unknown): FieldErrors | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const fields: Record<string, string | FieldErrors> = {};
  for (const [field, found] of Object.entries(errors)) {
    const kept = typeof found === 'string' ? found : fieldErrors(found);
    if (kept !== undefined) fields[field] = kept;
  }
  return fields;
}
