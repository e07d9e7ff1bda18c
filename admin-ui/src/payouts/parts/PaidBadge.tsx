import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import Box from '@mui/material/Box';
import { usePayoutWords } from '../words.ts';

interface PaidBadgeProps {
  readonly paid: boolean;
  /** The tax form is wanted before anything is paid. */
  readonly w9Missing?: boolean;
}

/** Whether it is paid, and what stands in the way. */
export function PaidBadge({ paid, w9Missing = false }: PaidBadgeProps) {
  const w = usePayoutWords();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Badge tone={paid ? 'success' : 'info'} weight={paid ? 'solid' : 'outline'}>
        {w(paid ? 'item.paid' : 'item.open')}
      </Badge>
      {w9Missing && (
        <Badge tone="secondary" weight="soft">
          {w('item.w9')}
        </Badge>
      )}
    </Box>
  );
}
