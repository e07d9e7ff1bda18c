import { NOTIFICATION_TYPES, type NotificationType } from '@courtcrew/domain/board/model.ts';
import GroupAdd from '@mui/icons-material/GroupAdd';
import HeadsetMic from '@mui/icons-material/HeadsetMic';
import MedicalServices from '@mui/icons-material/MedicalServices';
import Sports from '@mui/icons-material/Sports';
import SupervisorAccount from '@mui/icons-material/SupervisorAccount';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMonitorWords } from './words.ts';

const icons: Readonly<Record<NotificationType, ReactNode>> = {
  '2nd': <GroupAdd />,
  desk: <HeadsetMic />,
  td: <SupervisorAccount />,
  'head ref': <Sports />,
  medical: <MedicalServices />,
};

/** Buttons large enough for a thumb in a hurry; medical help stands apart. */
export function CallButtons({ label, onCall }: { label: string; onCall: (type: NotificationType) => void }) {
  const w = useMonitorWords();
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: '1fr 1fr',
        '& > :last-child': { gridColumn: '1 / -1' },
      }}
    >
      {NOTIFICATION_TYPES.map((type) => (
        <Button
          key={type}
          variant="contained"
          color={type === 'medical' ? 'error' : 'primary'}
          onClick={() => onCall(type)}
          sx={{
            minHeight: 72,
            px: 1,
            display: 'grid',
            justifyItems: 'center',
            alignContent: 'center',
            gap: 0.25,
            fontSize: '1.0625rem',
            lineHeight: 1.2,
            textAlign: 'center',
          }}
        >
          {icons[type]}
          {w(`call.${type}`)}
        </Button>
      ))}
    </Box>
  );
}
