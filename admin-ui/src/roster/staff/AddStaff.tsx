import Box from '@mui/material/Box';
import { AddExisting } from './AddExisting.tsx';
import { AddPerson } from './AddPerson.tsx';

/** Two ways onto the tournament: by an account there is, or as a new person. */
export const AddStaff = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 4,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    }}
  >
    <AddExisting />
    <AddPerson />
  </Box>
);
