import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../../refused.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_IN_PARTS = 'multipart/form-data';

const jsonOnly = () =>
  new Refused(refuse('wrong-type', 'Send the request body as JSON (Content-Type: application/json).'));

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
    if (!takesForms(request)) return done(jsonOnly());
    textsIn(Buffer.from(body), String(request.headers['content-type'])).then(
      (form) => done(null, form),
      () => done(noForm()),
    );
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    done(jsonOnly());
  });
}
