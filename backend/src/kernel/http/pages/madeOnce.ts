import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest } from '../../identity/index.ts';
import type { Download, Portions } from '../route.ts';
import { encodingFor } from './compress.ts';

/** Sends an answer as a file of this type, or 304 where the client has the same already. */
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
const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** Sends portions as they are made; one that fails cuts the answer off, so that nobody takes it for whole. */
export const sendDownload = (
  reply: FastifyReply,
  { type, name }: Download,
  portions: Portions,
): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(portions));

export const sendPortions = (reply: FastifyReply, portions: AsyncIterable<string>): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(Readable.from(portions, { objectMode: false }));

const COMPRESS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** A long text, the same for everybody: made, tagged and compressed when somebody asks first, and kept. */
export class MadeOnce {
  readonly #type: string;
  readonly #make: () => string;
  readonly #bodies = new Map<string, Promise<Buffer>>();
  #text: { readonly whole: string; readonly tag: string } | undefined;

  constructor(type: string, make: () => string) {
    this.#type = type;
    this.#make = make;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { whole, tag } = this.#made();
    void reply
      .header('etag', `W/${tag}`)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding');
    if (isKnown(request, tag)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding) void reply.header('content-encoding', encoding);
    const kind = encoding ?? 'plain';
    const body =
      this.#bodies.get(kind) ?? (encoding ? COMPRESS[encoding](whole) : Promise.resolve(Buffer.from(whole)));
    this.#bodies.set(kind, body);
    return reply.type(this.#type).send(await body);
  }

  #made() {
    if (this.#text) return this.#text;
    const whole = this.#make();
    this.#text = { whole, tag: `"${digest(whole)}"` };
    return this.#text;
  }
}
