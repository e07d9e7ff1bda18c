import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';

/** What an assignment is called: its own name behind its type, where it has one that says more. */
export const auxTitle = ({ type, name }: Pick<AuxRow, 'type' | 'name'>): string =>
  name === '' || name.toLowerCase() === type.toLowerCase() ? type : `${type}: ${name}`;
