import type { Answer } from '../hold/asking.ts';
import type { Person } from '../world/served.ts';
import type { Chance } from './chance.ts';

/** What somebody hears; `again` where the command had to be sent more than once to hear it. */
export interface Heard extends Answer {
  readonly again: boolean;
}

/** A command as somebody sends it. */
export interface Asked {
  readonly by: Pick<Person, 'cookie'>;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** It takes something away that its path names: told again, it may be told that nothing is there. */
  readonly takesAway?: boolean;
}

/** One press, and what the rules say to it. */
export interface Step<Books> extends Asked {
  /**
   * Enters what the answer says into the books, and says what the rules do not allow about it; undefined where all is
   * well. It is asked about copies of the books as well: it changes nothing but the books it is given.
   */
  rule(books: Books, answer: Heard): string | undefined;
}

/** Reads a list as its desk does. */
export type Read = <Row = Record<string, unknown>>(
  path: string,
  body?: object,
  by?: Pick<Person, 'cookie'>,
) => Promise<Row>;

/** One piece of the product at work: steps follow each other here, while other lanes go on beside it. */
export interface Lane<Books = unknown> {
  readonly name: string;
  /** What the rules say is true by now. Nothing of it is taken from lists. */
  books: Books;
  /** What somebody presses next. */
  next(chance: Chance, books: Books, read: Read): Step<Books> | Promise<Step<Books>>;
  /** Compares the books with every list and report. */
  differences(books: Books, read: Read): Promise<Difference[]>;
  /** Chooses somebody who is then forgotten, and leaves them in the books as the rules have it. */
  forget?(books: Books, chance: Chance): Person | undefined;
}

export interface Difference {
  readonly list: string;
  readonly books: unknown;
  readonly shown: unknown;
}

/** A lane whose books only it knows the shape of. */
export type AnyLane = Lane<never>;
/** For the lists a lane is put into. */
export const lane = <Books>(given: Lane<Books>): AnyLane => given as unknown as AnyLane;

const plain = (value: unknown): string => JSON.stringify(value);

/** No difference where both say the same; else the rows that only one of them has, or all where the order differs. */
export function compare(list: string, books: readonly unknown[], shown: readonly unknown[]): Difference[] {
  if (plain(books) === plain(shown)) return [];
  const without = (rows: readonly unknown[], others: readonly unknown[]): unknown[] => {
    const known = new Set(others.map(plain));
    return rows.filter((row) => !known.has(plain(row)));
  };
  const [missing, surplus] = [without(books, shown), without(shown, books)];
  const isOrder = missing.length === 0 && surplus.length === 0;
  return [isOrder ? { list, books, shown } : { list, books: missing, shown: surplus }];
}

/** Rows in an order of their own, where the list's order is nobody's rule. */
export const sorted = <Row>(rows: Iterable<Row>): Row[] =>
  [...rows].sort((a, b) => plain(a).localeCompare(plain(b), 'en'));

/** The code of a refusal; `ok` where there is none. */
export function codeOf({ status, body }: Answer): string {
  if (status === 200) return body.conflict ? 'conflict' : 'ok';
  return typeof body.code === 'string' ? body.code : `status ${status}`;
}

/**
 * What the rules say to a press that these barriers stand against: any of them may be named, and without one it is
 * done. Undefined where the answer is right.
 */
export function against(barriers: readonly (string | false)[], answer: Answer): string | undefined {
  const standing = barriers.filter((barrier) => barrier !== false);
  const code = codeOf(answer);
  const right = standing.length === 0 ? code === 'ok' : standing.includes(code);
  return right ? undefined : `${standing.join(' or ') || 'ok'} by the rules, not ${code}`;
}

/** The same of a press that takes something away: whoever has to ask again finds it gone. */
export const takenAway = (isThere: boolean, answer: Heard): string | undefined =>
  answer.again && codeOf(answer) === 'not-found' ? undefined : against([!isThere && 'not-found'], answer);

/** An id the answer brings. */
export const idOf = ({ body }: Answer, field: string): string => String(body[field] ?? '');
