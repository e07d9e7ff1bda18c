import type { z } from 'zod';
import type { PolicyName } from './policies.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How the server finds the tournament, and the person, a call is about. `tid` and `subject` name a place in
 * the request ("params.tid", "body.ref_id"); `row` names the kind of an addressed row and where its id stands:
 * the server loads it and takes the tournament from it, never from the body. A body `tid` that differs from
 * the row's tournament is answered like an unknown row.
 */
export interface Scope {
  readonly tid?: Place;
  readonly subject?: Place;
  readonly row?: { readonly kind: string; readonly id: Place };
}

export type Place = `params.${string}` | `body.${string}` | `query.${string}`;

type Shape = z.ZodType;

interface CallTerms<Params extends Shape, Query extends Shape, Body extends Shape, Answer extends Shape> {
  /** What programs know it by; the last word of the path unless another call ends in it too. */
  readonly operation?: string;
  readonly policy: PolicyName;
  readonly scope?: Scope;
  /** Everybody may send it, and who may do it proves that by a link, or by being logged in: the handler refuses the others. */
  readonly asksProof?: boolean;
  /** One line for the API's own documentation. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** It takes a form with a file in the field `file`, of up to 20 MB, in place of JSON. */
  readonly takesFile?: true;
  readonly answer: Answer;
  /** The type of an answer that is a text, where it is not plain. */
  readonly answerType?: string;
}

interface CallSpec<Params extends Shape, Query extends Shape, Body extends Shape, Answer extends Shape>
  extends CallTerms<Params, Query, Body, Answer> {
  readonly area: string;
  readonly method: Method;
  /** As documented, parameters in braces: `/api/putWaitlist/{sid}`. */
  readonly path: string;
}

export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
> = CallSpec<Params, Query, Body, Answer> & { readonly isCall: true };

/** Declares one HTTP call. Routes, OpenAPI, the typed clients and the rights test are all made from it. */
export function call<
  Answer extends Shape,
  Params extends Shape = z.ZodUndefined,
  Query extends Shape = z.ZodUndefined,
  Body extends Shape = z.ZodUndefined,
>(spec: CallSpec<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  const named = [...spec.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  if (named.length > 0 && !spec.params) {
    throw new Error(`${spec.method} ${spec.path} names ${named.join(', ')} but declares no params`);
  }
  return { ...spec, isCall: true };
}

/** Declares the calls that an area serves, by method and path: `get('/api/getCourtNames/{tid}', { policy: 'public', ... })`. */
export function callsOf(area: string) {
  const by =
    (method: Method) =>
    <
      Answer extends Shape,
      Params extends Shape = z.ZodUndefined,
      Query extends Shape = z.ZodUndefined,
      Body extends Shape = z.ZodUndefined,
    >(
      path: string,
      terms: CallTerms<Params, Query, Body, Answer>,
    ) =>
      call({ area, method, path, ...terms });
  return { get: by('GET'), post: by('POST'), put: by('PUT'), remove: by('DELETE') };
}

const lastWord = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'))
    .at(-1) ?? path;

/** The name of the call's operation for programs that are made from its description: the same in every release. */
export const operationId = ({ operation, path }: Pick<Call, 'operation' | 'path'>): string =>
  operation ?? lastWord(path);

export type ParamsOf<C> = C extends Call<infer P, Shape, Shape, Shape> ? z.output<P> : never;
export type QueryOf<C> = C extends Call<Shape, infer Q, Shape, Shape> ? z.output<Q> : never;
export type BodyOf<C> = C extends Call<Shape, Shape, infer B, Shape> ? z.output<B> : never;
export type AnswerOf<C> = C extends Call<Shape, Shape, Shape, infer A> ? z.output<A> : never;

export type ParamsIn<C> = C extends Call<infer P, Shape, Shape, Shape> ? z.input<P> : never;
export type QueryIn<C> = C extends Call<Shape, infer Q, Shape, Shape> ? z.input<Q> : never;
export type BodyIn<C> = C extends Call<Shape, Shape, infer B, Shape> ? z.input<B> : never;
