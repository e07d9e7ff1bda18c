import type { ImportFile } from './readFile.ts';

type NameColumn = 'first' | 'last';

/** People whose last name is empty are taken for people with only one name, and the notes say so. */
export function withOneNames<Column extends string>(file: ImportFile<Column | NameColumn>) {
  const rows = file.rows.map(({ cells, ...row }) => {
    const one_name = cells.first !== '' && cells.last === '';
    return { ...row, cells: { ...cells, ...(one_name && { one_name }) } };
  });
  const notes = rows
    .filter(({ cells }) => cells.one_name)
    .map(({ line }) => ({
      row: line,
      column: 'last',
      text: 'is empty: taken for somebody with only one name',
    }));
  return { ...file, rows, notes: [...file.notes, ...notes] };
}
