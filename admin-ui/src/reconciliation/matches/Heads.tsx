import Box from '@mui/material/Box';
import { usePayWords } from '../words.ts';
import { AREAS_WIDE, COLUMNS } from './layout.ts';

/** Column headings; on a phone every cell has its own label. */
export function Heads() {
  const p = usePayWords();
  const pay = (
    <>
      <Box component="span" sx={{ width: 92, textAlign: 'right' }}>
        {p('pay.amount')}
      </Box>
      <span>{p('pay.paid')}</span>
      <span>{p('pay.posted')}</span>
    </>
  );
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'grid' },
        gridTemplateColumns: COLUMNS,
        gridTemplateAreas: AREAS_WIDE,
        columnGap: 1,
        px: 1,
        pb: 0.5,
        typography: 'caption',
        fontWeight: 650,
        color: 'text.secondary',
      }}
    >
      <Box sx={{ gridArea: 'when' }}>{p('match.court')}</Box>
      <Box sx={{ gridArea: 'lead' }}>{p('pay.lead')}</Box>
      <Box sx={{ gridArea: 'leadPay', display: 'flex', gap: 0.75 }}>{pay}</Box>
      <Box sx={{ gridArea: 'supporting' }}>{p('pay.supporting')}</Box>
      <Box sx={{ gridArea: 'supportingPay', display: 'flex', gap: 0.75 }}>{pay}</Box>
      <Box sx={{ gridArea: 'medal' }}>{p('match.sysid')}</Box>
    </Box>
  );
}
