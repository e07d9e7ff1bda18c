import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';

const plain = (name: string): string => name.trim().toLowerCase();

/** The court a typed name means. */
export const courtNamed = (courts: readonly CourtRow[], typed: string): CourtRow | undefined =>
  courts.find(({ court_num }) => plain(court_num) === plain(typed));

/** Whether a further letter can belong to the name, or is a key pressed for the court named so far: `12f`. */
export const goesOn = (courts: readonly CourtRow[], typed: string, letter: string): boolean =>
  courts.some(({ court_num }) => plain(court_num).startsWith(plain(typed + letter)));
