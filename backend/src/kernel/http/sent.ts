import { createHmac, randomUUID } from 'node:crypto';
import { uuid5 } from '../runtime/ids.ts';

/** What tells one request from another. */
export interface Sent {
  /** The `Idempotency-Key` header. */
  readonly key: string | undefined;
  readonly ref_id: string;
  /** Method, documented path and params of the call; asked where a key is. */
  readonly call: () => string;
  /** What must be the same when a key is used again. */
  readonly content: unknown;
}

const COMMANDS = '5b0c1c0e-6a0f-4a8e-9d43-0d6f1f2a7c55';

/** The same for a request that is sent again with its key. */
export const idFor = ({ key, ref_id, call }: Sent, place: string): string =>
  key === undefined ? randomUUID() : uuid5([key, ref_id, call(), place].join('\n'), COMMANDS);

export const fingerprintOf = (secret: string, { content }: Sent): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(content ?? null))
    .digest('base64url');
