import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useCalendarWords } from './words.ts';

const CalendarDialog = lazy(async () => ({ default: (await import('./CalendarDialog.tsx')).CalendarDialog }));

/** Leads to the address under which a calendar subscribes to one's shifts. */
export function SubscribeButton() {
  const w = useCalendarWords();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<EventRepeat />} onClick={show}>
        {w('calendar.open')}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <CalendarDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
