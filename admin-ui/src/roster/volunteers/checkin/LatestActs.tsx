import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useVolunteerWords } from '../words.ts';

interface LatestActsProps {
  /** Somebody this screen has checked in, as they are now. */
  readonly person: Volunteer | undefined;
  readonly undo: (person: Volunteer) => void;
  readonly handOut: (person: Volunteer, on: boolean) => void;
}

/** The shirt of somebody who has just been checked in, and the way back. */
export function LatestActs({ person, undo, handOut }: LatestActsProps) {
  const v = useVolunteerWords();
  const nameOf = useChoiceName();
  if (!person?.checkin) return null;
  const size = person.shirt ?? person.shirt2;
  return (
    <>
      {person.shirt_pickup ? (
        <Box sx={{ color: 'success.main', fontWeight: 600, whiteSpace: 'nowrap' }}>
          {v('checkin.shirtGiven')}
        </Box>
      ) : (
        <Button size="small" variant="contained" sx={{ flexShrink: 0 }} onClick={() => handOut(person, true)}>
          {v('checkin.give', { size: size ? nameOf(size) : '' })}
        </Button>
      )}
      <Button size="small" variant="text" onClick={() => undo(person)}>
        {v('action.undo')}
      </Button>
    </>
  );
}
