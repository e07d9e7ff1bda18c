import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import { saveFile } from '@courtcrew/ui-kit/page/list/saveFile.ts';
import Download from '@mui/icons-material/Download';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { useFactorWords } from './words.ts';

/** Shown once: the dialog does not close by accident. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const w = useFactorWords();
  const id = useId();
  const [kept, setKept] = useState(false);
  const text = `${w('codes.file')}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-help`}>
      <DialogTitle id={`${id}-title`}>{w('codes.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box id={`${id}-help`}>{w('codes.help')}</Box>
        <Box
          component="ul"
          aria-label={w('codes.list')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 2,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            border: '1px solid var(--mui-palette-divider)',
            borderRadius: 1,
          }}
        >
          {codes.map((code) => (
            <Box key={code} component="li" sx={{ fontFamily: 'monospace', fontSize: 16 }}>
              {code}
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <CopyButton text={text} />
          <Button
            variant="outlined"
            startIcon={<Download />}
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'courtcrew-recovery-codes.txt')}
          >
            {w('codes.download')}
          </Button>
          <Button variant="outlined" startIcon={<Print />} onClick={() => printText(text)}>
            {w('codes.print')}
          </Button>
        </Box>
        <FormControlLabel
          label={w('codes.kept')}
          control={<Checkbox checked={kept} onChange={(_, checked) => setKept(checked)} />}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!kept} onClick={onClose}>
          {w('codes.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Prints a text without the page around it. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) return;
  const lines = contentDocument.createElement('pre');
  lines.textContent = text;
  contentDocument.body.append(lines);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
