import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import VolumeOff from '@mui/icons-material/VolumeOff';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { CallList } from './CallList.tsx';
import { chime, useChimeSwitch } from './chime.ts';
import { useOpenCalls } from './useOpenCalls.ts';
import { useCallWords } from './words.ts';

export function NotificationList() {
  const c = useCallWords();
  const { tid, time_zone } = useDesk();
  const calls = useOpenCalls(tid);
  const title = c('staff.notifications');
  const count = calls.data?.length ?? 0;
  return (
    <>
      <DeskHeader
        title={title}
        tab={count > 0 ? c('calls.tab', { count, title }) : undefined}
        actions={
          <>
            <SoundSwitch />
            <Button component={AppAnchor} to="/desk/pastNotifications" variant="outlined">
              {c('staff.pastNotifications')}
            </Button>
            <Button component={AppAnchor} to="/desk/notificationcontactlist" variant="outlined">
              {c('staff.notificationContacts')}
            </Button>
          </>
        }
      />
      <Answered of={calls} loading={<Loading shape="list" count={4} />}>
        {(rows) => (
          <>
            {rows.length === 0 && (
              <EmptyState icon={<NotificationsNone />} title={c('calls.none')} text={c('calls.noneText')} />
            )}
            {rows.length > 0 && <KeyHelp />}
            <CallList calls={rows} zone={time_zone} />
          </>
        )}
      </Answered>
    </>
  );
}

function KeyHelp() {
  const c = useCallWords();
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' }, mb: 1.5, typography: 'body2', color: 'text.secondary' }}>
      {c('calls.keys', { up: '↑', down: '↓', enter: 'Enter' })}
    </Box>
  );
}

/** Switches the sound of new calls; switching it on plays it once. */
function SoundSwitch() {
  const c = useCallWords();
  const [on, turn] = useChimeSwitch();
  const press = () => {
    turn(!on);
    if (!on) chime(false);
  };
  return (
    <Tooltip title={c('calls.soundHelp')}>
      <PressButton pressed={on} startIcon={on ? <VolumeUp /> : <VolumeOff />} onClick={press}>
        {c('calls.sound')}
      </PressButton>
    </Tooltip>
  );
}
