import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';

const FORM = 'application/x-www-form-urlencoded';

const jsonOnly = () =>
  new Refused(refuse('wrong-type', 'Send the request body as JSON (Content-Type: application/json).'));

/**
 * Bodies are JSON and nothing else, but for calls that take a form; that also keeps out what another site's form
 * could send to all others. An empty body is none, whatever type was announced: react-admin deletes with an empty `text/plain`.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    const { takesForms } = request.routeOptions.config as { readonly takesForms?: boolean };
    if (takesForms) done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else done(jsonOnly());
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    done(jsonOnly());
  });
}
