import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { saveFile } from '@courtcrew/ui-kit/page/saveFile.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { calendarOf } from './calendar.ts';
import { useScheduleWords } from './words/schedule.ts';

/** Hands the selected and confirmed shifts to the device's own calendar. */
export function CalendarButton({ rows }: { rows: readonly ScheduleRow[] }) {
  const w = useScheduleWords();
  const categoryName = useCategoryName();
  const save = () => {
    const title = ({ category, name: shift, tournament }: ScheduleRow) =>
      w('schedule.event', { category: categoryName(category), shift, tournament });
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
