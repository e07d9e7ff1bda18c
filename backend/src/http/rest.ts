import type { BulkOutcome, ListQuery, RestSpec } from '@courtcrew/domain/contract/rest.ts';
import type { z } from 'zod';
import type { Caller, Use } from './route.ts';

/** What a resource works with; the policy has been checked for `tid` before. */
export interface RestContext {
  readonly use: Use;
  readonly caller: Caller;
  /** The tournament asked about; empty when none is named, which only platform-wide policies let through. */
  readonly tid: string;
}

/** An edit as it arrives: changed fields, and the version of the row the person was looking at. */
export type Edit<Data> = Data & { readonly version?: number };

/**
 * A react-admin resource bound to its data. Writes are commands through `context.use.execute`; a refusal is
 * thrown (`done`), also `stale` (409) when the row has moved on since `version`.
 */
export interface RestResource<
  Row extends z.ZodObject = z.ZodObject,
  Filter extends z.ZodObject = z.ZodObject,
  Create extends z.ZodType = z.ZodType,
  Change extends z.ZodType = z.ZodType,
> {
  readonly spec: RestSpec<Row, Filter, Create, Change>;
  list(
    query: ListQuery<z.output<Filter>>,
    context: RestContext,
  ): Promise<{ readonly rows: readonly z.input<Row>[]; readonly total: number }>;
  /** The rows with these ids, in any order; unknown ones are left out. At most REST_LIMIT ids. */
  many(ids: readonly string[], context: RestContext): Promise<readonly z.input<Row>[]>;
  create?(data: z.output<Create>, context: RestContext): Promise<z.input<Row>>;
  update?(id: string, data: Edit<z.output<Change>>, context: RestContext): Promise<z.input<Row>>;
  remove?(id: string, context: RestContext): Promise<void>;
  /** One change for many rows; `update` row by row when absent. */
  bulk?(
    ids: readonly string[],
    data: z.output<Change>,
    context: RestContext,
  ): Promise<readonly BulkOutcome[]>;
}

/** Binds a declared resource to its data. */
export const resource = <
  Row extends z.ZodObject,
  Filter extends z.ZodObject,
  Create extends z.ZodType,
  Change extends z.ZodType,
>(
  bound: RestResource<Row, Filter, Create, Change>,
): RestResource => bound as unknown as RestResource;
