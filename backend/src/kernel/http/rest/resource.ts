import type { ListQuery, RestSpec } from '@courtcrew/domain/contract/rest.ts';
import { type Refusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { filled, within } from '@courtcrew/domain/kernel/text.ts';
import type { z } from 'zod';
import type { Ask, Caller, Use } from '../route.ts';
import type { RowOwner } from '../scope.ts';

export interface RestReader {
  readonly use: Use;
  /** Makes a documented call, with its own policy: writes at `/rest` are those calls, through another door. */
  readonly ask: Ask;
}

/** What a resource works with; the policy has been checked before. */
export interface RestContext extends RestReader {
  readonly caller: Caller;
  /** The tournament of filter, row or body. Empty for none, which only platform-wide policies let through. */
  readonly tid: string;
}

export interface EditContext<Row> extends RestContext {
  /** Fields as the editor of the row saw them; empty where they do not say. */
  readonly seen: Partial<Row>;
}

/** Changed fields, already compared with the row, and the version they are based on where rows have one. */
export type Edit<Data> = Data & { readonly version?: number };

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A react-admin resource bound to its data. A write that is refused throws; what it left is read anew. */
export interface RestResource<
  Row extends z.ZodObject = z.ZodObject,
  Filter extends z.ZodObject = z.ZodObject,
  Create extends z.ZodType = z.ZodType,
  Change extends z.ZodObject = z.ZodObject,
> {
  readonly spec: RestSpec<Row, Filter, Create, Change>;
  /** Whose row it is; absent where rows belong to no tournament. Policies are checked against it. */
  owner?(row: z.input<Row>): RowOwner;
  /** The same by the row's id alone, where the id says it: whoever may not read the row learns nothing of it. */
  ownerOf?(id: string): RowOwner;
  /** Whether the policy's people may have this very row, read or changed; absent where they may have all. */
  opens?(row: z.input<Row>, caller: Caller): boolean;
  list(query: ListQuery<z.output<Filter>>, context: RestContext): Promise<Page<z.input<Row>>>;
  /** The rows with these ids, in any order; unknown ones are left out. At most REST_LIMIT ids. */
  many(ids: readonly string[], reader: RestReader): Promise<readonly z.input<Row>[]>;
  /** Answers the new row's id; the edge reads the row once lists show it. */
  create?(data: z.output<Create>, context: RestContext): Promise<string>;
  update?(
    row: z.output<Row>,
    change: Edit<z.output<Change>>,
    context: EditContext<z.output<Row>>,
  ): Promise<void>;
  remove?(row: z.output<Row>, context: RestContext, reason?: string): Promise<void>;
}

export const resource = <
  Row extends z.ZodObject,
  Filter extends z.ZodObject,
  Create extends z.ZodType,
  Change extends z.ZodObject,
>(
  bound: RestResource<Row, Filter, Create, Change>,
): RestResource => bound as unknown as RestResource;

/** The row was changed by somebody else while the person was editing it. */
export const stale = (name: string | undefined): Refusal =>
  refuse(
    'stale',
    filled('This was changed by {who} in the meantime. Reload to see it.', {
      who: name ?? within('somebody else'),
    }),
  );
