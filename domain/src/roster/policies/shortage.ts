import { LEVELS, type Level, type Needs } from '../model.ts';

/** Spots nobody has yet: by credential, and those any credential may fill, where a shift does not count them by credential. */
export type Shortage = Needs & { readonly any: number };

export const NO_SHORTAGE: Shortage = { certified: 0, level_two: 0, level_one: 0, none: 0, any: 0 };

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
  const at = (level: Level) => sum(({ needed }) => needed?.[level] ?? 0);
  return {
    certified: at('certified'),
    level_two: at('level_two'),
    level_one: at('level_one'),
    none: at('none'),
    any: sum(({ spots, count, needed }) => (needed ? 0 : Math.max(0, spots - count))),
  };
}

export const totalShortage = ({ any, ...levels }: Shortage): number =>
  LEVELS.reduce((sum, level) => sum + levels[level], any);
