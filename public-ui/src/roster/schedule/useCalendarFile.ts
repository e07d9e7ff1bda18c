import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { saveFile } from '@courtcrew/ui-kit/page/list/saveFile.ts';
import { useShiftCategory } from '@courtcrew/ui-kit/words/useShiftCategory.ts';
import { useScheduleWords } from '../words/schedule.ts';
import { calendarOf } from './calendar.ts';

/** `Referee: Morning - Dallas Open` */
export function useEventTitle(): (row: ScheduleRow) => string {
  const w = useScheduleWords();
  const categoryOf = useShiftCategory();
  return (row) =>
    w('schedule.event', { category: categoryOf(row), shift: row.name, tournament: row.tournament });
}

/** Saves shifts as a file that every calendar program opens. */
export function useCalendarFile(): (rows: readonly ScheduleRow[]) => void {
  const title = useEventTitle();
  return (rows) => {
    const options = { now: new Date().toISOString(), origin: window.location.origin, title };
    saveFile(new Blob([calendarOf(rows, options)], { type: 'text/calendar' }), 'courtcrew.ics');
  };
}
