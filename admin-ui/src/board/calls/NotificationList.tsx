import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { CallList } from './CallList.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';
import { useOpenCalls } from './useOpenCalls.ts';
import { useCallWords } from './words.ts';

/** Calls of the courts that nobody has confirmed yet, live. */
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
