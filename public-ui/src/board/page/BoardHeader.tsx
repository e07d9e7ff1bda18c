import type { LiveState } from '@courtcrew/ui-kit/live/connection.ts';
import { LiveMark } from '@courtcrew/ui-kit/live/LiveMark.tsx';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import QrCode2 from '@mui/icons-material/QrCode2';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBoardWords } from '../words.ts';
import { TabLink } from './TabLink.tsx';
import { VenueClock } from './VenueClock.tsx';

interface BoardHeaderProps {
  readonly tid: string;
  /** Null where the tournament is not open: its board still has an address. */
  readonly name: string | null;
  readonly zone: string;
  readonly live: LiveState;
  /** When the board was last read or changed, ms since 1970. */
  readonly updated: number | null;
  readonly onRefresh: () => void;
}

/** On a phone a line of its own, there before anything was heard: the board below stays where it is. */
const HEARD = {
  flexBasis: { xs: '100%', sm: 'auto' },
  minHeight: '1lh',
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 1,
} as const;

export function BoardHeader({ tid, name, zone, live, updated, onRefresh }: BoardHeaderProps) {
  const w = useBoardWords();
  const { language } = useSpeech();
  const title = name ?? w('nav.board');
  return (
    <PageHeader
      title={title}
      tab={name ? `${w('nav.board')} · ${name}` : title}
      about={
        <>
          <VenueClock zone={zone} />
          <Box component="span" sx={HEARD}>
            <LiveMark state={live} zone={zone} />
            {updated !== null && (
              <span>
                {w('board.updated', { time: clock(new Date(updated).toISOString(), zone, language) })}
              </span>
            )}
          </Box>
          <OtherViews tid={tid} />
        </>
      }
      actions={<BoardTools onRefresh={onRefresh} />}
    />
  );
}

function OtherViews({ tid }: { tid: string }) {
  const w = useBoardWords();
  return (
    <Box
      component="nav"
      aria-label={w('board.views')}
      className="no-print"
      sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', columnGap: 2.5, mb: -1 }}
    >
      {(
        [
          [`/public/boardDisplay/${tid}`, 'board.television'],
          [`/public/linecheckin?tid=${tid}`, 'line.title'],
          [`/public/linecheckinshifts?tid=${tid}`, 'line.shifts'],
        ] as const
      ).map(([to, word]) => (
        <TabLink
          key={to}
          to={to}
          label={w(word)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {w(word)}
        </TabLink>
      ))}
    </Box>
  );
}

const ShareDialog = lazyDialog(async () => (await import('./ShareDialog.tsx')).ShareDialog);

function BoardTools({ onRefresh }: { onRefresh: () => void }) {
  const w = useBoardWords();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Refresh />} onClick={onRefresh}>
        {w('board.refresh')}
      </Button>
      <Button variant="outlined" startIcon={<QrCode2 />} onClick={() => setSharing(true)}>
        {w('board.share')}
      </Button>
      <Login />
      <ShareDialog open={sharing} onClose={() => setSharing(false)} />
    </>
  );
}

/** Public headers have no login, and a visitor has no place on the board. */
function Login() {
  const w = useBoardWords();
  const { user, pending } = useSession();
  const guard = useLoginGate();
  if (user) return null;
  return (
    <Button
      variant="outlined"
      onClick={() => guard(() => {})}
      // Most readers are visitors: its place is kept until that is known.
      sx={{ visibility: pending ? 'hidden' : undefined }}
    >
      {w('own.login')}
    </Button>
  );
}
