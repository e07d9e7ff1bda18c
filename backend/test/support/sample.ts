import type { Call } from '@courtcrew/domain/contract/call.ts';
import { z } from 'zod';

type Schema = { readonly [keyword: string]: unknown };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** Values to put into fields, by the field's name. Optional fields are sent only when they are named here. */
export type Known = Readonly<Record<string, unknown>>;

/** Something the schema takes, as small as it can be. */
function sampleOf(schema: Schema, name: string, known: Known): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum.includes(known[name]) ? known[name] : schema.enum[0];
  const [first, ...others] = schemas(schema.anyOf ?? schema.oneOf);
  if (first) {
    // What a pattern takes only the request can say.
    const isText = ({ type, pattern }: Schema) =>
      type === 'string' && (pattern === undefined || name in known);
    return sampleOf([first, ...others].find(isText) ?? first, name, known);
  }
  if (schema.type === 'object') return objectOf(schema, known);
  if (name in known) return known[name];
  if (schema.type === 'string') return 'x'.repeat(Number(schema.minLength ?? 1));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  return 1;
}

function objectOf({ properties, required }: Schema, known: Known): Schema {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.fromEntries(
    Object.entries(isSchema(properties) ? properties : {})
      .filter(([name]) => needed.has(name) || name in known)
      .map(([name, property]) => [name, sampleOf(isSchema(property) ? property : {}, name, known)]),
  );
}

const asJson = new WeakMap<z.ZodType, Schema>();

/** Worked out once for each schema: tests ask each call many times. */
function json(schema: z.ZodType): Schema {
  const known = asJson.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  asJson.set(schema, known);
  return known;
}

export interface Sample {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A request the call's schemas accept. */
export function sampleRequest({ params, query, body }: Call, known: Known): Sample {
  const part = (schema: z.ZodType | undefined) => (schema ? sampleOf(json(schema), '', known) : undefined);
  return {
    params: (part(params) ?? {}) as Sample['params'],
    query: (part(query) ?? {}) as Sample['query'],
    body: part(body),
  };
}

/** Names of the fields a call's body can have. */
export function fieldsOf({ body }: Call): string[] {
  const names = (schema: Schema): string[] => [
    ...Object.keys(isSchema(schema.properties) ? schema.properties : {}),
    ...schemas(schema.anyOf ?? schema.oneOf).flatMap(names),
  ];
  return body ? names(json(body)) : [];
}

/** The call's address with these params. */
export const addressOf = ({ path }: Call, params: Sample['params']): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
