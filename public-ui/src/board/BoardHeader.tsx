import type { LiveState } from '@courtcrew/ui-kit/live/connection.ts';
import { LiveMark } from '@courtcrew/ui-kit/live/LiveMark.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import Box from '@mui/material/Box';
import { TabLink } from './TabLink.tsx';
import { VenueClock } from './VenueClock.tsx';
import { type BoardWord, useBoardWords } from './words.ts';

interface BoardHeaderProps {
  readonly tid: string;
  /** Null for a tournament that is not open: its board still has an address. */
  readonly name: string | null;
  readonly zone: string;
  readonly live: LiveState;
}

/** Whose board this is, what time it is there, and whether it moves by itself. */
export function BoardHeader({ tid, name, zone, live }: BoardHeaderProps) {
  const w = useBoardWords();
  const title = name ?? w('nav.board');
  return (
    <PageHeader
      title={title}
      tab={name ? `${w('nav.board')} · ${name}` : title}
      about={
        <>
          <VenueClock zone={zone} />
          <LiveMark state={live} zone={zone} />
          <Box
            sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
            className="no-print"
          >
            <Elsewhere to={`/public/boardDisplay/${tid}`} word="board.television" />
            <Elsewhere to={`/public/linecheckin?tid=${tid}`} word="line.title" />
            <Elsewhere to={`/public/linecheckinshifts?tid=${tid}`} word="line.shiftsTitle" />
          </Box>
        </>
      }
    />
  );
}

const Elsewhere = ({ to, word }: { to: string; word: BoardWord }) => {
  const w = useBoardWords();
  return (
    <TabLink to={to} label={w(word)} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      {w(word)}
    </TabLink>
  );
};
