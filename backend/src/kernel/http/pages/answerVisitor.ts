import type { EarlyRead } from '@courtcrew/domain/web/earlyReads.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Answers a read of the page that a visitor asks for, as if their browser had sent it: by the same rules, within the same
 * limits, without a session. `undefined` for every outcome but success.
 */
export async function answerVisitor(
  app: FastifyInstance,
  { ip, headers }: FastifyRequest,
  { method, url, body }: EarlyRead,
  heard: string,
): Promise<unknown> {
  const answer = await app.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url,
    remoteAddress: ip,
    headers: {
      accept: 'application/json',
      'accept-language': headers['accept-language'] ?? '',
      'courtcrew-min-position': heard,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  });
  return answer.statusCode === 200 ? answer.json() : undefined;
}
