import type { Cell } from '@courtcrew/domain/contract/importing.ts';

type Previewed<Column extends string> = { readonly [Name in Column]?: Cell } & {
  readonly one_name?: boolean | undefined;
};

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
