import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import MedicalServices from '@mui/icons-material/MedicalServices';
import Notifications from '@mui/icons-material/Notifications';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Button from '@mui/material/Button';
import { useTournament } from '../../shell/tournament.tsx';
import { CallAnnouncer } from './CallAnnouncer.tsx';
import { isMedical } from './openCalls.ts';
import { useCallsRoom, useOpenCalls } from './useOpenCalls.ts';
import { type CallSay, useCallWords } from './words.ts';

export function CallsBadge() {
  const allowed = useAllows();
  const { tournament } = useTournament();
  if (!tournament || !allowed('desk', tournament.tid)) return null;
  return <Mark key={tournament.tid} tid={tournament.tid} />;
}

function Mark({ tid }: { tid: string }) {
  const c = useCallWords();
  const { data } = useOpenCalls(tid);
  useCallsRoom(tid);
  const open = data?.length ?? 0;
  const medical = data?.filter(isMedical).length ?? 0;
  const look = medical > 0 ? MEDICAL : open > 0 ? SOME : NONE;
  return (
    <>
      <CallAnnouncer calls={data} />
      <Button
        component={AppAnchor}
        to="/desk/notificationlist"
        size="small"
        aria-label={`${c('staff.notifications')}: ${sayCount(c, open, medical)}`}
        color={look.color}
        variant={look.variant}
        startIcon={look.icon}
        sx={{
          minWidth: 40,
          minHeight: { xs: 40, md: 34 },
          px: 1,
          flexShrink: 0,
          fontVariantNumeric: 'tabular-nums',
          '& .MuiButton-startIcon': { mr: open > 0 ? 0.5 : 0, ml: 0 },
        }}
      >
        {open > 0 && open}
      </Button>
    </>
  );
}

const sayCount = (c: CallSay, count: number, medical: number): string => {
  if (count === 0) return c('calls.none');
  return medical > 0 ? c('calls.openMedical', { count, medical }) : c('calls.open', { count });
};

const NONE = { color: 'inherit', variant: 'text', icon: <NotificationsNone /> } as const;
const SOME = { color: 'secondary', variant: 'contained', icon: <Notifications /> } as const;
const MEDICAL = { color: 'error', variant: 'contained', icon: <MedicalServices /> } as const;
