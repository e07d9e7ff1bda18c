export type Cell = string | number | bigint;

/** A table as lines of text, its columns as wide as they need to be. */
export function textTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
