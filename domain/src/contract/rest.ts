import { z } from 'zod';
import { withTemplate } from './fields.ts';
import type { PolicyName } from './policies.ts';

/**
 * The dialect react-admin's simple REST provider speaks: lists with `filter`, `range` and `sort` as JSON in the
 * query, single rows by id, and one bulk call of our own that answers per row.
 */

export interface RestSpec<
  Row extends z.ZodObject = z.ZodObject,
  Filter extends z.ZodObject = z.ZodObject,
  Create extends z.ZodType = z.ZodType,
  Edit extends z.ZodObject = z.ZodObject,
> {
  /** As in `/rest/{name}`. */
  readonly name: string;
  readonly area: string;
  /** Who may read. The tournament is the filter's `tid`, or the addressed row's. */
  readonly policy: PolicyName;
  /** Who may write; the readers when absent. */
  readonly write?: PolicyName;
  /** What one row is called: `shift`. */
  readonly kind: string;
  /** One row; has `id`. */
  readonly row: Row;
  /** The fields a list can be filtered by, all optional. `id` comes with the dialect. */
  readonly filter: Filter;
  /** Fields a list can be sorted by; the first is the default. Ties are broken by id. */
  readonly sort: readonly [string, ...string[]];
  /** Body of a new row; rows cannot be created when absent. */
  readonly create?: Create;
  /** Changed fields of one row, all optional; the edge adds `seen`. Rows cannot be edited when absent. */
  readonly edit?: Edit;
  /** Rows carry a `version`, and an edit may name the one it was made from. */
  readonly versioned?: boolean;
  readonly removable?: boolean;
  /** A reason that a removal of many rows may carry, for the people it concerns. */
  readonly reason?: z.ZodType<string>;
}

/** Declares one react-admin resource. */
export const rest = <
  Row extends z.ZodObject,
  Filter extends z.ZodObject,
  Create extends z.ZodType = z.ZodNever,
  Edit extends z.ZodObject = z.ZodObject,
>(
  spec: RestSpec<Row, Filter, Create, Edit>,
): RestSpec<Row, Filter, Create, Edit> => spec;

/** What a list is asked for, decoded and bounded. */
export interface ListQuery<Filter> {
  readonly filter: Filter;
  /** First row, from 0. */
  readonly offset: number;
  /** At most REST_LIMIT. */
  readonly limit: number;
  readonly sort: { readonly field: string; readonly descending: boolean };
}

/** What became of one row of a bulk call. */
export const bulkOutcome = z.object({
  id: z.string(),
  ok: z.boolean(),
  message: z.string().optional(),
  ...withTemplate,
});
export type BulkOutcome = z.output<typeof bulkOutcome>;

export const bulkAnswer = z.object({ outcomes: z.array(bulkOutcome) });

/** What a bulk call asks for: the same change for all these rows, or their removal. */
export interface BulkBody<Change> {
  readonly ids: readonly string[];
  readonly data?: Change;
  readonly remove?: boolean;
  readonly reason?: string;
}

/** JSON inside a query parameter. */
export const jsonParameter = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string('must be JSON')
    .max(8_000, 'is too long')
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
