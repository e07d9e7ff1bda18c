import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest } from '../../identity/index.ts';
import type { Download } from '../route.ts';

/** Sends an answer as a file of this type; whoever has the same already is only told so. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string,
): FastifyReply {
  const tag = `"${digest(body)}"`;
  void reply.header('etag', tag).header('cache-control', 'private, no-cache');
  if (isKnown(request, tag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

/** Whether the client has what this tag stands for, as it says in `If-None-Match`. */
export const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** Sends portions as they are made; one that fails cuts the answer off, so that nobody takes it for whole. */
export const sendDownload = (
  reply: FastifyReply,
  { type, name }: Download,
  portions: AsyncIterable<string>,
): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(portions));

/** Sends JSON while it is made. */
export const sendPortions = (reply: FastifyReply, portions: AsyncIterable<string>): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(Readable.from(portions, { objectMode: false }));
