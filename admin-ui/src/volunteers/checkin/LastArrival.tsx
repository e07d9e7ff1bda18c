import type { Volunteer } from '@courtcrew/domain/roster/volunteerShapes.ts';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useVolunteerWords } from '../words.ts';
import type { LineActs } from './VolunteerLine.tsx';

interface LastArrivalProps extends LineActs {
  /** Whom this screen checked in last, as they are now. */
  readonly person: Volunteer | undefined;
}

/** Who has just been checked in, their shirt, and the way back. Its place is kept, so that the list never jumps. */
export function LastArrival({ person, check, handOut }: LastArrivalProps) {
  const v = useVolunteerWords();
  const size = person?.shirt ?? person?.shirt2;
  const shown = person?.checkin ? person : undefined;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        minHeight: { xs: 84, sm: 48 },
        px: 1.5,
        py: 0.25,
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
          <Box sx={{ fontWeight: 650, flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
            {v('checkin.done', { name: shown.name })}
          </Box>
          <Button
            variant={shown.shirt_pickup ? 'text' : 'contained'}
            disabled={shown.shirt_pickup}
            onClick={() => handOut(shown, true)}
          >
            {shown.shirt_pickup ? v('checkin.shirtGiven') : v('checkin.give', { size: size ?? '' })}
          </Button>
          <Button variant="text" onClick={() => check(shown, false)}>
            {v('action.undo')}
          </Button>
        </>
      )}
    </Box>
  );
}
