import type { Language } from '@courtcrew/domain/kernel/language.ts';

interface Dated {
  readonly start: string | null;
  readonly end_date: string | null;
}

/** `Mar 7 - 9, 2026`, nothing where no day is known. */
export function daysIn({ start, end_date }: Dated, language: Language): string {
  const first = start ?? end_date;
  if (first === null) return '';
  const last = end_date !== null && end_date > first ? end_date : first;
  const format = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(last)).replaceAll(/\s*–\s*/g, ' - ');
}
