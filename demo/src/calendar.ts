import { readFileSync } from 'node:fs';
import { readSeason } from '@courtcrew/backend/tournaments/index.ts';
import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { addDays, daysBetween, parseDate } from '@courtcrew/domain/kernel/time.ts';
import type { ImportRow } from '@courtcrew/domain/tournaments/index.ts';

const YEAR = 365.2425;
const WEEK = 7;

/** A day of the season as it was, in the year that begins after `today`: same season, same day of the week. */
export function inComingYear(date: string, today: string, first: string = date): string {
  const years = Math.ceil((daysBetween(first, today) + WEEK) / YEAR);
  return addDays(date, Math.round((years * YEAR) / WEEK) * WEEK);
}

/** The season's import file, moved to the coming year. */
export function comingSeason(today: string) {
  const file = readSeason(readFileSync(new URL('tournaments-2025.csv', import.meta.url), 'utf8'));
  return { ...file, rows: file.rows.map(({ cells }) => moved(cells, today)) };
}

function moved(row: ImportRow, today: string): ImportRow {
  const start = dayOf(row.start);
  // Both days move as far, else a tournament could become a week longer.
  return {
    ...row,
    start: edgeDate(inComingYear(start, today)),
    end: edgeDate(inComingYear(dayOf(row.end), today, start)),
  };
}

function dayOf(cell: ImportRow['start']): string {
  const day = parseDate(String(cell));
  if (isRefusal(day)) throw new Error(`the demo's import file has no day in ${cell}`);
  return day;
}
