import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';

/** Label of an assignment: its translated type, with its own name where that says more. */
export function auxTitle(
  { type, name }: Pick<AuxRow, 'type' | 'name'>,
  say: (type: string) => string = String,
): string {
  const isSaid = name === '' || name.toLowerCase() === type.toLowerCase();
  return isSaid ? say(type) : `${say(type)}: ${name}`;
}
