import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { clock, day, moment } from './format.ts';

/** `8:00 am`; with its day where that is not today's at the venue. `now` is a UTC instant. */
export const clockOrMoment = (iso: string, zone: string, language: Language, now: string): string =>
  day(iso, zone) === day(now, zone) ? clock(iso, zone, language) : moment(iso, zone, language);
