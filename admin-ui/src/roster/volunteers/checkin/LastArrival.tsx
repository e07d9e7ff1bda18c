import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useVolunteerWords } from '../words.ts';
import type { LineActs } from './VolunteerLine.tsx';

interface LastArrivalProps extends LineActs {
  /** Whom this screen checked in last, as they are now. */
  readonly person: Volunteer | undefined;
}

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Who has just been checked in, their shirt, and the way back. Its place is kept, so that the list never jumps. */
export function LastArrival({ person, check, handOut }: LastArrivalProps) {
  const v = useVolunteerWords();
  const nameOf = useChoiceName();
  const size = person?.shirt ?? person?.shirt2;
  const shown = person?.checkin ? person : undefined;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        height: 48,
        minWidth: 0,
        px: { xs: 1, sm: 1.5 },
        borderRadius: 1,
        border: '1px solid',
        borderColor: shown ? 'success.main' : 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      {shown === undefined ? (
        <Box sx={{ color: 'text.secondary' }}>{v('checkin.doneText')}</Box>
      ) : (
        <>
          <CheckCircle color="success" />
          <Box sx={{ fontWeight: 650, flex: 1, ...cut }}>{v('checkin.done', { name: shown.name })}</Box>
          {shown.shirt_pickup ? (
            <Box sx={{ color: 'success.main', fontWeight: 600, whiteSpace: 'nowrap' }}>
              {v('checkin.shirtGiven')}
            </Box>
          ) : (
            <Button variant="contained" sx={{ flexShrink: 0 }} onClick={() => handOut(shown, true)}>
              {v('checkin.give', { size: size ? nameOf(size) : '' })}
            </Button>
          )}
          <Button variant="text" onClick={() => check(shown, false)}>
            {v('action.undo')}
          </Button>
        </>
      )}
    </Box>
  );
}
