import { endSession, getSessions } from '@courtcrew/domain/accounts/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { deviceName } from '@courtcrew/ui-kit/session/device.ts';
import { day, moment, ownZone } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAccountWords } from './words.ts';

type OwnSession = AnswerOf<typeof getSessions>[number];

/** Devices with a session of the person; any but this one can be logged out. */
export function Sessions() {
  const w = useAccountWords();
  const sessions = useCall(getSessions, {});
  return (
    <Answered of={sessions} loading="list" rows={2}>
      {(rows) => (
        <Box
          component="ul"
          aria-label={w('security.sessions')}
          sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid var(--mui-palette-divider)' }}
        >
          {rows.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </Box>
      )}
    </Answered>
  );
}

function Device({ session }: { session: OwnSession }) {
  const { id, created, last_seen, current } = session;
  const device = deviceName(session.device);
  const w = useAccountWords();
  const { language } = useSpeech();
  const end = useCommand(endSession, { done: w('security.ended') });
  const zone = ownZone();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 64,
        py: 1,
        borderBottom: '1px solid var(--mui-palette-divider)',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} title={session.device}>
          {device}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {w('security.since', {
            day: day(created, zone, language),
            moment: moment(last_seen, zone, language),
          })}
        </Box>
      </Box>
      {current ? (
        <Badge tone="success">{w('security.current.device')}</Badge>
      ) : (
        <Button
          variant="outlined"
          loading={end.isPending}
          aria-label={w('security.endDevice', { device })}
          onClick={() => end.mutate({ body: { id } })}
        >
          {w('security.end')}
        </Button>
      )}
    </Box>
  );
}
