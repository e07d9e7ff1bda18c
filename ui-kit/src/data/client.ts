import { fillPath, type Parts, queryText } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { POSITION_DIGITS } from '@courtcrew/domain/kernel/position.ts';

/** The little of `fetch` the client needs; browsers, Node and a test's own function all fit. */
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

/** Texts by field, nested as the form is. */
export interface FieldErrors {
  readonly [field: string]: string | FieldErrors;
}

/** What is said where no answer came. */
export const UNREACHABLE: Readonly<Record<Language, string>> = {
  en: 'No connection to the server. Please check your network and try again.',
  es: 'Sin conexión con el servidor. Revisa tu red e inténtalo de nuevo.',
};

/** A call that was not answered with success. `status` is the HTTP status, 0 when no answer came at all. */
export class CallFailed extends Error {
  readonly status: number;
  readonly errors?: FieldErrors;
  /** The stable code of a refusal, for screens that go on from it. */
  readonly code?: string;
  /** What a refusal says beside its text, for screens that say it in their own words. */
  readonly details?: Readonly<Record<string, unknown>>;
  constructor(
    status: number,
    message: string,
    errors?: FieldErrors,
    code?: string,
    details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'CallFailed';
    this.status = status;
    this.errors = errors;
    this.code = code;
    this.details = details;
  }
}

/** The failure of a call that no answer came to, in the reader's language. */
export const unreachable = (language: Language = 'en'): CallFailed =>
  new CallFailed(0, UNREACHABLE[language]);

interface ClientOptions {
  /** Put before every path; empty for the page's own origin. */
  readonly base?: string;
  readonly fetch?: Fetch;
  /** Told of every 401 that a call fails with, before it does: also where a login was asked for and not given. */
  readonly onUnauthorized?: () => void;
  /** Told of an answer that shows less of the log than was asked for: read models stand still. */
  readonly onBehind?: () => void;
  /** Language the person reads; letters are written in it, too. */
  readonly language?: () => Language;
  /** Says a failure as the reader is to be told of it; as the server did otherwise. */
  readonly said?: (failure: CallFailed) => Promise<CallFailed>;
  /** Makes idempotency keys. */
  readonly newKey?: () => string;
}

/** One request below the typed calls; for endpoints that are not declared as calls, like `/rest`. */
interface ClientRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** It never asks anybody to log in: nobody waits for it, or the screen that reads with it asks. */
  readonly background?: boolean;
  /** The same key again makes a repeated command take effect once. */
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
  /**
   * Sends a declared call and answers its body: JSON parsed, plain text as it is. Throws `CallFailed` for every
   * other outcome, and lets an abort through as the abort it is.
   */
  send<C extends Call>(call: C, ...input: SendArguments<C>): Promise<AnswerOf<C>>;
  /** Sends anything else with the same key, position and failure handling. */
  request(request: ClientRequest): Promise<ClientAnswer>;
  /**
   * Asks the person to prove who they are when a call is refused until they do; true sends the same request again.
   * Null takes the question back.
   */
  reauthenticateWith(ask: Ask | null): void;
  /**
   * Asks for a login when a change is refused because there is no session (any more); true sends the same request
   * again. Null takes the question back.
   */
  loginWith(ask: Ask | null): void;
  /** Up to where of the log this page has seen; `0n` in the beginning. What is asked now shows it, as a rule. */
  seen(): bigint;
  /** Tells of a position named elsewhere, as by a live frame: what is asked from now on shows it. */
  saw(position: string | null): void;
}

/** Not `crypto.randomUUID`: that is missing on a plain-http address of the venue's network. */
export function newIdempotencyKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The client of both applications. It remembers the highest log position any answer named and sends it along,
 * so that a list fetched after a command waits until it shows that command's effect.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { base = '', fetch = globalThis.fetch, onUnauthorized, onBehind } = options;
  const { newKey = newIdempotencyKey, language, said } = options;
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
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal: request.signal,
    }).catch((reason: unknown) => {
      if (request.signal?.aborted) throw reason;
      throw unreachable(language?.());
    });
    // No call answers with a page: a venue's network has put its own login in the place of the answer.
    if (answer.headers.get('Content-Type')?.includes('text/html')) throw unreachable(language?.());
    const position = answer.headers.get('Courtcrew-Position');
    remember(position);
    if (answer.ok && positionIn(position) < wanted) onBehind?.();
    const body = bodyOf(await answer.text(), answer.headers.get('Content-Type'));
    if (answer.ok) return { status: answer.status, body, header: (name) => answer.headers.get(name) };
    // The log was put back to an older state. Nothing was done yet: asked again without what was seen before.
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
      throw said ? await said(failure) : failure;
    }
  };

  /** What the person is asked before a refused request is sent again. A read asks nothing: its screen does. */
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
  // What a proxy or a broken server writes is no text for people.
  if (typeof body === 'string') {
    return new CallFailed(status, body.length > 0 && status < 500 ? body : fallback(status));
  }
  const { message, errors, code, details } = asRecord(body);
  return new CallFailed(
    status,
    typeof message === 'string' ? message : fallback(status),
    fieldErrors(errors),
    typeof code === 'string' ? code : undefined,
    typeof details === 'object' ? asRecord(details) : undefined,
  );
}

const fallback = (status: number): string =>
  status >= 500 ? 'Something went wrong on our side. Please try again.' : `The request failed (${status}).`;

function fieldErrors(errors: unknown): FieldErrors | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const fields: Record<string, string | FieldErrors> = {};
  for (const [field, found] of Object.entries(errors)) {
    const kept = typeof found === 'string' ? found : fieldErrors(found);
    if (kept !== undefined) fields[field] = kept;
  }
  return fields;
}
