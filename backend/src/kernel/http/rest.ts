import type { BulkOutcome, ListQuery, RestSpec } from '@courtcrew/domain/contract/rest.ts';
import { type Refusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { z } from 'zod';
import type { Caller, Use } from './route.ts';
import type { RowOwner } from './scope.ts';

/** What a resource works with; the policy has been checked before. */
export interface RestContext {
  readonly use: Use;
  readonly caller: Caller;
  /**
   * The tournament: the filter's for lists, the row's for single rows, the body's for new ones. Empty when none is
   * named, which only policies for the whole platform let through.
   */
  readonly tid: string;
}

/** An edit as it arrives: changed fields, and the version of the row the person was looking at. */
export type Edit<Data> = Data & { readonly version?: number };

/**
 * A react-admin resource bound to its data. Writes are commands through `context.use.execute`; a refusal is
 * thrown (`done`), also `stale(...)` when the row has moved on since `version`.
 */
export interface RestResource<
  Row extends z.ZodObject = z.ZodObject,
  Filter extends z.ZodObject = z.ZodObject,
  Create extends z.ZodType = z.ZodType,
  Change extends z.ZodObject = z.ZodObject,
> {
  readonly spec: RestSpec<Row, Filter, Create, Change>;
  /** Whose row it is; absent where rows belong to no tournament. Policies are checked against it. */
  owner?(row: z.input<Row>): RowOwner;
  /** Whether the policy's people may have this very row, read or changed; absent where they may have all. */
  opens?(row: z.input<Row>, caller: Caller): boolean;
  list(
    query: ListQuery<z.output<Filter>>,
    context: RestContext,
  ): Promise<{ readonly rows: readonly z.input<Row>[]; readonly total: number }>;
  /** The rows with these ids, in any order; unknown ones are left out. At most REST_LIMIT ids. */
  many(ids: readonly string[], use: Use): Promise<readonly z.input<Row>[]>;
  create?(data: z.output<Create>, context: RestContext): Promise<z.input<Row>>;
  update?(id: string, data: Edit<z.output<Change>>, context: RestContext): Promise<z.input<Row>>;
  remove?(id: string, context: RestContext): Promise<void>;
}

/** Binds a declared resource to its data. */
export const resource = <
  Row extends z.ZodObject,
  Filter extends z.ZodObject,
  Create extends z.ZodType,
  Change extends z.ZodObject,
>(
  bound: RestResource<Row, Filter, Create, Change>,
): RestResource => bound as unknown as RestResource;

/** The row was changed by somebody else while the person was editing it. */
export const stale = (by: string): Refusal =>
  refuse('stale', `This was changed by ${by} in the meantime. Reload to see it.`);

export type { BulkOutcome };
