import type { NotificationType } from '@courtcrew/domain/board/model.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import GroupAdd from '@mui/icons-material/GroupAdd';
import HeadsetMic from '@mui/icons-material/HeadsetMic';
import MedicalServices from '@mui/icons-material/MedicalServices';
import Sports from '@mui/icons-material/Sports';
import SupervisorAccount from '@mui/icons-material/SupervisorAccount';
import type { ReactNode } from 'react';
import { useCallWords } from './words.ts';

interface Look {
  readonly tone: Tone;
  readonly weight: 'solid' | 'soft';
  readonly icon: ReactNode;
}

const looks: Readonly<Record<NotificationType, Look>> = {
  '2nd': { tone: 'secondary', weight: 'soft', icon: <GroupAdd /> },
  desk: { tone: 'primary', weight: 'soft', icon: <HeadsetMic /> },
  td: { tone: 'info', weight: 'soft', icon: <SupervisorAccount /> },
  'head ref': { tone: 'info', weight: 'soft', icon: <Sports /> },
  medical: { tone: 'error', weight: 'solid', icon: <MedicalServices /> },
};

/** Only medical calls are drawn solid. */
export function CallType({ type }: { type: NotificationType }) {
  const c = useCallWords();
  const { tone, weight, icon } = looks[type];
  return (
    <Badge tone={tone} weight={weight} icon={icon}>
      {c(`call.${type}`)}
    </Badge>
  );
}
