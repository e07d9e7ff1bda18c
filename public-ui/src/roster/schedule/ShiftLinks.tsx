import { contactPath } from '@courtcrew/domain/roster/contactPath.ts';
import { sectionOf } from '@courtcrew/domain/roster/policies/sections.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { mapLink } from '@courtcrew/domain/web/mapLink.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { ShareShift } from '../signup/ShareShift.tsx';
import { useShiftNamed } from '../signup/useShiftNamed.ts';
import { useScheduleWords } from '../words/schedule.ts';

const CalendarChoice = lazyDialog(async () => (await import('./CalendarChoice.tsx')).CalendarChoice);

interface ShiftLinksProps {
  readonly row: ScheduleRow;
  /** The shift is not over. */
  readonly coming: boolean;
}

/** Where a shift is, whom to ask, and how to keep or send it. */
export function ShiftLinks({ row, coming }: ShiftLinksProps) {
  const w = useScheduleWords();
  const name = useShiftNamed()(row);
  const [choosing, setChoosing] = useState(false);
  const { tid, location, status } = row;
  const map = w('schedule.map');
  const contact = w('schedule.contact');
  const calendar = w('schedule.calendar');
  const labelled = (action: string) => w('signup.pressFor', { action, shift: name });
  return (
    <Box
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, typography: 'body2' }}
    >
      {location && (
        <Link href={mapLink(location)} target="_blank" rel="noreferrer" aria-label={labelled(map)} sx={line}>
          {map}
        </Link>
      )}
      <AppLink to={contactPath(tid, sectionOf(row))} aria-label={labelled(contact)} sx={line}>
        {contact}
      </AppLink>
      {coming && status !== 'Applied' && (
        <Link
          component="button"
          type="button"
          aria-label={labelled(calendar)}
          sx={line}
          onClick={() => setChoosing(true)}
        >
          {calendar}
        </Link>
      )}
      {coming && <ShareShift shift={row} />}
      <CalendarChoice open={choosing} onClose={() => setChoosing(false)} row={row} />
    </Box>
  );
}

const line = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;
