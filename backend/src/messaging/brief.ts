import type { Language } from '@courtcrew/domain/kernel/language.ts';

/** The provider refuses a text message of more characters. */
export const SENT_MAX = 1_600;
/** Characters of all shifts in one: each 160 are charged for. */
const BRIEF_MAX = 480;

const MORE = {
  en: (count: number) => `and ${count} more`,
  es: (count: number) => `y ${count} turnos más`,
} as const;

/** Shifts for a text message: of many the first, and how many more there are. */
export function brief(shifts: readonly string[], between: string, language: Language): string {
  let told = '';
  for (const [index, shift] of shifts.entries()) {
    const longer = index === 0 ? shift : `${told}${between}${shift}`;
    if (index > 0 && longer.length > BRIEF_MAX)
      return `${told}${between}${MORE[language](shifts.length - index)}`;
    told = longer;
  }
  return told;
}
