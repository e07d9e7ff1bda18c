import type { Cell } from '@courtcrew/domain/contract/importing.ts';

type Previewed<Column extends string> = { readonly [Name in Column]?: Cell } & {
  readonly one_name?: boolean | undefined;
};

/** The cells of a preview as the import takes them, without what the preview says of them. */
export const sentRows = <Column extends string>(
  preview: { readonly data: readonly Previewed<Column>[] } | undefined,
  columns: readonly Column[],
) =>
  (preview?.data ?? []).map((row) => ({
    ...(Object.fromEntries(columns.map((column) => [column, String(row[column] ?? '')])) as Record<
      Column,
      string
    >),
    ...(row.one_name && { one_name: true }),
  }));
