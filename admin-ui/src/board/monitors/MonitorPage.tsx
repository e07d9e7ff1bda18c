import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import { QrCode } from '@courtcrew/ui-kit/page/QrCode.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMonitorWords } from './words.ts';

/** Where volunteers find their page: link, copy, code. */
export function MonitorPage({ tid }: { tid: string }) {
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
