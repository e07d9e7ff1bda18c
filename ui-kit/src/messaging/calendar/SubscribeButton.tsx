import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyDialog } from '../../page/dialog/lazyDialog.tsx';
import { useCalendarWords } from './words.ts';

const CalendarDialog = lazyDialog(async () => (await import('./CalendarDialog.tsx')).CalendarDialog);

/** Opens the address of one's own calendar, or of a desk's. */
export function SubscribeButton({ tid }: { readonly tid?: string }) {
  const w = useCalendarWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<EventRepeat />} onClick={() => setOpen(true)}>
        {w('calendar.open')}
      </Button>
      <CalendarDialog tid={tid} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
