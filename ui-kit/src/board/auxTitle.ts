import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';

/** What an assignment is called: its own name behind its type, as the reader says that, where it says more. */
export function auxTitle(
  { type, name }: Pick<AuxRow, 'type' | 'name'>,
  say: (type: string) => string = String,
): string {
  const isSaid = name === '' || name.toLowerCase() === type.toLowerCase();
  return isSaid ? say(type) : `${say(type)}: ${name}`;
}
