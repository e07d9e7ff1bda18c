import type { LiveState } from '@courtcrew/ui-kit/live/connection.ts';
import { LiveMark } from '@courtcrew/ui-kit/live/LiveMark.tsx';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useDesk } from './desk.ts';

interface DeskHeaderProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Replaces the title in the browser's tab. */
  readonly tab?: string;
  readonly low?: boolean;
  /** The line of this screen's last step (`LastStepLine`). */
  readonly steps?: ReactNode;
}

/** Title of a staff screen with its tournament and zone, and whether the screen hears of changes. */
export function LiveHeader({
  live,
  title,
  actions,
  tab,
  low,
  steps,
}: DeskHeaderProps & { readonly live: LiveState }) {
  const w = useWords();
  const { name, time_zone } = useDesk();
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  return (
    <>
      <PageHeader
        title={title}
        tab={tab}
        low={low}
        actions={
          steps && !narrow ? (
            <>
              <Box sx={{ maxWidth: 'min(76ch, 42vw)' }}>{steps}</Box>
              {actions}
            </>
          ) : (
            actions
          )
        }
        about={
          <>
            <span>{name}</span>
            {/* On a phone it begins a line, where there is nothing to part it from. */}
            <Box component="span" sx={{ '&::before': { content: { xs: 'none', sm: '"· "' } } }}>
              {w('time.venue')} ({time_zone})
            </Box>
            <span className="no-print">
              <LiveMark state={live} zone={time_zone} />
            </span>
          </>
        }
      />
      {steps && narrow && <Box sx={STUCK}>{steps}</Box>}
    </>
  );
}

/** Below the bar of the application, wherever the page is scrolled to. */
const STUCK = {
  position: 'sticky',
  top: 56,
  zIndex: 3,
  mt: -1,
  mb: 1,
  backgroundColor: 'background.default',
} as const;

/** The same of a desk screen, which is live while it stands. */
export function DeskHeader(props: DeskHeaderProps) {
  const { tid } = useDesk();
  return <LiveHeader {...props} live={useRoom(`desk:${tid}`)} />;
}
