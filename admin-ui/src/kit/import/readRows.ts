/** The cells of a line: of a file, or pasted from a sheet, where tabs stand between them. */
function cellsIn(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim());
  // A separator before the first cell, too: then each match takes one.
  const cells = `,${line}`.matchAll(/[,;](?:\s*"((?:[^"]|"")*)"\s*|([^,;]*))/g);
  return [...cells].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim());
}

/**
 * The rows of a file: by the names of its columns where the first line has the first of them, else in their order. Cells
 * are parted by commas, semicolons or tabs; quoted ones may hold them.
 */
export function readRows<Column extends string>(
  csv: string,
  columns: readonly [Column, ...Column[]],
): readonly Record<Column, string>[] {
  const lines = csv
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map(cellsIn)
    .filter((cells) => cells.some((cell) => cell !== ''));
  const heading = lines[0]?.map((cell) => cell.toLowerCase()) ?? [];
  const hasHeading = heading.includes(columns[0]);
  const order: readonly string[] = hasHeading ? heading : columns;
  return lines
    .slice(hasHeading ? 1 : 0)
    .map(
      (cells) =>
        Object.fromEntries(columns.map((column) => [column, cells[order.indexOf(column)] ?? ''])) as Record<
          Column,
          string
        >,
    );
}
