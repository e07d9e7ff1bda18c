import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest } from '../../identity/index.ts';
import { encodingFor } from './compress.ts';
import { isKnown } from './files.ts';

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
