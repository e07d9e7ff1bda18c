import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../kit/desk/desk.ts';
import { FilePicker } from '../kit/import/FilePicker.tsx';
import { Fold, Section } from '../kit/page/layout.tsx';
import { FieldHelp } from './FieldHelp.tsx';
import { SAMPLES, type Sample, sampleFile } from './samples.ts';
import type { FileRead } from './useFile.ts';
import { cellsFile } from './usePastedCells.ts';
import { useFileWords } from './words.ts';

const ACCEPT = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain';

/** The first step: a file, pasted cells, or a sample. */
export function Choose({ file }: { readonly file: FileRead }) {
  const f = useFileWords();
  const { start, end_date } = useDesk();
  const { upload, read } = file;
  const trySample = (sample: Sample) =>
    // Nobody reads letters to invented people.
    read(sampleFile(sample, start ?? new Date().toISOString().slice(0, 10), end_date), false);
  return (
    <Section title={f('files.choose')}>
      <Box sx={{ color: 'text.secondary', maxWidth: '72ch', mb: 2 }}>{f('files.chooseHelp')}</Box>
      {upload.error && (
        <Alert severity="error" sx={{ mb: 2, maxWidth: 860 }}>
          {upload.error.message}
        </Alert>
      )}
      <FilePicker
        accept={ACCEPT}
        hint={f('files.drop')}
        linesLabel={f('files.cells')}
        busy={upload.isPending}
        onFile={(chosen) => read(chosen)}
        onLines={(text) => read(cellsFile(text, f('files.pasted')))}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {f('files.try')}
          {SAMPLES.map((sample) => (
            <Button
              key={sample}
              variant="outlined"
              size="small"
              disabled={upload.isPending}
              onClick={() => trySample(sample)}
            >
              {f(`files.sample.${sample}`)}
            </Button>
          ))}
        </Box>
      </FilePicker>
      <Box sx={{ mt: 3 }}>
        <Fold title={f('files.read')}>
          <FieldHelp />
        </Fold>
      </Box>
    </Section>
  );
}
