import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import VolumeOff from '@mui/icons-material/VolumeOff';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { useSteps } from '../useSteps.ts';
import { CallItem } from './CallItem.tsx';
import { ConfirmCall } from './ConfirmCall.tsx';
import { chime, useChimeSwitch } from './chime.ts';
import type { OpenCall } from './openCalls.ts';
import { useCallLines } from './useCallLines.ts';
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
      <Answered of={calls} loading="list" rows={4}>
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

/** Rows do not move under a pointer. */
function CallList({ calls, zone }: { calls: readonly OpenCall[]; zone: string }) {
  const c = useCallWords();
  const list = useRef<HTMLUListElement>(null);
  const [isHeld, hold] = useState(false);
  const [asked, ask] = useState<OpenCall | null>(null);
  const [isOpen, setOpen] = useState(false);
  const lines = useCallLines(calls, isHeld);
  const isConfirmed = asked !== null && !calls.some(({ nid }) => nid === asked.nid);
  useSteps(list);

  const confirm = (call: OpenCall) => {
    ask(call);
    setOpen(true);
  };
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={c('staff.notifications')}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, maxWidth: 1120 }}
      >
        {lines.map((line) => (
          <CallItem key={line.call.nid} line={line} zone={zone} onConfirm={() => confirm(line.call)} />
        ))}
      </Box>
      {asked && (
        <ConfirmCall
          key={asked.nid}
          call={asked}
          isOpen={isOpen}
          isGone={isConfirmed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
