import { getCourtMonitorBoard } from '@courtcrew/domain/board/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import { QrCode } from '@courtcrew/ui-kit/page/QrCode.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import HowToReg from '@mui/icons-material/HowToReg';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { Assigned } from './Assigned.tsx';
import { CheckInVolunteer } from './CheckInVolunteer.tsx';
import { MonitorPicker } from './MonitorPicker.tsx';
import { useMonitorWords } from './words.ts';

const ROOM = { refreshes: [getCourtMonitorBoard], also: ['monitor', 'getCourtsOnly', 'left'] };

/** Assigns a checked-in volunteer to a court, chosen in either order. */
export function CourtMonitors() {
  const m = useMonitorWords();
  const { tid } = useDesk();
  useRoom(`board:${tid}`, ROOM);
  const board = useCall(getCourtMonitorBoard, { params: { tid } });
  const [isCheckingIn, setCheckingIn] = useState(false);
  const checkIn = (
    <Button variant="contained" startIcon={<HowToReg />} onClick={() => setCheckingIn(true)}>
      {m('monitors.checkIn')}
    </Button>
  );
  return (
    <>
      <DeskHeader title={m('staff.courtMonitors')} actions={checkIn} />
      <Answered
        of={board}
        loading="list"
        rows={8}
        isEmpty={({ left }) => left.length === 0}
        empty={<EmptyState title={m('monitors.noCourts')} />}
      >
        {({ left, right }) => (
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
            }}
          >
            <MonitorPicker tid={tid} courts={[...left, ...right]} />
            <Box sx={{ display: 'grid', gap: 4 }}>
              <Assigned tid={tid} courts={[...left, ...right]} />
              <MonitorPage tid={tid} />
            </Box>
          </Box>
        )}
      </Answered>
      <CheckInVolunteer tid={tid} open={isCheckingIn} onClose={() => setCheckingIn(false)} />
    </>
  );
}

function MonitorPage({ tid }: { tid: string }) {
  const m = useMonitorWords();
  const path = `/volunteer/courtmonitor/${tid}`;
  const address = window.location.origin + path;
  return (
    <Box component="section" aria-labelledby="monitor-page">
      <Typography variant="h2" id="monitor-page" sx={{ mb: 0.5 }}>
        {m('monitors.page')}
      </Typography>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>{m('monitors.pageText')}</Box>
      <AppLink to={path} sx={{ overflowWrap: 'anywhere', display: 'block', mb: 1 }}>
        {address}
      </AppLink>
      <Box sx={{ mb: 1.5 }}>
        <CopyButton text={address} />
      </Box>
      <QrCode text={address} name={`court-monitor-${tid}`} />
    </Box>
  );
}
