import { EMAIL_MAX, looksLikeEmail } from '../accounts/email.ts';
import { letterFault } from '../kernel/letters.ts';
import { readPhone } from '../kernel/phoneNumber.ts';
import { faultOfLine, faultOfLines } from '../kernel/plainText.ts';
import { filled } from '../kernel/text.ts';
import { isVisible } from '../kernel/visible.ts';
import { credentialOf, isNothing, sectionOf } from './cells/words.ts';
import type { Cells } from './cellsOf.ts';
import type { ImportField } from './kinds.ts';
import type { PersonRow } from './rows.ts';

/** A person of a file, by the rules of the product's own forms. */

const NAME_MAX = 100;
const LINE_MAX = 100;
export const LINES_MAX = 2000;

/** A text of one line; with a problem where the product's forms would refuse it. */
export function lineOf(cells: Cells, field: ImportField, max = LINE_MAX): string {
  return textOf(cells, field, max, faultOfLine);
}

export const linesOf = (cells: Cells, field: ImportField): string =>
  textOf(cells, field, LINES_MAX, faultOfLines);

function textOf(
  cells: Cells,
  field: ImportField,
  max: number,
  faultOf: (text: string) => string | undefined,
): string {
  const text = cells.of(field);
  if (!isVisible(text)) return '';
  const fault = letterFault(text) ?? faultOf(text);
  if (fault !== undefined) cells.fault(field, fault);
  else if (text.length > max) cells.fault(field, filled('must be at most {max} characters', { max }));
  return text.slice(0, max);
}

/** `Last, First` or `First Last`; whoever has one name has it first. */
export function nameParts(name: string): { readonly first: string; readonly last: string } {
  const [, last, first] = /^([^,]+),\s*(?!(?:jr|sr|ii+|iv)\b)(.+)$/i.exec(name) ?? [];
  if (first !== undefined && last !== undefined) return { first: first.trim(), last: last.trim() };
  const [one = '', ...others] = name.split(/\s+/);
  return { first: one, last: others.join(' ') };
}

function namesOf(cells: Cells): { readonly first: string; readonly last: string } {
  const [first, last] = [lineOf(cells, 'first', NAME_MAX), lineOf(cells, 'last', NAME_MAX)];
  if (first !== '') return { first, last };
  // Somebody's only name is the first.
  if (last !== '') return { first: last, last: '' };
  return nameParts(lineOf(cells, 'name', 2 * NAME_MAX));
}

/** `ann@example.com`, also as `Ann <mailto:ann@example.com>`. */
function emailOf(cells: Cells): string | null {
  const cell = cells.of('email');
  if (cell === '' || isNothing(cell)) return null;
  const email = (/<([^<>]+)>$/.exec(cell)?.[1] ?? cell).replace(/^mailto:/i, '').trim();
  if (looksLikeEmail(email) && email.length <= EMAIL_MAX) return email;
  cells.fault('email', 'must be an e-mail address');
  return null;
}

function phoneOf(cells: Cells, field: 'phone' | 'other_phone'): string | null {
  const cell = cells.of(field);
  if (cell === '' || isNothing(cell)) return null;
  // Spreadsheets write whole numbers so where a column is of numbers.
  const read = readPhone(cell.replace(/^(\d{10,11})\.0$/, '$1'));
  if ('number' in read) return read.number;
  cells.fault(field, read.fault);
  return null;
}

/** Whether anything of a row says who it is about. */
export const namesNobody = (cells: Cells): boolean =>
  (['first', 'last', 'name', 'email', 'phone'] as const).every((field) => !isVisible(cells.of(field)));

/** Null where nobody is named. */
export function personOf(cells: Cells): PersonRow | null {
  const { first, last } = namesOf(cells);
  const section = lineOf(cells, 'section');
  const person: PersonRow = {
    first,
    last,
    email: emailOf(cells),
    phone: phoneOf(cells, 'phone'),
    other_phone: phoneOf(cells, 'other_phone'),
    credentials:
      cells.read('credentials', credentialOf, 'must be Certified, Level 2, Level 1 or Not Rated') ?? '',
    section: sectionOf(section) ?? section,
    shirt: lineOf(cells, 'shirt'),
    city: lineOf(cells, 'city'),
    notes: linesOf(cells, 'notes'),
  };
  if (first !== '') return person;
  const name = (['first', 'name', 'last'] as const).find((field) => cells.has(field));
  cells.fault(name, 'has no name');
  return null;
}
