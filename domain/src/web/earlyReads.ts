import { fillPath, type Parts, queryText } from '../contract/address.ts';
import type { Call } from '../contract/call.ts';

/**
 * Reads that a served page begins before its scripts have come: on a slow network they are answered by the time the
 * application asks, which then takes the answer instead of asking again.
 */
export interface EarlyRead {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
}

/** Where the page keeps the answers under way, as a property of its window. */
export const EARLY_ANSWERS = 'courtcrewEarlyAnswers';

/** The read a screen will make with this call and these parts. */
export function earlyRead<C extends Call>(
  call: C,
  { params, query, body }: Parts<C> & { params?: unknown; query?: unknown; body?: unknown },
): EarlyRead {
  return {
    method: call.method,
    url: fillPath(call.path, params) + queryText(query),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/** What tells one read from another. */
export const readKey = ({ method, url, body = '' }: EarlyRead): string => `${method} ${url} ${body}`;

/** An answer that came with the page. */
export interface Answered {
  readonly body: unknown;
  /** Something has happened since: it is shown, and asked for again. */
  readonly old?: boolean;
}

/** What was answered before anything was asked for; `undefined` where nothing was. */
export type Early = (read: EarlyRead) => Answered | undefined;
