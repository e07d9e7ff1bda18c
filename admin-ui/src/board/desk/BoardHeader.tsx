import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import type { LiveState } from '@courtcrew/ui-kit/live/connection.ts';
import { LiveMark } from '@courtcrew/ui-kit/live/LiveMark.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import OpenInNew from '@mui/icons-material/OpenInNew';
import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useBoardWords } from '../words.ts';
import { ActButton } from './ActButton.tsx';
import type { BoardDesk } from './acts.ts';
import { OutcomeLine } from './OutcomeLine.tsx';

interface BoardHeaderProps {
  readonly desk: BoardDesk;
  readonly live: LiveState;
  readonly zone: string;
  /** Null while unknown. */
  readonly checkedIn: number | null;
  readonly finder: ReactNode;
}

export function BoardHeader({ desk, live, zone, checkedIn, finder }: BoardHeaderProps) {
  const b = useBoardWords();
  useTitle(b('staff.liveBoard'));
  const playing = desk.board.courts.filter(({ id }) => id !== null).length;
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 36 }}
    >
      <Typography variant="h1" sx={{ fontSize: '1.125rem' }}>
        {b('staff.liveBoard')}
      </Typography>
      <LiveMark state={live} zone={zone} />
      <Box
        component="dl"
        sx={{ order: { xs: 2, md: 0 }, display: 'flex', gap: 1.5, m: 0, typography: 'body2' }}
      >
        {checkedIn !== null && <Count word={b('board.checkedIn')} count={checkedIn} />}
        <Count word={b('board.playing')} count={playing} />
        <Count word={b('board.freeCount')} count={desk.board.courts.length - playing} />
      </Box>
      <OutcomeLine outcome={desk.outcomes.outcome} onUndo={desk.undo} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        {finder}
        <ActButton act={{ key: 'c', label: ['act.checkIn'], run: () => desk.ask({ kind: 'checkIn' }) }} />
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <ActButton act={{ key: '?', label: ['act.keys'], run: () => desk.ask({ kind: 'keys' }) }} />
        </Box>
        <IconButton
          aria-label={b('staff.courtReset')}
          title={b('staff.courtReset')}
          onClick={() => desk.ask({ kind: 'reset' })}
        >
          <RestartAlt fontSize="small" />
        </IconButton>
        <IconButton
          component={AppAnchor}
          to={`/public/board/${desk.tid}`}
          target="_blank"
          rel="noopener"
          aria-label={b('board.publicView')}
          title={b('board.publicView')}
        >
          <OpenInNew fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

const Count = ({ word, count }: { word: string; count: number }) => (
  <Box sx={{ display: 'flex', gap: 0.5, whiteSpace: 'nowrap' }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {word}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 680, fontVariantNumeric: 'tabular-nums' }}>
      {count}
    </Box>
  </Box>
);
