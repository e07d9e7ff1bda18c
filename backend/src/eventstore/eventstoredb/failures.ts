import { ErrorType } from '@eventstore/db-client';
import { OutcomeUnknown, StoreUnavailable } from '../port.ts';

interface Described {
  readonly code?: unknown;
  readonly type?: unknown;
  readonly details?: unknown;
}

const describe = (error: unknown): Described => (typeof error === 'object' && error !== null ? error : {});

/** Refusals by the server itself: nothing was written, and sending it again would change nothing. */
const REFUSED: ReadonlySet<unknown> = new Set([
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.STREAM_DELETED,
]);

/** Failures before a connection stood; the client passes them on as plain errors with a code, or without. */
const NEVER_SENT = /^(?:\d+ \w+: )?(No connection established|Name resolution failed|Failed to discover)/;

export const isWrongRevision = (error: unknown): boolean =>
  describe(error).type === ErrorType.WRONG_EXPECTED_VERSION;

/** Names what went wrong with an append. What cannot be told apart from "written" counts as unknown. */
export function appendFailure(error: unknown): unknown {
  const { type } = describe(error);
  if (error instanceof StoreUnavailable || REFUSED.has(type)) return error;
  const text = error instanceof Error ? error.message : String(error);
  if (type === ErrorType.NOT_LEADER || NEVER_SENT.test(text)) return readFailure(error);
  return new OutcomeUnknown('the log did not confirm the append', { cause: error });
}

export const readFailure = (cause: unknown): StoreUnavailable =>
  cause instanceof StoreUnavailable ? cause : new StoreUnavailable('the log cannot be reached', { cause });
