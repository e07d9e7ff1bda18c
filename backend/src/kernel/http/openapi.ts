import { AREAS } from '@courtcrew/domain/contract/areas.ts';
import { type Call, operationId } from '@courtcrew/domain/contract/call.ts';
import { policies } from '@courtcrew/domain/contract/policies.ts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MadeOnce } from './pages/madeOnce.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
}

function parametersOf(call: Call): Json[] {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = call[part];
    const json = schema ? schemaOf(schema, 'input') : {};
    const required: unknown[] = Array.isArray(json.required) ? json.required : [];
    return Object.entries(json.properties ?? {}).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema: property,
    }));
  });
}

const errorAnswer = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const isText = ({ type }: Json): boolean => type === 'string';

/** One of these, or the only one. */
const either = ([schema = {}, ...others]: readonly Json[]): Json =>
  others.length === 0 ? schema : { anyOf: [schema, ...others] };

/** An answer is a text or JSON; of some calls now the one, now the other leaves. */
function answerOf({ answer, answerType = 'text/plain' }: Call): Json {
  const schema = schemaOf(answer, 'output');
  const forms = Array.isArray(schema.anyOf) ? (schema.anyOf as Json[]) : [schema];
  const [texts, others] = [forms.filter(isText), forms.filter((form) => !isText(form))];
  const content = {
    ...(texts.length > 0 && { [answerType.split(';', 1)[0] ?? '']: { schema: either(texts) } }),
    ...(others.length > 0 && { 'application/json': { schema: either(others) } }),
  };
  return { description: 'Done, or the refusal the answer names', content };
}

/** Answers to who may not: by the table of rights, by the handler, or as a page of another site. */
function refusalsOf({ method, policy, asksProof }: Call): Json {
  const open = policy === 'public';
  return {
    ...(!open || asksProof ? { 401: errorAnswer('Not logged in') } : {}),
    ...(!open || asksProof || method !== 'GET' ? { 403: errorAnswer('Not allowed') } : {}),
  };
}

/** What the server says to any call, whatever it is about, each described once. */
const TO_ANY: readonly (readonly [status: number, name: string, description: string])[] = [
  [429, 'TooMany', 'Too many requests from this address'],
  [
    503,
    'Unavailable',
    'Something is out of reach for the moment: try again after `Retry-After`. A command was not carried out, unless the code is `unknown`: with its `Idempotency-Key` it is answered what became of it',
  ],
];
/** The same to those that change something: they have a body, and may have a key. */
const TO_CHANGES: typeof TO_ANY = [
  [413, 'TooLarge', 'The request is too large'],
  [415, 'WrongType', 'The body is of a type that is not taken'],
  [422, 'KeyUsed', 'Its `Idempotency-Key` was used for another request'],
];

const sharedAnswers = (): Json =>
  Object.fromEntries(
    [...TO_ANY, ...TO_CHANGES].map(([, name, description]) => [name, errorAnswer(description)]),
  );

const sharedOf = ({ method }: Call): Json =>
  Object.fromEntries(
    [...TO_ANY, ...(method === 'GET' ? [] : TO_CHANGES)].map(([status, name]) => [
      status,
      { $ref: `#/components/responses/${name}` },
    ]),
  );

const A_FILE: Json = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
};

function operationOf(call: Call): Json {
  const parameters = parametersOf(call);
  const open = call.policy === 'public';
  return {
    operationId: operationId(call),
    tags: [call.area],
    summary: call.summary,
    description: `For ${policies[call.policy].describes} (policy \`${call.policy}\`).`,
    security: open ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.takesFile && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: A_FILE } } },
    }),
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: answerOf(call),
      400: errorAnswer('Something in the request is not as it must be; `errors` names the fields'),
      ...refusalsOf(call),
      404: errorAnswer('There is no such thing, or none the caller may know of'),
      ...(call.method === 'GET' ? {} : { 409: errorAnswer('The rules of the field say no') }),
      ...sharedOf(call),
    },
  };
}

const REFUSAL = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For people' },
    code: { type: 'string', description: 'For programs' },
    errors: {
      type: 'object',
      additionalProperties: true,
      description: 'Texts by field, nested as the form is',
    },
    details: { type: 'object', additionalProperties: true },
  },
};

export interface Described {
  readonly cookie: string;
  readonly publicUrl: string;
}

const tagOf = (name: string): Json => ({ name, ...(AREAS[name] && { description: AREAS[name] }) });

function pathsOf(calls: readonly Call[]): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const operations = paths[call.path] ?? {};
    operations[call.method.toLowerCase()] = operationOf(call);
    paths[call.path] = operations;
  }
  return paths;
}

/** The OpenAPI 3.1 description of these calls, paths as documented. */
export function describe(calls: readonly Call[], { cookie, publicUrl }: Described) {
  let paths: Record<string, Json> | undefined;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Courtcrew',
      version: '1',
      description: 'Staffing of tennis and pickleball tournaments.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(calls.map((call) => call.area))].sort().map(tagOf),
    // Hundreds of schemas are described for whoever asks first, not at each start.
    get paths() {
      paths ??= pathsOf(calls);
      return paths;
    },
    components: {
      schemas: { Refusal: REFUSAL },
      responses: sharedAnswers(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  };
}

export async function mountDocs(
  app: FastifyInstance,
  calls: readonly Call[],
  described: Described,
): Promise<void> {
  const document = describe(calls, described) as unknown as Parameters<typeof JSON.stringify>[0];
  await app.register(swagger, { mode: 'static', specification: { document } });
  const made: Readonly<Record<string, MadeOnce>> = {
    '/docs/json': new MadeOnce('application/json; charset=utf-8', () => JSON.stringify(document)),
    '/docs/yaml': new MadeOnce('application/x-yaml; charset=utf-8', () => app.swagger({ yaml: true })),
  };
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiHooks: {
      // The interface would make them anew for everybody, some hundred milliseconds each.
      onRequest: async (request, reply) => made[request.routeOptions.url ?? '']?.send(request, reply),
    },
    staticCSP: true,
    // Without https there is nothing to upgrade to.
    transformStaticCSP: (header) => header.replace(/ ?upgrade-insecure-requests;?/, ''),
  });
}
