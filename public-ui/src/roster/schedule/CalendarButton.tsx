import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { saveFile } from '@courtcrew/ui-kit/page/list/saveFile.ts';
import { useShiftCategory } from '@courtcrew/ui-kit/words/useShiftCategory.ts';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useScheduleWords } from '../words/schedule.ts';
import { calendarOf } from './calendar.ts';

/** Hands the selected and confirmed shifts to the device's own calendar. */
export function CalendarButton({ rows }: { rows: readonly ScheduleRow[] }) {
  const w = useScheduleWords();
  const categoryOf = useShiftCategory();
  const save = () => {
    const title = (row: ScheduleRow) =>
      w('schedule.event', { category: categoryOf(row), shift: row.name, tournament: row.tournament });
    const options = { now: new Date().toISOString(), origin: window.location.origin, title };
    saveFile(new Blob([calendarOf(rows, options)], { type: 'text/calendar' }), 'courtcrew.ics');
  };
  return (
    <Button
      variant="outlined"
      startIcon={<CalendarMonth />}
      disabled={rows.every(({ status }) => status === 'Applied')}
      onClick={save}
    >
      {w('schedule.calendar')}
    </Button>
  );
}
