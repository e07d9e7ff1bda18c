import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { COARSE } from '@courtcrew/ui-kit/theme/styles.ts';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef, useState } from 'react';
import { DropAnywhere } from './DropAnywhere.tsx';
import { useImportWords } from './words.ts';

interface FilePickerProps {
  /** Of the file input: endings and types. */
  readonly accept: string;
  /** What else can be done, below the button. */
  readonly hint: string;
  readonly linesLabel: string;
  /** Lines that show what is read; a button enters them. */
  readonly example?: string;
  /** Lines as they were entered before. */
  readonly typed?: string;
  readonly busy?: boolean;
  readonly onLines: (lines: string) => void;
  readonly onFile: (file: File) => void;
  /** Further ways. */
  readonly children?: ReactNode;
}

/** The ways to hand over a spreadsheet: a chosen file, one dropped anywhere on the page, or pasted lines. */
export function FilePicker(props: FilePickerProps) {
  const { accept, hint, linesLabel, example, typed = '', busy = false, onLines, onFile, children } = props;
  const w = useImportWords();
  const input = useRef<HTMLInputElement>(null);
  const [lines, setLines] = useState(typed);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <DropAnywhere onFile={onFile} />
      <Box sx={AREA}>
        <Button
          variant="contained"
          startIcon={<UploadFile />}
          loading={busy}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {w('import.file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={w('import.file')}
          accept={accept}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onFile(file);
            // Lets the same file be chosen again after a correction.
            target.value = '';
          }}
        />
        <Box sx={HINT}>{hint}</Box>
      </Box>
      {children}
      <TextInput
        kind="text"
        label={linesLabel}
        multiline
        minRows={example ? 4 : 2}
        maxRows={14}
        value={lines}
        placeholder={example}
        inputProps={{ spellCheck: false, sx: { fontFamily: 'monospace', fontSize: '0.8125rem' } }}
        onChange={({ target }) => setLines(target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" disabled={busy || lines.trim() === ''} onClick={() => onLines(lines)}>
          {w('import.preview')}
        </Button>
        {example && (
          <Button variant="text" onClick={() => setLines(example)}>
            {w('import.example')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Fingers neither drop files nor press Ctrl. */
const HINT = { color: 'text.secondary', typography: 'body2', [COARSE]: { display: 'none' } } as const;

const AREA = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  px: 2,
  py: 4,
  textAlign: 'center',
  borderRadius: 1,
  border: '2px dashed',
  borderColor: 'divider',
} as const;
