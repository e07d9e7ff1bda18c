import type { SecurityLine } from '@courtcrew/domain/audit/security.ts';
import { deviceName } from '@courtcrew/ui-kit/session/device.ts';
import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { KindBadge } from './KindBadge.tsx';
import { useLine } from './useLine.ts';

/** The log on a phone. */
export function Lines() {
  const { data = [] } = useListContext<SecurityLine>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <Line key={row.id} row={row} />
      ))}
    </Box>
  );
}

function Line({ row }: { row: SecurityLine }) {
  const line = useLine();
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1, borderBottom: '1px solid var(--mui-palette-divider)', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <KindBadge of={row.kind} />
        <Box component="span" sx={{ fontWeight: 600 }}>
          {[line.who(row), line.about(row)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[line.time(row), row.address, deviceName(row.device), line.times(row)].filter(Boolean).join(' · ')}
        <br />
        {row.what}
      </Box>
    </Box>
  );
}
