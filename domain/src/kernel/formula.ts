/**
 * Cells that a spreadsheet would run as a formula: names and notes come from strangers. Full-width and small forms of
 * the signs count, as East Asian spreadsheets take them for the same.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/;

/** The text of a cell as it is exported. One apostrophe more, whatever it begins with, so that `unquoted` takes it off. */
export const quoted = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of an exported cell as it was: inverse of `quoted`. */
export const unquoted = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
