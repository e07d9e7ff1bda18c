import type { Cell } from '@courtcrew/domain/contract/importing.ts';

/** The cells of a preview as the import takes them, without what the preview says of them. */
export const sentRows = <Column extends string>(
  preview: { readonly data: readonly { readonly [Name in Column]?: Cell }[] } | undefined,
  columns: readonly Column[],
): Record<Column, string>[] =>
  (preview?.data ?? []).map(
    (row) =>
      Object.fromEntries(columns.map((column) => [column, String(row[column] ?? '')])) as Record<
        Column,
        string
      >,
  );
