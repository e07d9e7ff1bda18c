import { WaiverMissing } from '@courtcrew/ui-kit/badges/WaiverMissing.tsx';
import Box from '@mui/material/Box';

/** What a row of a list is higher by on a phone. */
export const WAIVER_PX = 30;

/** That the waiver is missing: in a line of its own below a row's mark and name on a phone, else beside them. */
export const WaiverBelow = () => (
  <Box sx={{ order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: 'none' }, pl: { xs: 3.25, sm: 0 } }}>
    <WaiverMissing />
  </Box>
);
