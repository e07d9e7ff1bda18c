import { pipeline, Readable } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Less than this fits into the first packets anyway. */
const SMALLEST_BYTES = 1_400;

const WORTH = /^(application\/json|text\/html)/;

// Answers are made for one reader each: the cheapest levels give most of the gain.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
// Pages repeat themselves most, and wait for nothing else: a tenth less for a millisecond.
const BROTLI_PAGE = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 3 };

/** What the reader takes, the smaller first. */
export function encodingFor({ headers }: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** A text, or one that is sent while it is made: nobody does that with a short one. */
const isWorthIt = (reply: FastifyReply, payload: unknown): payload is string | Readable =>
  (typeof payload === 'string' ? payload.length >= SMALLEST_BYTES : payload instanceof Readable) &&
  WORTH.test(String(reply.getHeader('content-type'))) &&
  !reply.hasHeader('content-encoding');

const isPage = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/html');

/** Compresses long answers, beside the thread that serves; files are compressed once, when they are built. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isWorthIt(reply, payload)) return done(null, payload);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
    const encoding = encodingFor(request);
    if (encoding === null) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (typeof payload !== 'string') done(null, compressed(payload, encoding));
    else if (encoding === 'br') brotliCompress(payload, isPage(reply) ? BROTLI_PAGE : BROTLI, done);
    else gzip(payload, GZIP, done);
  });
}

/** What fails to be made cuts the answer off, and who goes away ends the making. */
function compressed(portions: Readable, encoding: 'br' | 'gzip'): Readable {
  const encoder = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);
  return pipeline(portions, encoder, () => undefined);
}
