import pg from 'pg';
import { OutcomeUnknown, StoreUnavailable } from '../port.ts';

/** SQLSTATE classes in which the server refused a statement for its own state, not for what was asked. */
const PASSING = new Set(['25', '40', '53', '55', '58']);
/** Connection exceptions and shutdowns: the server may have committed before it said this. */
const SEVERED = new Set(['08', '57']);

/** The server's refusal of a statement, which then has had no effect; undefined when the connection broke. */
export function refusalOf(error: unknown): pg.DatabaseError | undefined {
  if (!(error instanceof pg.DatabaseError) || SEVERED.has(error.code?.slice(0, 2) ?? '')) return undefined;
  return error;
}

/** Names what went wrong with a write; without a refusal or a failed connection it may have been committed. */
export function writeFailure(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const refusal = refusalOf(error);
  if (!refusal) return new OutcomeUnknown('the log did not confirm the append', { cause: error });
  return PASSING.has(refusal.code?.slice(0, 2) ?? '') ? readFailure(error) : error;
}

/** Names what went wrong where nothing was written: reads, and connections that never came about. */
export const readFailure = (cause: unknown): StoreUnavailable =>
  new StoreUnavailable('the log cannot be reached', { cause });
