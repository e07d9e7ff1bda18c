import type { Finding } from '@courtcrew/domain/contract/importing.ts';
import type { PreviewedRow } from '@courtcrew/domain/files/contract.ts';
import { saveCsv } from '@courtcrew/ui-kit/page/list/csv.ts';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';
import type { FileRead } from './useFile.ts';
import type { FileWords } from './words.ts';

/** Saves the rows that were left out, under the file's own headings, so that they can be mended and imported again. */
export function saveLeft(
  name: string,
  problems: readonly PreviewedRow[],
  refused: readonly Finding[],
  { preview, mapping, mended }: FileRead,
  f: FileWords,
): void {
  const rows = new Map(preview.data?.rows.map((row) => [row.row, row]));
  const why = Map.groupBy(
    [...problems.flatMap((row) => row.problems.map((one) => ({ ...one, row: row.row }))), ...refused],
    ({ row }) => row,
  );
  const lines = [...why].map(([row, findings]) => ({
    row,
    why: findings.map(({ text, template }) => localized(text, template)).join(' '),
    cell: (heading: string, field: string) =>
      mended[row]?.cells[heading] ?? rows.get(row)?.fields[field] ?? '',
  }));
  saveCsv(
    name,
    [
      { label: f('files.row'), value: ({ row }) => row },
      // After a reload their cells are not known here.
      ...Object.entries(preview.data ? mapping : {}).map(([heading, field]) => ({
        label: heading,
        value: ({ cell }: (typeof lines)[number]) => cell(heading, field),
      })),
      { label: f('files.why'), value: (line) => line.why },
    ],
    lines.toSorted((a, b) => a.row - b.row),
  );
}
