import { WaiverMissing } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import Box from '@mui/material/Box';

/** Extra row height on a phone, px. */
export const WAIVER_PX = 30;

/** Missing waiver: on its own line on a phone, else beside mark and name. */
export const WaiverBelow = () => (
  <Box sx={{ order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: 'none' }, pl: { xs: 3.25, sm: 0 } }}>
    <WaiverMissing />
  </Box>
);
