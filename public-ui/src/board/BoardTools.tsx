import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import QrCode2 from '@mui/icons-material/QrCode2';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useBoardWords } from './words.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

interface BoardToolsProps {
  /** When the board was last read or told a change, ms since 1970. */
  readonly updated: number | null;
  readonly zone: string;
  readonly onRefresh: () => void;
}

/** Reads the board again, says how old it is, and hands it on to another phone. */
export function BoardTools({ updated, zone, onRefresh }: BoardToolsProps) {
  const w = useBoardWords();
  const { language } = useSpeech();
  const [asked, setAsked] = useState(false);
  const [sharing, setSharing] = useState(false);
  const share = () => {
    setAsked(true);
    setSharing(true);
  };
  return (
    <Box
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}
    >
      <Button variant="outlined" startIcon={<Refresh />} onClick={onRefresh}>
        {w('board.refresh')}
      </Button>
      <Button variant="outlined" startIcon={<QrCode2 />} onClick={share}>
        {w('board.share')}
      </Button>
      {updated !== null && (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {w('board.updated', { time: clock(new Date(updated).toISOString(), zone, language) })}
        </Box>
      )}
      {asked && (
        <Suspense fallback={null}>
          <ShareDialog open={sharing} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Box>
  );
}
