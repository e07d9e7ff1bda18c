import { z } from 'zod';

/** What calls that read a file of rows have in common. */

/** A cell is whatever the spreadsheet held; the check of each column speaks about it, not the shape of the body. */
export const cell = z.union([z.string().max(1000), z.number(), z.null()]).optional();
export type Cell = z.output<typeof cell>;

/** What is wrong with a cell. `row` counts the data rows from 1; 0 is the file or its heading. */
export const finding = z.object({ row: z.number(), column: z.string(), text: z.string() });
export type Finding = Readonly<z.output<typeof finding>>;

/** The text of an import file, 1 MB at most. */
export const importFile = z.string('must be the text of a file').max(1_000_000, 'is too large');
