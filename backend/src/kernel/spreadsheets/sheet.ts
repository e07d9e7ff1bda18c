import { brokenRule } from '@courtcrew/domain/kernel/refusal.ts';
import type { Text } from '@courtcrew/domain/kernel/text.ts';
import { Refused } from '../refused.ts';

/** What any spreadsheet is read as: texts, by the numbers that its rows have in the file. */

export interface SheetRow {
  /** Counted from 1, blank rows and headings included. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  /** Empty where the file has only one and no name for it. */
  readonly name: string;
  readonly hidden: boolean;
  /** Those in which something stands. */
  readonly rows: readonly SheetRow[];
}

/** Any spreadsheet as sheets of rows of texts. */
export interface Spreadsheet {
  readonly sheets: readonly Sheet[];
  /** Where its letters can be read in several ways: each, with words that differ. */
  readonly encodings: readonly { readonly encoding: string; readonly sample: readonly string[] }[];
  /** What of it was taken otherwise than it looks. */
  readonly notes: readonly string[];
}

export interface Limits {
  readonly bytes: number;
  readonly rows: number;
  readonly columns: number;
}

/** Lines that may stand above the rows. */
export const HEADINGS = 30;

/** Letters of all cells together: a file that says more is none that people have written. */
export const MOST_LETTERS = 30_000_000;

/** Refuses the whole file. */
export const badFile = (rule: Text): Refused => new Refused(brokenRule('file', rule));

export const UNREADABLE = 'cannot be read as a spreadsheet: save it as .xlsx or CSV';
