import { getImports } from '@courtcrew/domain/files/contract.ts';
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Progress } from '@courtcrew/ui-kit/page/state/Progress.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { DeskHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { DropAnywhere } from '../kit/import/DropAnywhere.tsx';
import { takeHanded } from '../kit/import/handed.ts';
import { useImportWords } from '../kit/import/words.ts';
import { Section } from '../kit/page/layout.tsx';
import { LastStepLine } from '../kit/undo/StepLine.tsx';
import { Apply } from './Apply.tsx';
import { Choose } from './Choose.tsx';
import { Earlier } from './Earlier.tsx';
import { Holds } from './Holds.tsx';
import { Rows } from './Rows.tsx';
import { Running } from './Running.tsx';
import { type FileRead, type Look, useFile } from './useFile.ts';
import { usePastedCells } from './usePastedCells.ts';
import { useFileWords } from './words.ts';

/** Imports a spreadsheet: choose it, check what it was taken for, mend its rows, import them. */
export function ImportPage() {
  const f = useFileWords();
  const file = useFile();
  const { read, importing, hasFile } = file;
  const step = useFocusOnStep(importing !== '' ? 'import' : hasFile ? 'file' : 'choose');
  usePastedCells(read);
  useEffect(() => {
    const handed = takeHanded();
    if (handed) read(handed);
  });
  useOwnRunning(file.begin);
  return (
    <>
      <DeskHeader title={f('staff.import')} steps={<LastStepLine />} />
      <Box ref={step} tabIndex={-1} sx={{ display: 'grid', gap: 4, outline: 'none', minWidth: 0 }}>
        {importing !== '' ? (
          <Running id={importing} file={file} />
        ) : hasFile ? (
          <OneFile file={file} />
        ) : (
          <Choose file={file} />
        )}
        {(importing !== '' || hasFile) && <DropAnywhere onFile={read} />}
        <Earlier onOpen={file.begin} />
      </Box>
    </>
  );
}

/** Opens the reader's own import that is under way when the page is opened, as after a reload before it was answered. */
function useOwnRunning(begin: (id: string) => void) {
  const { tid } = useDesk();
  const { user } = useSession();
  const imports = useCall(getImports, { params: { tid } });
  const looked = useRef(false);
  useEffect(() => {
    if (!imports.data || looked.current) return;
    looked.current = true;
    const own = imports.data.find(({ state, ref_id }) => state === 'working' && ref_id === user?.ref_id);
    if (own) begin(own.id);
  });
}

/** The pressed button is gone with its step: the focus goes to the next one, not to the top of the page. */
function useFocusOnStep(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) box.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  return box;
}

function OneFile({ file }: { readonly file: FileRead }) {
  const f = useFileWords();
  const { look, startOver } = file;
  const isGone = look.error instanceof CallFailed && look.error.status === 404 && !look.data;
  if (isGone)
    return (
      <>
        <Alert severity="info">{f('files.gone')}</Alert>
        <Choose file={file} />
      </>
    );
  return (
    <Answered of={look} loading="form" rows={6}>
      {(found) => (
        <>
          <Chosen look={found} file={file} onAnother={startOver} />
          {found.rows === 0 && <Alert severity="warning">{f('files.noRows')}</Alert>}
          <Holds look={found} file={file} />
          {file.isReadable ? (
            <>
              <Rows look={found} file={file} />
              <Apply look={found} file={file} />
            </>
          ) : (
            found.rows > 0 && <Alert severity="info">{f('files.chooseFirst')}</Alert>
          )}
        </>
      )}
    </Answered>
  );
}

interface ChosenProps {
  readonly look: Look;
  readonly file: FileRead;
  readonly onAnother: () => void;
}

/** The file that was chosen, in one line. */
function Chosen({ look, file: { upload }, onAnother }: ChosenProps) {
  const f = useFileWords();
  const i = useImportWords();
  const { name, rows, source } = look;
  return (
    <Section
      title={f('files.file1', { name })}
      help={
        source === 'unknown'
          ? f('files.rows', { rows })
          : f('files.isFrom', { rows, source: SOURCE_NAMES[source] })
      }
      aside={
        <Button variant="outlined" onClick={onAnother}>
          {f('files.another')}
        </Button>
      }
    >
      {upload.isPending && <Progress label={i('import.reading')} done={0} total={null} />}
      {upload.error && <Alert severity="error">{upload.error.message}</Alert>}
    </Section>
  );
}

const SOURCE_NAMES = {
  signupgenius: 'SignUpGenius',
  'google-forms': 'Google Forms',
  assignr: 'Assignr',
  'pickleball-desk': 'Pickleball Desk',
  courtcrew: 'Courtcrew',
} as const;
