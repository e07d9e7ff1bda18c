import type { LiveState } from '@courtcrew/ui-kit/live/connection.ts';
import { LiveMark } from '@courtcrew/ui-kit/live/LiveMark.tsx';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useDesk } from './desk.ts';

interface DeskHeaderProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Replaces the title in the browser's tab. */
  readonly tab?: string;
  readonly low?: boolean;
}

/** Title of a staff screen with its tournament and zone, and whether the screen hears of changes. */
export function LiveHeader({
  live,
  title,
  actions,
  tab,
  low,
}: DeskHeaderProps & { readonly live: LiveState }) {
  const w = useWords();
  const { name, time_zone } = useDesk();
  return (
    <PageHeader
      title={title}
      tab={tab}
      low={low}
      actions={actions}
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
  );
}

/** The same of a desk screen, which is live while it stands. */
export function DeskHeader(props: DeskHeaderProps) {
  const { tid } = useDesk();
  return <LiveHeader {...props} live={useRoom(`desk:${tid}`)} />;
}
