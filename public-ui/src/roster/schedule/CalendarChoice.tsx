import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useShiftNamed } from '../signup/useShiftNamed.ts';
import { useScheduleWords } from '../words/schedule.ts';
import { googleLink, outlookLink } from './calendarLinks.ts';
import { useCalendarFile, useEventTitle } from './useCalendarFile.ts';

interface CalendarChoiceProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly row: ScheduleRow;
}

/** Which calendar a shift goes to. */
export function CalendarChoice({ open, onClose, row }: CalendarChoiceProps) {
  const w = useScheduleWords();
  const heading = useId();
  const named = useShiftNamed();
  const save = useCalendarFile();
  const event = { row, title: useEventTitle()(row), origin: window.location.origin };
  const take = () => {
    save([row]);
    onClose();
  };
  const away = { target: '_blank', rel: 'noreferrer', variant: 'outlined', onClick: onClose } as const;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{w('schedule.calendar')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {named(row)}
        <Button {...away} href={googleLink(event)}>
          Google
        </Button>
        <Button variant="outlined" onClick={take}>
          {w('schedule.appleCalendar')}
        </Button>
        <Button {...away} href={outlookLink(event)}>
          Outlook
        </Button>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {w('action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
