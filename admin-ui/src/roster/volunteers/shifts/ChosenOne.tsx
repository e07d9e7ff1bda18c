import type { VolunteerShiftInNumbers } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import type { Setup } from '../../setup/useSetup.ts';
import { useVolunteerWords } from '../words.ts';

/** What is done to a single shift, in the form. */
export function ChosenOne({ shift, setup }: { shift: VolunteerShiftInNumbers; setup: Setup }) {
  const v = useVolunteerWords();
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Edit />}
        onClick={() => setup.open({ edit: shift })}
        aria-label={`${v('action.edit')}: ${shift.name}`}
      >
        {v('action.edit')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        onClick={() => setup.open({ pattern: shift })}
        aria-label={`${v('setup.duplicate')}: ${shift.name}`}
      >
        {v('setup.duplicate')}
      </Button>
    </>
  );
}
