import { ErrorType, WrongExpectedVersionError } from '@eventstore/db-client';
import { AppendTooLarge, NO_STREAM, OutcomeUnknown, StoreUnavailable, StreamUnusable } from '../port.ts';

interface Described {
  readonly code?: unknown;
  readonly type?: unknown;
  readonly details?: unknown;
}

const describe = (error: unknown): Described => (typeof error === 'object' && error !== null ? error : {});

/** Refusals by the server itself: nothing was written, and sending it again would change nothing. */
const REFUSED: ReadonlySet<unknown> = new Set([
  ErrorType.INVALID_ARGUMENT,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
]);

/** Failures before a connection stood; the client passes them on as plain errors with a code, or without. */
const NEVER_SENT = /^(?:\d+ \w+: )?(No connection established|Name resolution failed|Failed to discover)/;

const UNAUTHENTICATED = 16;

/** The stream's newest revision, where the server refused an append for a wrong expected revision. */
export function actualRevision(error: unknown): number | undefined {
  if (!(error instanceof WrongExpectedVersionError)) return undefined;
  const { actualVersion } = error;
  return typeof actualVersion === 'bigint' ? Number(actualVersion) : NO_STREAM;
}

/** Failures that say nothing against the connection: a new one would fare the same. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof StreamUnusable || error instanceof AppendTooLarge;

/** Names a failed append of so many events; unknown where it may have been written. */
export function appendFailure(stream: string, count: number, error: unknown): unknown {
  const { type } = describe(error);
  if (error instanceof StoreUnavailable || REFUSED.has(type)) return error;
  if (type === ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED) return new AppendTooLarge(count >> 1);
  const refused = streamFailure(stream, error);
  if (refused) return refused;
  const text = error instanceof Error ? error.message : String(error);
  if (type === ErrorType.NOT_LEADER || NEVER_SENT.test(text)) return readFailure(stream, error);
  return new OutcomeUnknown('the log did not confirm the append', { cause: error });
}

/** The server gave up before the write was confirmed; it may stand in the log or not. */
export const isServerTimeout = (error: unknown): boolean =>
  describe(error).type === ErrorType.DEADLINE_EXCEEDED;

function streamFailure(stream: string, error: unknown): StreamUnusable | undefined {
  const { type, code } = describe(error);
  const options = { cause: error };
  if (type === ErrorType.STREAM_DELETED) return new StreamUnusable(stream, 'deleted', options);
  if (type === ErrorType.ACCESS_DENIED && code !== UNAUTHENTICATED) {
    return new StreamUnusable(stream, 'closed', options);
  }
  return undefined;
}

/** Names what went wrong where nothing was written. `stream` is null for the log as a whole. */
export function readFailure(stream: string | null, cause: unknown): StoreUnavailable | StreamUnusable {
  if (cause instanceof StoreUnavailable || cause instanceof StreamUnusable) return cause;
  const refused = stream === null ? undefined : streamFailure(stream, cause);
  return refused ?? new StoreUnavailable('the log cannot be reached', { cause });
}
