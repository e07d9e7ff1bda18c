import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { utcToWall } from '@courtcrew/domain/kernel/time.ts';
import type { Shift } from './schedule.ts';
import type { Cell, Sheet } from './sheet.ts';

const WORDS = {
  en: { category: 'Category', start: 'Start', end: 'End', shift: 'Shift', open: 'Open', waiting: 'Waitlist' },
  es: {
    ...{ category: 'Categoría', start: 'Inicio', end: 'Fin', shift: 'Turno' },
    ...{ open: 'Libres', waiting: 'Lista de espera' },
  },
} as const;

/** The schedule as people are used to it: a sheet for each day of the venue, a line for each shift, a column for each place. */
export function gridOf(shifts: readonly Shift[], language: Language): readonly Sheet[] {
  const byDay = Map.groupBy(shifts, ({ start, time_zone }) => utcToWall(start, time_zone).date);
  return [...byDay]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, ofDay]) => sheetOfDay(date, ofDay, language));
}

function sheetOfDay(date: string, shifts: readonly Shift[], language: Language): Sheet {
  const w = WORDS[language];
  const places = Math.max(
    ...shifts.map(({ signup, spots }) => Math.max(signup.length, spots > MOST_EMPTY ? 0 : spots)),
  );
  const lines = shifts
    .toSorted(
      (a, b) =>
        a.kind.localeCompare(b.kind) ||
        a.of.localeCompare(b.of) ||
        a.start.localeCompare(b.start) ||
        a.end.localeCompare(b.end),
    )
    .map((shift): readonly Cell[] => {
      const wall = (end: 'start' | 'end') => utcToWall(shift[end], shift.time_zone).time;
      return [
        shift.of,
        wall('start'),
        shift.end === shift.start ? null : wall('end'),
        shift.name,
        Math.max(0, shift.spots - shift.count),
        ...Array.from({ length: places }, (_, place) => {
          const spot = shift.signup[place];
          return spot ? fullName(spot) : null;
        }),
        shift.waitlist.map(fullName).join(', '),
      ];
    });
  return {
    name: edgeDate(date).replaceAll('/', '-'),
    columns: [
      { label: w.category, type: 'text' },
      { label: w.start, type: 'clock' },
      { label: w.end, type: 'clock' },
      { label: w.shift, type: 'text' },
      { label: w.open, type: 'number' },
      ...Array.from({ length: places }, (_, place) => ({ label: String(place + 1), type: 'text' as const })),
      { label: w.waiting, type: 'text' },
    ],
    rows: lines,
    frozen: 4,
  };
}

/** A shift with more places than this shows those that are taken alone. */
const MOST_EMPTY = 60;
