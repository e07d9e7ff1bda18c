import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DragEvent, useRef, useState } from 'react';
import { type FileText, lettersOf } from './letters.ts';
import { useImportWords } from './words.ts';

/** Largest import, bytes. */
const LARGEST = 1_000_000;

interface FilePickerProps {
  readonly example: string;
  readonly typed: string;
  readonly onLines: (csv: string) => void;
  readonly onFile: (file: FileText) => void;
}

export function FilePicker({ example, typed, onLines, onFile }: FilePickerProps) {
  const w = useImportWords();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [lines, setLines] = useState(typed);

  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST) toast.error(w('import.tooLarge'));
    else await lettersOf(file).then(onFile, () => toast.error(w('import.unreadable')));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Box
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          px: 2,
          py: 4,
          textAlign: 'center',
          borderRadius: 1,
          border: '2px dashed',
          borderColor: over ? 'primary.main' : 'divider',
          backgroundColor: over ? 'action.hover' : undefined,
        }}
      >
        <Button variant="contained" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
          {w('import.file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={w('import.file')}
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // Lets the same file be chosen again after a correction.
            target.value = '';
          }}
        />
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{w('import.drop')}</Box>
      </Box>
      <TextInput
        kind="text"
        label={w('import.lines')}
        multiline
        minRows={4}
        maxRows={14}
        value={lines}
        placeholder={example}
        inputProps={{ spellCheck: false, sx: { fontFamily: 'monospace', fontSize: '0.8125rem' } }}
        onChange={({ target }) => setLines(target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" disabled={lines.trim() === ''} onClick={() => onLines(lines)}>
          {w('import.preview')}
        </Button>
        <Button variant="text" onClick={() => setLines(example)}>
          {w('import.example')}
        </Button>
      </Box>
    </Box>
  );
}
