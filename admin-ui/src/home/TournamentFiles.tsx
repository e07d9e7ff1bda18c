import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useServerFiles } from '../kit/export/serverFiles.ts';
import { Fold } from '../kit/page/layout.tsx';
import { useHomeWords } from './words.ts';

/** The tournament as files to keep. */
export function TournamentFiles({ tid }: { readonly tid: string }) {
  const w = useHomeWords();
  const { workbook, grid } = useServerFiles(tid);
  return (
    <Fold title={w('home.files')} help={w('home.filesHelp')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[workbook, grid].map(({ label, href }) => (
          <Button key={href} variant="outlined" startIcon={<Download />} href={href} download>
            {label}
          </Button>
        ))}
      </Box>
    </Fold>
  );
}
