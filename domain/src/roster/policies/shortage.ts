import { LEVELS, type Needs, perLevel } from '../model.ts';

/** Spots nobody has yet: by credential, and those any credential may fill, where a shift does not count them by credential. */
export type Shortage = Needs & { readonly any: number };

interface Filled {
  readonly spots: number;
  /** Selected and confirmed. */
  readonly count: number;
  /** Free spots by credential; absent where the shift does not count them so. */
  readonly needed?: Needs | undefined;
}

/** How many people these shifts are short of. Selected people count as there, applications do not. */
export function shortageOf(...shifts: readonly Filled[]): Shortage {
  const sum = (of: (shift: Filled) => number) => shifts.reduce((total, shift) => total + of(shift), 0);
  return {
    ...perLevel((level) => sum(({ needed }) => needed?.[level] ?? 0)),
    any: sum(({ spots, count, needed }) => (needed ? 0 : Math.max(0, spots - count))),
  };
}

export const totalShortage = ({ any, ...levels }: Shortage): number =>
  LEVELS.reduce((sum, level) => sum + levels[level], any);
