import type { FastifyRequest } from 'fastify';
import { networkOf } from './addresses.ts';

interface Limit {
  readonly max: number;
  readonly seconds: number;
  /** What is counted: by default the client's address, of IPv6 its network. */
  readonly key?: (request: FastifyRequest) => string;
}

const emailOf = (request: FastifyRequest): string => {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('email' in body)) return '';
  return typeof body.email === 'string' ? body.email.trim().toLowerCase().slice(0, 320) : '';
};

const addressAndEmail = (request: FastifyRequest): string => `${networkOf(request.ip)} ${emailOf(request)}`;

/** Calls that guessing profits from, counted by address and account, since a venue shares one address. */
export const LIMITS = {
  login: { max: 20, seconds: 60, key: addressAndEmail },
  forgot: { max: 5, seconds: 15 * 60, key: addressAndEmail },
  reset: { max: 30, seconds: 60 },
  /** A venue's crowd opens its accounts in a few minutes, behind one address; a flood takes longer. */
  register: { max: 300, seconds: 60 },
  /** Calls that cost much: imports, exports, mails to many. */
  heavy: { max: 60, seconds: 60 },
  /** Unknown paths: nobody tries hundreds of them by accident. */
  unknown: { max: 300, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Requests per minute one address may send; several thousand people can be behind one. */
export const REQUESTS_PER_MINUTE = 30_000;
