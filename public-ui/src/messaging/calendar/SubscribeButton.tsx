import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCalendarWords } from './words.ts';

const CalendarDialog = lazyDialog(async () => (await import('./CalendarDialog.tsx')).CalendarDialog);

export function SubscribeButton() {
  const w = useCalendarWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<EventRepeat />} onClick={() => setOpen(true)}>
        {w('calendar.open')}
      </Button>
      <CalendarDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
