import { brokenRule, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { filled, type Text } from '@courtcrew/domain/kernel/text.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../../refused.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_IN_PARTS = 'multipart/form-data';

const jsonOnly = () =>
  new Refused(refuse('wrong-type', 'Send the request body as JSON (Content-Type: application/json).'));

/** Of the file in a form, and of what stands around it. */
const FILE_BYTES = 20_000_000;
export const FILE_BODY = FILE_BYTES + 64 * 1024;

export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that a form brought to a call that takes one. */
    file?: SentFile;
  }
}

const noFile = (rule: Text) => new Refused(brokenRule('file', rule));

/** Refuses a file that is too large before it is read. */
export function mustBringFile({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > FILE_BODY)
    throw noFile(filled('is larger than {max} MB', { max: FILE_BYTES / 1_000_000 }));
}

const takesFile = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { readonly takesFile?: boolean }).takesFile === true;

/** The only file of a form in parts, under the name `file`. Rejects a body that is none. */
async function fileIn(body: Buffer, type: string): Promise<SentFile> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw noFile('must be a file');
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
}

const takesForms = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { readonly takesForms?: boolean }).takesForms === true;

/** The texts of a form in parts. Rejects a body that is none. */
async function textsIn(body: Buffer, type: string): Promise<Record<string, string>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

const noForm = () => new Refused(refuse('invalid', 'The request could not be understood.'));

/** Takes JSON only, which other sites' forms cannot send. An empty body is none, whatever its type. */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (takesForms(request)) done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else done(jsonOnly());
  });
  app.addContentTypeParser(FORM_IN_PARTS, { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const type = String(request.headers['content-type']);
    if (takesFile(request)) {
      fileIn(Buffer.from(body), type).then(
        (file) => {
          request.file = file;
          done(null, undefined);
        },
        (error) => done(error instanceof Refused ? error : noForm()),
      );
      return;
    }
    if (!takesForms(request)) return done(jsonOnly());
    textsIn(Buffer.from(body), type).then(
      (form) => done(null, form),
      () => done(noForm()),
    );
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    done(jsonOnly());
  });
}
