import { z } from 'zod';
import type { Text } from '../kernel/text.ts';
import { english } from '../kernel/translated.ts';
import { templateOf, withTemplate } from './fields.ts';

/** What calls that read a file of rows have in common. */

/** Most letters of a cell. */
export const CELL_MAX = 1000;

/** A cell is whatever the spreadsheet held; the check of each column speaks about it, not the shape of the body. */
export const cell = z.union([z.string().max(CELL_MAX), z.number(), z.null()]).optional();
export type Cell = z.output<typeof cell>;

/** What is wrong with a cell. `row` is the line of the file, whose heading is line 1; 0 is the file itself. */
export const finding = z.object({ row: z.number(), column: z.string(), text: z.string(), ...withTemplate });
export type Finding = Readonly<z.output<typeof finding>>;

export const findingOf = (row: number, column: string, text: Text): Finding => ({
  row,
  column,
  text: english(text),
  ...templateOf(text),
});

/** The text of an import file, 1 MB at most. */
export const importFile = z.string('must be the text of a file').max(1_000_000, 'is too large');

/** Whether the month or the day stands first in the dates of a column. */
export const dateOrder = z.enum(['month', 'day']);
export type DateOrder = z.output<typeof dateOrder>;

/** The order of dates by column, where the file itself leaves it open. */
export const dateOrders = z.record(z.string().max(100), dateOrder);
export type DateOrders = Readonly<z.output<typeof dateOrders>>;

/** A column whose dates can be read either way: a cell of it, and which day it is then. */
const dateQuestion = z.object({ column: z.string(), cell: z.string(), month: z.string(), day: z.string() });
export type DateQuestion = Readonly<z.output<typeof dateQuestion>>;

/** The answer of a call that reads a file, adding nothing. */
export const preview = <Columns extends z.ZodRawShape>(row: z.ZodObject<Columns>) =>
  z.object({
    /** The rows as they would be sent to the import: days as `YYYY-MM-DD`, amounts as `1000.00`. */
    data: z.array(
      row.extend({
        /** The row's first line in the file. */
        line: z.int(),
        /** What stands in the file, by column, where a cell was taken for a day, an amount or a gender. */
        typed: z.record(z.string(), z.string()),
        findings: z.array(finding),
      }),
    ),
    /** All findings, those about the file itself included. */
    findings: z.array(finding),
    /** What is not read, and keeps nothing from being imported. */
    notes: z.array(finding),
    /** Answered by `dates` when the file is read again. */
    questions: z.array(dateQuestion),
    /** Whether the import would take these rows: nothing was found and nothing is asked. */
    ok: z.boolean(),
  });
